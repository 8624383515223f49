// Lessons and puzzles at the table: how one is opened, and what it says.

// The page is there already. Naming it here keeps it in one chunk, instead of one for each set of users.
import "../page/page.js";

export { openLesson, openLessonFile, openPuzzle } from "./lesson_opening.js";
export { note, plain } from "./notes.js";
