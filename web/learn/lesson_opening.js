// Opening a lesson or a puzzle.

import { LEVELS } from "../parts.js";
import { Refused } from "../page/engine.js";
import { quoted } from "../page/quoted.js";
import { ANY_SIZE, usualSeats } from "../page/seats.js";
import { gameWith, loadCourse, loadLesson, loadPuzzles } from "./files.js";
import { LessonSession } from "./lesson_session.js";
import { PuzzleSession } from "./puzzle_session.js";

/** @typedef {import("../page/page.js").Page} Page */
/** @typedef {import("./lesson_session.js").From} From */
/** @typedef {AbortSignal} Choice the reader's, until they choose something else */
/** @typedef {import("./lesson_session.js").Lesson} Lesson */

/**
 * @param {Page} page
 * @param {Choice} choice
 * @param {string} id
 * @param {From} [from]
 */
export async function openLesson(page, choice, id, from) {
  const found = await gameWith(Object.keys(page.games), loadCourse, id);
  choice.throwIfAborted();
  if (!found) return notThere(page, id);
  const { game, list: course } = found;
  page.store.setLearning({ course });
  await openLessonFile(page, choice, await loadLesson(game, id), game, from);
}

/**
 * A lesson as its file has it; the engine says what is wrong with one.
 * @param {Page} page
 * @param {Choice} choice
 * @param {Lesson} lesson
 * @param {string} game
 * @param {From} [from]
 */
export async function openLessonFile({ opening }, choice, lesson, game, from) {
  const players = lesson.steps[0].position?.players ?? ANY_SIZE[0];
  const seats = usualSeats(players, lesson.seat ?? 0, lesson.others ?? LEVELS[0]);
  const session = await opening.openAs(
    choice,
    { name: String(lesson.id), address: "", seats },
    game,
    (surroundings, start) => new LessonSession(surroundings, start, lesson, from),
  );
  await opening.run(session, session.request);
}

/**
 * @param {Page} page
 * @param {Choice} choice
 * @param {string} id
 * @param {string[]} [played] moves to begin after
 */
export async function openPuzzle(page, choice, id, played = []) {
  const { opening } = page;
  const found = await gameWith(Object.keys(page.games), loadPuzzles, id);
  choice.throwIfAborted();
  const puzzle = found?.list.find((other) => other.id === id);
  if (!found || !puzzle) return notThere(page, id);
  const { game, list: puzzles } = found;
  page.store.setLearning({ puzzles });
  const seats = usualSeats(puzzle.position.players, puzzle.seat);
  const session = await opening.openAs(
    choice,
    { name: id, address: "", seats },
    game,
    (surroundings, start) => new PuzzleSession(surroundings, start, puzzle, played),
  );
  await opening.run(session, session.request);
}

/** @param {Page} page @param {string} id the puzzle just played */
export async function openNextPuzzle(page, id) {
  const { puzzles } = page.state;
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  await page.opening.openPuzzle(puzzles[(at + 1) % puzzles.length].id);
}

/** @param {Page} page @param {string} id a lesson or puzzle that nobody has written */
async function notThere(page, id) {
  const reason = { id: "learn-not-there", args: { name: quoted(id) } };
  if (page.isFrame) throw new Refused({ kind: "BadLesson", reason });
  await page.toStart(false);
  page.notify(reason);
}
