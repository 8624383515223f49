// Looking back at a game: an earlier table at a time, always the one wished for last.

const BEAT = 700; // milliseconds a table of the film is shown

/** @typedef {{ at: number, state: Record<string, any>, log: import("./table_session.js").Line[] }} Past */

export class LookingBack {
  /** @param {import("./table_session.js").TableSession} session */
  constructor(session) {
    this.session = session;
    /** @type {Past | null} the table in view */
    this.past = null;
    /** @type {number | null} after how many moves the reader wants to see it */
    this.wish = null;
    this.asking = false;
    this.film = 0; // the timer of one that runs
  }

  /** Looks at the table as it was after so many moves. @param {number} at */
  async to(at) {
    this.wish = at;
    if (this.asking) return; // a slider that is drawn along asks for many; only where it stops matters
    this.asking = true;
    try {
      while (this.wish !== null && this.past?.at !== this.wish) await this.show(this.wish);
    } finally {
      this.asking = false;
    }
  }

  /** A move on or back from where the reader is going: two quick clicks are two steps. @param {1 | -1} way */
  step(way) {
    const most = this.session.record.moves.length;
    return this.to(Math.max(0, Math.min((this.wish ?? 0) + way, most)));
  }

  /** Before anything is drawn. @param {number} at */
  async begin(at) {
    this.wish = at;
    this.past = await this.tableAt(at);
  }

  /** @param {number} at */
  async show(at) {
    const past = await this.tableAt(at);
    if (this.wish === null) return; // back in the present meanwhile
    this.past = past;
    this.session.changed();
  }

  /** @param {number} at */
  async tableAt(at) {
    const { engine, viewer, told } = this.session;
    const state = await engine.ask({ do: "state", seat: viewer, at });
    return { at, state, log: told(state.log) };
  }

  /** Back in the present. */
  stop() {
    this.wish = this.past = null;
    this.pause();
  }

  pause() {
    clearInterval(this.film);
    this.film = 0;
  }

  /** Runs through the game by itself, or stops. */
  run() {
    if (this.film) this.pause();
    else this.film = window.setInterval(() => this.beat(), BEAT);
    this.session.changed();
  }

  async beat() {
    const { past, session } = this;
    if (past && past.at < session.record.moves.length) await this.to(past.at + 1);
    else this.run();
  }
}
