// What the engine has been asked and has not answered yet, each with a deadline.

import { forAnswer } from "./deadlines.js";

/**
 * @typedef {object} Pending
 * @property {number} id
 * @property {"ask" | "think"} do
 * @property {string} text
 * @property {AbortSignal} [signal] calls it off
 * @property {(ok: unknown) => void} done
 * @property {(fault: Error) => void} fail
 * @property {number} timer
 */

export class Unanswered {
  #lastId = 0;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #late;

  /** @param {() => void} late told if one is not answered in time */
  constructor(late) {
    this.#late = late;
  }

  [Symbol.iterator]() {
    return this.#pending.values();
  }

  nextId() {
    return ++this.#lastId;
  }

  /** @param {Pending} pending */
  add(pending) {
    this.#pending.set(pending.id, pending);
  }

  /** The one with this id, for which nobody waits any more. @param {number} id */
  take(id) {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(pending?.timer);
    return pending;
  }

  /** @param {() => Error} why */
  giveUp(why) {
    for (const { fail } of this) fail(why());
    this.#pending.clear();
  }

  /** The deadline begins anew with every sign of life. @param {number} id */
  extend(id) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    pending.timer = window.setTimeout(this.#late, forAnswer());
  }

  extendAll() {
    for (const { id } of this) this.extend(id);
  }

  /** No answer can be late for a while. */
  stopClocks() {
    for (const { timer } of this) clearTimeout(timer);
  }
}
