// What happened at a table, line by line, as the viewer was told, and why bots played their moves.

/** @typedef {import("../engine_types.js").LogLine} LogLine */
/** @typedef {import("../engine_types.js").Message} Message */
/** @typedef {LogLine & { said: Message }} Line */

/** Lines without those that are told along with one before. @param {LogLine[]} lines @returns {Line[]} */
export const saidAlone = (lines) =>
  lines.filter(/** @returns {line is Line} */ (line) => line.said !== null);

export class TableLog {
  /** @type {Line[]} */
  #lines = [];
  /** @type {Map<number, Message[]>} as far as somebody has asked */
  #whys = new Map();

  get lines() {
    return this.#lines;
  }

  /** More happened, or (`anew`) the viewer is told all of it. @param {LogLine[]} lines @param {boolean} anew */
  add(lines, anew) {
    this.#lines = [...(anew ? [] : this.#lines), ...saidAlone(lines)];
  }

  /** Another match: nothing of it has happened yet. */
  clear() {
    this.#lines = [];
    this.#whys.clear();
  }

  /** Why a bot played a move; undefined if nobody has asked yet. @param {number} move */
  why(move) {
    return this.#whys.get(move);
  }

  /** @param {number} move @param {Message[]} why */
  explain(move, why) {
    this.#whys.set(move, why);
  }

  /** What the others did between the last two turns of a seat. @param {number} seat */
  betweenTurnsOf(seat) {
    const mine = (/** @type {Line} */ { event }) => event.event === "turn" && event.seat === seat;
    const last = this.#lines.findLastIndex(mine);
    const before = this.#lines.slice(0, Math.max(last, 0)).findLastIndex(mine);
    const over = this.#lines.findIndex(
      ({ event }, at) => at > before && event.event === "turn" && event.seat !== seat,
    );
    return last < 0 || before < 0 ? [] : this.#lines.slice(over, last);
  }
}
