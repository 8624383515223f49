// Lessons and puzzles at the table: how one is opened, and what it says.

export { openLesson, openLessonFile, openPuzzle } from "./lesson_opening.js";
export { note, plain } from "./notes.js";
