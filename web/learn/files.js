// Lessons and puzzles as files, loaded when somebody wants them.

import { Absent, loadJson } from "../page/load_json.js";

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A game's lessons in order, with their titles. @param {string} game */
export async function loadCourse(game) {
  const course = await loadJson(`lessons/${game}/course.json`);
  return /** @type {import("../engine_types.js").Course} */ (course).lessons;
}

/** @param {string} game @param {string} id */
export async function loadLesson(game, id) {
  if (!NAME.test(id)) throw new Error(id);
  const lesson = await loadJson(`lessons/${game}/${id}.json`);
  return /** @type {import("../engine_types.js").LessonFile} */ (lesson);
}

/** @param {string} game */
export async function loadPuzzles(game) {
  const puzzles = await loadJson(`puzzles/${game}.json`);
  return /** @type {import("../engine_types.js").PuzzleFile[]} */ (puzzles);
}

/**
 * The first game whose list has what is asked for, with its list; null if none has.
 * @template {{ id: string }} T
 * @param {string[]} games
 * @param {(game: string) => Promise<T[]>} load
 * @param {string} id
 */
export async function gameWith(games, load, id) {
  for (const game of games) {
    /** @type {T[]} */
    const list = await load(game).catch((fault) => {
      if (!(fault instanceof Absent)) throw fault;
      return [];
    });
    if (list.some((entry) => entry.id === id)) return { game, list };
  }
  return null;
}
