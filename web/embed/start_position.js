// A position that a frame begins with.

/** A game that begins with a position; whether it is sound the engine says. @param {import("../engine_types.js").Position} start */
export function recordFrom(start) {
  const { game, players } = start;
  const record = { polis: 1, game, players, start, moves: [] };
  return /** @type {import("../engine_types.js").GameRecord} */ (/** @type {unknown} */ (record));
}
