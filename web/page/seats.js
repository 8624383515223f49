// Who sits where: a person at this device, one on another device (by link), or a bot of a level.

import { GAMES, LEVELS } from "../parts.js";

export const HERE = "human";
// somebody on another device, who is sent a link when it is their turn
export const BY_LINK = "link";
export const KINDS = [HERE, ...LEVELS, BY_LINK];
export const USUAL_BOT = "fox";

const SIZES = Object.values(GAMES).map(({ players }) => players);
/** The least and the most players that any game has. */
export const ANY_SIZE = [
  Math.min(...SIZES.map(([least]) => least)),
  Math.max(...SIZES.map(([, most]) => most)),
];

/** @param {string} kind */
export const isPerson = (kind) => kind === HERE || kind === BY_LINK;

/**
 * One person here, the others bots.
 * @param {number} players
 * @param {number} [person] their seat
 * @param {string} [bot]
 */
export const usualSeats = (players, person = 0, bot = USUAL_BOT) =>
  Array.from({ length: players }, (_, seat) => (seat === person ? HERE : bot));

/**
 * Those named, and for the rest the usual ones.
 * @param {string[]} seats
 * @param {number} players
 */
export const filled = (seats, players) =>
  usualSeats(players).map((usual, seat) => seats[seat] ?? usual);

/**
 * The seats that a text names; null if it names others.
 * @param {string} text
 * @param {string[]} [kinds]
 */
export function readSeats(text, kinds = KINDS) {
  const seats = text.split(",");
  return seats.every((kind) => kinds.includes(kind)) ? seats : null;
}
