// Looking back at a game: an earlier table at a time, always the one wanted last.

import { forBeat } from "./deadlines.js";
import { saidAlone } from "./table_log.js";

export class LookingBack {
  /** @type {number | null} after how many moves the reader wants to see the table */
  #wanted = null;
  #isAsking = false;
  #timer = 0; // of a film that runs

  /** @param {import("./table_session.js").TableSession} session */
  constructor(session) {
    this.session = session;
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
      while (this.#wanted !== null && this.session.past?.at !== this.#wanted)
        await this.#show(this.#wanted);
    } finally {
      this.#isAsking = false;
    }
  }

  /** A move on or back from where the reader is going: two quick clicks are two steps. @param {1 | -1} way */
  step(way) {
    const from = this.#wanted ?? this.session.past?.at ?? 0;
    return this.to(Math.max(0, Math.min(from + way, this.last)));
  }

  /** @param {number} at */
  async #show(at) {
    const past = await this.tableAt(at);
    if (this.#wanted === null) return; // back in the present meanwhile
    this.session.transitions.lookBack(past);
  }

  /** @param {number} at @returns {Promise<import("./table_phase.js").Past>} */
  async tableAt(at) {
    const { engine, viewer } = this.session;
    const state = await engine.ask({ do: "state", seat: viewer, at });
    return { at, state, log: saidAlone(state.log) };
  }

  /** Back in the present. */
  stop() {
    this.#wanted = null;
    this.pause();
    this.session.transitions.returnToPresent();
  }

  pause() {
    clearInterval(this.#timer);
    this.session.transitions.run(false);
  }

  /** Runs through the game by itself, or stops. */
  run() {
    const { phase, transitions } = this.session;
    if (phase.is !== "looking-back") return;
    if (phase.running) this.pause();
    else {
      transitions.run(true);
      this.#timer = window.setInterval(() => this.#beat(), forBeat());
    }
  }

  async #beat() {
    const { past } = this.session;
    if (past && past.at < this.last) await this.to(past.at + 1);
    else this.run();
  }
}
