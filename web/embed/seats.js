// Who sits where in a frame: usually the reader in the place of whoever moves, and foxes elsewhere.

import { KINDS } from "../page/address.js";

/**
 * @param {number} players
 * @param {number} turn
 */
export const usualSeats = (players, turn) =>
  Array.from({ length: players }, (_, seat) => (seat === turn ? "human" : "fox"));

/** The seats that a text names; null if it names any that there are not. @param {string} text */
export function readSeats(text) {
  const seats = text.split(",");
  // a game in a frame cannot go on by link at another device
  return seats.every((kind) => KINDS.includes(kind) && kind !== "link") ? seats : null;
}

/** A game that begins with a position; the engine says whether it is sound. @param {import("../engine_types.js").Position} start */
export function recordFrom(start) {
  const { game, players } = start;
  const record = { polis: 1, game, players, start, moves: [] };
  return /** @type {import("../engine_types.js").GameRecord} */ (/** @type {unknown} */ (record));
}
