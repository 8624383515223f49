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

/** The game that has what is asked for; null if none has. @param {string[]} games @param {(game: string) => Promise<boolean>} has */
export async function gameWith(games, has) {
  for (const game of games) {
    const found = await has(game).catch((fault) => {
      if (!(fault instanceof Absent)) throw fault;
      return false;
    });
    if (found) return game;
  }
  return null;
}
