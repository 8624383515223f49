// A position that a frame begins with.

/** A game that begins with a position; whether it is sound the engine says. @param {import("../engine_types.js").Position} start */
export function recordFrom(start) {
  const { game, players } = start;
  return { polis: 1, game, players, start, moves: /** @type {string[]} */ ([]) };
}
