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

/** A game that begins with a position. @param {any} start */
export const recordFrom = (start) => ({
  polis: 1,
  game: start.game,
  players: start.players,
  start,
  moves: [],
});
