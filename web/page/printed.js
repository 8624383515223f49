// What is printed on a game's cards and board besides words, for those who draw them.

import { loadJson } from "./load_json.js";

/** @typedef {import("../engine_types.js").Printed} Printed */

/** @type {Map<string, Promise<Printed>>} */
const loads = new Map();

/** @param {string} game */
export function loadPrinted(game) {
  let printed = loads.get(game);
  if (!printed) {
    printed = /** @type {Promise<Printed>} */ (loadJson(`printed/${game}.json`));
    loads.set(game, printed);
    printed.catch(() => loads.delete(game)); // the next try may find it
  }
  return printed;
}
