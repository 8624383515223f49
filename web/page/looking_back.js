// Looking back at a game: an earlier table at a time, always the one wanted last.

import { forBeat } from "./deadlines.js";
import { saidAlone } from "./table_log.js";

export class LookingBack {
  /** @type {number | null} after how many moves the reader wants to see the table */
  #wanted = null;
  #isAsking = false;
  /** @type {number | null} the timer of a film that runs */
  #beats = null;

  /** @param {import("./table_session.js").TableSession} session */
  constructor(session) {
    this.session = session;
    session.addEventListener("change", () => this.#beatIfRunning());
  }

  get last() {
    return this.session.record?.moves.length ?? 0;
  }

  /** Looks at the table as it was after so many moves. @param {number} at */
  async to(at) {
    this.#wanted = at;
    if (this.#isAsking) return; // a slider that is drawn along asks for many; only where it stops matters
    this.#isAsking = true;
    try {
      while (this.#isWanting && this.session.past?.at !== this.#wanted)
        await this.#show(this.#wanted);
    } finally {
      this.#isAsking = false;
    }
  }

  /** Whether there is an earlier table to look at: not once the reader is back in the present, or left. */
  get #isWanting() {
    return this.#wanted !== null && this.session.transitions.can("lookBack");
  }

  /** A move on or back from where the reader is going: two quick clicks are two steps. @param {1 | -1} way */
  step(way) {
    const from = this.#wanted ?? this.session.past?.at ?? 0;
    return this.to(Math.max(0, Math.min(from + way, this.last)));
  }

  /** @param {number} at */
  async #show(at) {
    const past = await this.tableAt(at);
    if (this.#isWanting) this.session.transitions.lookBack(past);
  }

  /** @param {number} at @returns {Promise<import("./table_phase.js").Past>} */
  async tableAt(at) {
    const state = await this.session.ask({ do: "state", seat: this.session.viewer, at });
    return { at, state, log: saidAlone(state.log) };
  }

  /** Back in the present. */
  stop() {
    this.#wanted = null;
    this.session.transitions.returnToPresent();
  }

  pause() {
    this.session.transitions.run(false);
  }

  /** Runs through the game by itself, or stops. */
  run() {
    const { phase, transitions } = this.session;
    if (phase.is === "looking-back") transitions.run(!phase.running);
  }

  /** The film has a timer as long as the phase says that it runs. */
  #beatIfRunning() {
    const { phase } = this.session;
    const isRunning = phase.is === "looking-back" && phase.running;
    if (isRunning && this.#beats === null)
      this.#beats = window.setInterval(() => this.#beat(), forBeat());
    if (isRunning || this.#beats === null) return;
    clearInterval(this.#beats);
    this.#beats = null;
  }

  async #beat() {
    const { past } = this.session;
    if (past && past.at < this.last) await this.to(past.at + 1);
    else this.pause();
  }
}
