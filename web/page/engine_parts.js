// Which parts of the engine a game is played by.

import { ENGINE_PARTS } from "../parts.js";

/** Lessons and puzzles of all games. */
export const LEARNING = "learning";

/**
 * The game's own, and those of the expansions among its options.
 * @param {string} game
 * @param {string[]} options those that are on
 */
export const partsOf = (game, options) =>
  [game, ...options.map((name) => `${game}-${name}`)].filter((part) => ENGINE_PARTS.includes(part));
