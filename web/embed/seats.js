// Who plays a position in a frame: the reader in the place of the one to move, the others foxes.

import { KINDS } from "../page/address.js";

/**
 * @param {number} players
 * @param {number} turn
 */
export const usualSeats = (players, turn) =>
  Array.from({ length: players }, (_, seat) => (seat === turn ? "human" : "fox"));

/** The seats a text names; null if it names others. @param {string} text */
export function readSeats(text) {
  const seats = text.split(",");
  // somebody on another device could not be sent a link to a frame
  return seats.every((kind) => KINDS.includes(kind) && kind !== "link") ? seats : null;
}

/** A game that begins with a position; whether it is sound the engine says. @param {import("../engine_types.js").Position} start */
export function recordFrom(start) {
  const { game, players } = start;
  const record = { polis: 1, game, players, start, moves: [] };
  return /** @type {import("../engine_types.js").GameRecord} */ (/** @type {unknown} */ (record));
}
