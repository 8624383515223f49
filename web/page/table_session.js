// A game being played at this page: what the engine is asked for a table, by players and for bots.

import { Bots } from "./bots.js";
import { untilSlow } from "./deadlines.js";
import { Cancelled, Refused } from "./engine.js";
import { LookingBack } from "./looking_back.js";
import { keep, TakenOver } from "./saves.js";
import { TableStore } from "./table_store.js";

/** @typedef {import("../engine_types.js").State} State */
/** @typedef {import("../engine_types.js").GameRecord} GameRecord */
/** @typedef {import("../engine_types.js").Request} Request */
/** @typedef {Extract<Request, { do: "new" | "load" | "lesson" | "lesson-next" | "puzzle" | "play" | "undo" | "redo" }>} Deed by which a match begins, goes on or back */

/**
 * @typedef {object} Surroundings what a session uses of the page around it
 * @property {import("./engine.js").Engine} engine
 * @property {string} tab
 * @property {boolean} isKept whether games are kept here
 * @property {() => import("./settings.js").Settings} settings
 * @property {() => Promise<void>} pace waits until the player has seen what happened
 */

/** Events besides those of a store: `ready` (it has begun, or a player's move is played). */
export class TableSession extends TableStore {
  #isStored = true;
  #looking = new LookingBack(this);
  /** @type {Promise<void> | null} what a player asked for and is being done, until it is kept too */
  #doing = null;
  #bots = new Bots(this);

  /** @param {Surroundings} surroundings @param {import("./table_store.js").Start} start */
  constructor(surroundings, start) {
    super(start);
    this.surroundings = surroundings;
  }

  get engine() {
    return this.surroundings.engine;
  }

  get looking() {
    return this.#looking;
  }

  /** Whether something that the player asked for is being done. */
  get isBusy() {
    return this.#doing !== null;
  }

  /** Whether a player may do something that changes the table. */
  get isIdle() {
    return !this.#doing && !this.past && this.transitions.can("play");
  }

  /** @returns {Request[]} how a new engine takes up what is being played */
  get requests() {
    return this.record ? [{ do: "load", record: this.record }] : [];
  }

  /**
   * How it stands, as a command: a frame that is loaded anew goes on from there.
   * @param {{ id: string }[]} _course the site's own lessons
   * @returns {import("../embed/commands.js").Command}
   */
  snapshot(_course) {
    const at = this.isStudied && this.past ? this.past.at : "now";
    return { record: this.record ?? undefined, seats: this.seats.join(), at };
  }

  // The table

  /**
   * @param {Deed} request
   * @param {number | null} [studiedFrom] the move a record is first looked at from
   */
  async begin(request, studiedFrom = null) {
    this.open(await this.recordAfter(request));
    // before the end is there to be seen
    const studied = studiedFrom === null ? null : await this.#looking.tableAt(studiedFrom);
    const table = this.#table(0);
    await table;
    const { early } = this; // clicked until now
    await this.#look({ since: 0, table, studied });
    await this.save();
    this.dispatchEvent(new Event("ready"));
    if (studied) return;
    const isLegal = this.state?.decision.moves.some(({ move }) => move === early);
    if (early && isLegal) await this.play(early);
    else await this.goOn();
  }

  /** @param {Deed} deed @returns {Promise<GameRecord>} */
  async recordAfter(deed) {
    const answer = await this.engine.ask(deed);
    if ("record" in answer) return answer.record;
    throw new Error(`${deed.do}: no record`); // only in a lesson, which asks by itself
  }

  /**
   * Shows the table as the viewer sees it now.
   * @param {{ since?: number, table?: Promise<State>, unconfirmed?: boolean, studied?: import("./table_phase.js").Past | null }} [how]
   *   `table`: if the engine was asked for it already
   */
  async #look({ since = this.told, table = this.#table(since), ...how } = {}) {
    this.show(await table, { since, ...how });
    if (this.state?.view.over && !this.scoreHistory) this.#recall();
    if (this.surroundings.settings().chances) await this.judge();
  }

  /** @param {number} since */
  #table(since) {
    return this.engine.ask({ do: "state", seat: this.viewer, since });
  }

  async judge() {
    this.setChances(await this.engine.ask({ do: "chances", seat: this.viewer }));
  }

  async #recall() {
    this.setScoreHistory(await this.engine.ask({ do: "score-history" }));
  }

  // What a player does

  /** Their move; before the engine is there it is kept for then. @param {string} move */
  async play(move) {
    if (!this.hasBegun) {
      this.transitions.keep(move);
      this.changed();
      return;
    }
    if (this.past) return;
    // the second half of a double click is about a table that is gone by then
    const state = this.state;
    await this.#free();
    if (this.state !== state) return;
    await this.act(async () => {
      await this.move({ do: "play", move });
      this.dispatchEvent(new Event("ready"));
      if (this.present.is === "unconfirmed") return;
      // the player sees the own move before anything that comes of it is drawn
      await untilPainted();
      await this.goOn();
    }, untilSlow());
  }

  /** The player's turn is to stand. */
  async confirm() {
    await this.#doing;
    if (this.present.is !== "unconfirmed") return;
    await this.act(async () => {
      this.transitions.goOn(this.awaiting(false));
      await this.save();
      await this.goOn();
    });
  }

  /**
   * Takes back a decision or the whole turn, or plays again what was taken back.
   * @param {"undo" | "redo" | "restart"} which
   */
  async back(which) {
    if (this.past) return;
    await this.#free();
    const wasUnconfirmed = this.present.is === "unconfirmed";
    await this.act(async () => {
      const seat = this.viewer;
      if (which === "restart" && wasUnconfirmed) {
        // to the engine this turn is over: a step back it is the present one again
        await this.move({ do: "undo", seat });
        if (!this.state?.restart) return;
      }
      if (which === "restart") await this.move({ do: "undo", turn: true, seat });
      else await this.move({ do: which, seat });
      await this.goOn();
    });
  }

  /** What an owl would do here, and why. */
  async advise() {
    if (this.past || this.thinks) return;
    await this.#free();
    if (!this.state?.decision.moves.length || !this.transitions.can("advise")) return;
    await this.act(
      async () => {
        this.setHint(await this.#bots.advise("owl"));
      },
      0,
      "advise",
    );
  }

  /** Why a bot played a move, for whoever wants to know. @param {number} move */
  async askWhy(move) {
    if (!this.whyPlayed(move)) this.explain(move, await this.engine.ask({ do: "why", at: move }));
  }

  /**
   * Looks at the table as it was after so many moves; null: back to the present.
   * @param {number | null} at
   */
  async lookBack(at) {
    if (at !== null) return this.#looking.to(at);
    const wasStudied = this.isStudied;
    this.#looking.stop();
    this.changed();
    if (wasStudied) await this.takeUp();
  }

  /** Begins anew by itself, if it is not just a game; whether it does. @returns {Promise<boolean>} */
  async startOver() {
    return false;
  }

  /** The player the curtain waits for is there. */
  async arrive() {
    await this.#doing; // the turn before is still being kept
    const { present } = this;
    if (present.is !== "curtain" || present.arriving) return;
    this.transitions.arrive(true);
    this.seatViewer(present.seat);
    try {
      await this.#look();
    } finally {
      this.transitions.arrive(false);
    }
  }

  /** Bots answer until a human is asked or the game is over. */
  goOn() {
    return this.#bots.goOn();
  }

  // How the match goes on

  /** What the player asked for is done and kept. */
  async done() {
    await this.#doing;
  }

  /** Bots have answered as well. */
  async settled() {
    await Promise.all([this.#doing, this.#bots.answered()]);
  }

  /** While a player is asked, whatever is being done is soon done: a save, or a hint given up. */
  async #free() {
    while (this.#doing && this.state?.decision.moves.length) {
      this.#bots.callOff();
      await this.#doing;
    }
  }

  /**
   * One thing at a time; what is refused is told and changes nothing.
   * @param {() => Promise<void>} deed
   * @param {number} [patience] milliseconds until it is shown that something is being done
   * @param {"play" | "advise"} [kind]
   */
  async act(deed, patience = 0, kind = "play") {
    if (this.#doing || !this.transitions.can(kind)) return;
    const before = this.present;
    let done = () => {};
    this.#doing = new Promise((resolve) => (done = resolve));
    this.transitions[kind]();
    let shown = 0;
    if (patience) shown = setTimeout(() => this.changed(), patience);
    else this.changed();
    try {
      await deed();
    } catch (fault) {
      if (fault instanceof Refused) this.tell(fault.reason);
      else if (!(fault instanceof Cancelled)) throw fault;
    } finally {
      clearTimeout(shown);
      this.transitions.resume(before);
      this.#doing = null;
      done();
      this.changed();
    }
  }

  /** The match goes on or back. @param {Deed} request */
  async move(request) {
    const since = request.do === "undo" ? 0 : this.told;
    const wasMine = this.state?.view.turn === this.viewer;
    // both questions go out at once: the way to the worker and back takes longer than its work
    const [answer, table] = [this.recordAfter(request), this.#table(since)];
    await this.take(await answer, { since, table, mayConfirm: request.do === "play" && wasMine });
  }

  /**
   * The match has gone on, or back.
   * @param {GameRecord} record
   * @param {{ since?: number, table?: Promise<State>, mayConfirm?: boolean }} [how]
   */
  async take(record, { since, table, mayConfirm = false } = {}) {
    this.#looking.stop();
    this.follow(record);
    const unconfirmed = mayConfirm && this.#waitsForWord(await table);
    await this.#look({ since, table, unconfirmed });
    await this.save();
  }

  /** Whether a turn just played is to be confirmed. @param {State | undefined} state */
  #waitsForWord(state) {
    const { confirm } = this.surroundings.settings();
    return Boolean(confirm && state && !state.view.over && state.view.turn !== this.viewer);
  }

  /** The engine is let go for a while: nobody thinks meanwhile. */
  rest() {
    this.#bots.callOff();
    this.#looking.pause();
  }

  /** The engine is there again, or the reader in the present: who was asked meanwhile goes on. */
  async takeUp() {
    if (this.isStudied || this.thinks || this.present.is === "unconfirmed") return this.changed();
    await this.act(async () => {
      // the engine may have fallen between a move and a look at it
      const isSeen = this.state?.view.history.length === this.record?.moves.length;
      if (isSeen) this.transitions.resume(this.awaiting(false));
      else await this.#look();
      await this.goOn();
    });
  }

  /** Another tab plays on, or another game is opened here. */
  leave() {
    this.transitions.leave();
    this.rest();
    this.changed();
  }

  async save() {
    if (!this.surroundings.isKept) return;
    try {
      await keep(this.saved(this.surroundings.tab));
      this.#isStored = true;
    } catch (fault) {
      if (fault instanceof TakenOver) this.leave();
      else if (this.#isStored) {
        this.#isStored = false;
        this.tell({ id: "page-not-kept", args: {} });
      }
    }
  }
}

/** Until what was drawn has been painted; a page nobody sees paints nothing. */
const untilPainted = () =>
  new Promise((/** @type {(value?: unknown) => void} */ done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, untilSlow());
  });
