// A position that a frame begins with.

/** A game that begins with a position; whether it is sound the engine says. @param {import("../engine_types.js").Position} start */
export function recordFrom(start) {
  const { game, players, edition } = start;
  // both tell the same edition of the rules, or neither does
  const told = edition === undefined ? {} : { edition };
  return { polis: 1, game, players, ...told, start, moves: /** @type {string[]} */ ([]) };
}
