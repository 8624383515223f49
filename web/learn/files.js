// Lessons and puzzles as files, loaded when somebody wants them.

import { Absent, loadJson } from "../page/load_json.js";

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A game's lessons in order, with their titles.
 * @param {string} game
 * @returns {Promise<{ id: string, title: Record<string, string> }[]>}
 */
export const loadCourse = async (game) => (await loadJson(`lessons/${game}/course.json`)).lessons;

/** @param {string} game @param {string} id */
export async function loadLesson(game, id) {
  if (!NAME.test(id)) throw new Error(id);
  return loadJson(`lessons/${game}/${id}.json`);
}

/**
 * @param {string} game
 * @returns {Promise<{ id: string, goal: string, grade: number, seat: number, position: any }[]>}
 */
export const loadPuzzles = (game) => loadJson(`puzzles/${game}.json`);

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
