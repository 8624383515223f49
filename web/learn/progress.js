// How far the learner has come, kept in this browser. Damaged or unknown entries count as none.

import { REMEMBERED, remember, remembered } from "../page/remembered.js";

/** @typedef {{ step: number, moves: string[], done: boolean }} Progress */

/** @typedef {Record<string, Partial<Record<keyof Progress, unknown>>>} Kept by lesson or puzzle */

/** @returns {Kept} */
function read() {
  try {
    const kept = JSON.parse(remembered(REMEMBERED.progress) ?? "{}");
    return kept && typeof kept === "object" ? /** @type {Kept} */ (kept) : {};
  } catch {
    return {};
  }
}

/**
 * @param {string} name `lesson/id` or `puzzle/id`
 * @returns {Progress}
 */
export function progressOf(name) {
  const { step, moves, done } = read()[name] ?? {};
  const reached = Number(step);
  return {
    step: Number.isInteger(reached) && reached >= 0 ? reached : 0,
    moves: Array.isArray(moves) ? moves.map(String) : [],
    done: Boolean(done),
  };
}

/**
 * What is done once stays done.
 * @param {string} name
 * @param {Progress} progress
 */
export function keepProgress(name, progress) {
  const all = read();
  all[name] = { ...progress, done: progress.done || Boolean(all[name]?.done) };
  remember(REMEMBERED.progress, JSON.stringify(all));
}
