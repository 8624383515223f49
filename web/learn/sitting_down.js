// Sitting down to a lesson or a puzzle.

import { LEVELS } from "../parts.js";
import { Refused } from "../page/engine.js";
import { gameWith, loadCourse, loadLesson, loadPuzzles } from "./files.js";
import { LessonSitting } from "./lesson_sitting.js";
import { PuzzleSitting } from "./puzzle_sitting.js";

/** @typedef {import("../page/page.js").Page} Page */

/**
 * @param {Page} page
 * @param {string} id
 * @param {boolean} push whether the address is to say so
 * @param {LessonSitting["from"]} [from]
 */
export async function openLesson(page, id, push, from) {
  if (push) page.seating.goTo(`?lesson=${id}`);
  const game = await gameWith(Object.keys(page.games), async (name) => {
    page.course = await loadCourse(name);
    return page.course.some((lesson) => lesson.id === id);
  });
  if (!game) return notThere(page, id);
  await sitDownToLesson(page, await loadLesson(game, id), game, from);
}

/**
 * A lesson as its file has it; the engine says what is wrong with one.
 * @param {Page} page
 * @param {any} lesson
 * @param {string} game
 * @param {LessonSitting["from"]} [from]
 */
export async function sitDownToLesson({ seating }, lesson, game, from) {
  const players = Math.min(Number(lesson.steps?.[0]?.position?.players) || 2, 5);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === (lesson.seat ?? 0) ? "human" : (lesson.others ?? LEVELS[0]),
  );
  const sitting = await seating.sit(
    { name: String(lesson.id), address: "", seats },
    game,
    LessonSitting,
  );
  sitting.lesson = lesson;
  if (from) sitting.from = from;
  await seating.run(sitting, sitting.request);
}

/**
 * @param {Page} page
 * @param {string} id
 * @param {boolean} push
 * @param {string[]} [played] moves to begin after
 */
export async function openPuzzle(page, id, push, played = []) {
  const { seating } = page;
  if (push) seating.goTo(`?puzzle=${id}`);
  const game = await gameWith(Object.keys(page.games), async (name) => {
    page.puzzles = await loadPuzzles(name);
    return page.puzzles.some((puzzle) => puzzle.id === id);
  });
  const puzzle = page.puzzles.find((other) => other.id === id);
  if (!game || !puzzle) return notThere(page, id);
  const seats = Array.from({ length: puzzle.position.players }, (_, seat) =>
    seat === puzzle.seat ? "human" : "fox",
  );
  const sitting = await seating.sit({ name: id, address: "", seats }, game, PuzzleSitting);
  sitting.puzzle = puzzle;
  sitting.played = played;
  await seating.run(sitting, sitting.request);
}

/** @param {Page} page @param {string} id the puzzle just played */
export async function openNextPuzzle(page, id) {
  const { puzzles } = page;
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  await openPuzzle(page, puzzles[(at + 1) % puzzles.length].id, true);
}

/** @param {Page} page @param {string} id a lesson or puzzle that nobody has written */
async function notThere(page, id) {
  const reason = { id: "learn-not-there", args: { name: id.slice(0, 40) } };
  if (page.embedded) throw new Refused({ kind: "BadLesson", reason });
  await page.toStart(false);
  page.notify(reason);
}
