// What is printed on a game's cards and board besides words, for those who draw them.

import { loadJson } from "./load_json.js";

/** @typedef {{ cards: Record<string, any>, board: any }} Printed */

/** @type {Map<string, Promise<Printed>>} */
const asked = new Map();

/** @param {string} game */
export function loadPrinted(game) {
  let printed = asked.get(game);
  if (!printed) {
    printed = loadJson(`printed/${game}.json`);
    asked.set(game, printed);
    printed.catch(() => asked.delete(game)); // the next try may find it
  }
  return printed;
}
