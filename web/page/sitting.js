// A game being played at this page: who sits where, whose turn it is, and what bots answer.

import { Cancelled, Refused } from "./engine.js";
import { keep, newId, TakenOver } from "./saves.js";

/** @typedef {import("./words.js").Message} Message */
/** @typedef {{ move: number, said: Message }} Line */

/**
 * Events: `change` (something to draw anew), `said` (detail Message: something to tell).
 */
export class Sitting extends EventTarget {
  /**
   * @param {import("./engine.js").Engine} engine
   * @param {{ id?: string, name: string, address: string, seats: string[], tab: string }} start
   */
  constructor(engine, { id, name, address, seats, tab }) {
    super();
    this.engine = engine;
    this.id = id ?? newId();
    this.name = name;
    this.address = address;
    this.seats = seats;
    this.tab = tab;
    this.humans = seats.flatMap((kind, seat) => (kind === "human" ? [seat] : []));
    /** @type {number | null} who looks at the screen; null: nobody's cards are shown */
    this.viewer = this.humans.length === 1 ? this.humans[0] : null;
    /** @type {Record<string, any> | null} */
    this.state = null;
    /** @type {Line[]} */
    this.log = [];
    this.begun = false;
    this.busy = false;
    this.kept = true;
    this.elsewhere = false;
    this.thinking = false;
    /** @type {{ values: Record<string, number>, why: Message[], move: string } | null} */
    this.hint = null;
    /** @type {string | null} a move clicked before the engine was there */
    this.early = null;
    /** @type {AbortController | null} */
    this.thought = null;
    /** @type {any} */
    this.record = null;
  }

  /** The seat a curtain hides from the others, until that player says to be there. */
  get curtain() {
    const asked = this.state?.decision.seat;
    const hidden = this.humans.length > 1 && this.humans.includes(asked) && this.viewer !== asked;
    return hidden && this.begun ? asked : null;
  }

  /** @param {object} request `new` or `load` */
  async begin(request) {
    const { record } = await this.engine.ask(request);
    this.record = record;
    this.begun = true;
    await this.look();
    await this.save();
    const early = this.early;
    this.early = null;
    const legal = this.state?.decision.moves.some((/** @type {any} */ m) => m.move === early);
    if (early && legal) await this.play(early);
    else await this.goOn();
  }

  /** Asks for the table as the viewer sees it now. */
  async look() {
    const since = this.log.length && this.state?.view.seat === this.viewer ? this.state.facts : 0;
    const state = await this.engine.ask({ do: "state", seat: this.viewer, since });
    this.log = since ? [...this.log, ...state.log] : state.log;
    this.state = state;
    this.changed();
  }

  /** Lets bots answer until a human is asked or the game is over. */
  async goOn() {
    while (this.state && !this.state.view.over && !this.elsewhere) {
      const seat = this.state.decision.seat;
      const level = this.seats[seat];
      if (level === "human") return;
      const choice = await this.think(level);
      if (!choice) return;
      await this.move({ do: "play", move: choice.move });
    }
  }

  /**
   * @param {string} level
   * @returns {Promise<any>} null if it was called off
   */
  async think(level) {
    this.thought = new AbortController();
    this.thinking = true;
    this.changed();
    try {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0];
      return await this.engine.think({ level, seed }, this.thought.signal);
    } catch (fault) {
      if (fault instanceof Cancelled) return null;
      throw fault;
    } finally {
      this.thought = null;
      this.thinking = false;
    }
  }

  /**
   * A player's move; before the engine is there it is kept for then.
   * @param {string} move
   */
  async play(move) {
    if (!this.begun) {
      this.early = move;
      this.changed();
      return;
    }
    await this.act(async () => {
      await this.move({ do: "play", move });
      await this.goOn();
    });
  }

  /** @param {"undo" | "redo"} which */
  async back(which) {
    await this.act(async () => {
      await this.move({ do: which, seat: this.viewer });
      await this.goOn();
    });
  }

  /** What an owl would do here, and why. */
  async advise() {
    await this.act(async () => {
      this.hint = await this.think("owl");
    });
  }

  /** The player the curtain waits for is there. */
  async arrive() {
    this.viewer = this.curtain;
    await this.act(() => this.look());
  }

  /**
   * One thing at a time; what is refused is told and changes nothing.
   * @param {() => Promise<void>} deed
   */
  async act(deed) {
    if (this.busy || this.elsewhere) return;
    this.busy = true;
    this.changed();
    try {
      await deed();
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.tell(fault.reason);
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  /** @param {object} request */
  async move(request) {
    this.hint = null;
    const { record } = await this.engine.ask(request);
    const shorter = record.moves.length < this.record.moves.length;
    this.record = record;
    if (shorter) this.log = [];
    await this.look();
    await this.save();
  }

  /** @returns {import("./saves.js").Save} */
  get saved() {
    const { id, name, address, seats, record, tab } = this;
    const over = Boolean(this.state?.view.over);
    return { polis: 1, id, name, address, seats, record, over, changed: Date.now(), owner: tab };
  }

  async save() {
    try {
      await keep(this.saved);
      this.kept = true;
    } catch (fault) {
      if (fault instanceof TakenOver) this.leave();
      else if (this.kept) {
        this.kept = false;
        this.tell({ id: "page-not-kept", args: {} });
      }
    }
  }

  /** Another tab plays on. */
  leave() {
    this.elsewhere = true;
    this.thought?.abort();
    this.changed();
  }

  /** @param {Message} message */
  tell(message) {
    this.dispatchEvent(new CustomEvent("said", { detail: message }));
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }
}
