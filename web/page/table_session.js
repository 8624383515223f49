// A game being played at this page: a store of the table that asks the engine, for players and bots.

import { Bots } from "./bots.js";
import { untilSlow } from "./deadlines.js";
import { Cancelled, Refused } from "./engine.js";
import { LookingBack } from "./looking_back.js";
import { keep, TakenOver } from "./saves.js";
import { recordOf, TableQuestions } from "./table_questions.js";
import { TableStore } from "./table_store.js";

/** @typedef {import("../engine_types.js").State} State */
/** @typedef {import("../engine_types.js").GameRecord} GameRecord */
/** @typedef {import("../engine_types.js").Request} Request */
/** @typedef {Extract<Request, { do: "new" | "load" | "lesson" | "lesson-next" | "puzzle" | "play" | "undo" | "redo" }>} MatchRequest by which a match begins, goes on or back */

/**
 * @typedef {object} Surroundings what a session uses of the page around it
 * @property {import("./engine.js").Engine} engine
 * @property {string} tab
 * @property {boolean} isKept whether games are kept here
 * @property {() => import("./settings.js").Settings} settings
 * @property {() => Promise<void>} pace waits until the player has seen what happened
 * @property {() => void} hurry ends that wait
 */

/** Events besides those of a store: `ready` (it has begun, or a player's move is played). */
export class TableSession extends TableStore {
  #isStored = true;
  #lookingBack = new LookingBack(this);
  /** What the player asked for, and what bots answered to it. */
  #act = Promise.resolve();
  #bots = new Bots(this);

  /** @param {Surroundings} surroundings @param {import("./table_store.js").Start} start */
  constructor(surroundings, start) {
    super(start);
    this.surroundings = surroundings;
    this.questions = new TableQuestions(this, surroundings.engine);
  }

  get lookingBack() {
    return this.#lookingBack;
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

  /**
   * The answer to a question about this table, as long as it is not left.
   * @template {Request} R
   * @param {R} request
   */
  ask(request) {
    return this.questions.ask(request);
  }

  // The table

  /**
   * @param {MatchRequest} request
   * @param {number | null} [studiedFrom] the move a record is first looked at from
   */
  async begin(request, studiedFrom = null) {
    const record = await this.recordAfter(request);
    // before the end is there to be seen
    const studied = studiedFrom === null ? null : await this.#lookingBack.tableAt(studiedFrom);
    const table = this.#table(0);
    await table;
    const { early } = this; // clicked until now
    this.setRecord(record);
    try {
      await this.#refresh({ since: 0, table, studied });
    } finally {
      this.finish();
    }
    this.dispatchEvent(new Event("ready"));
    if (studied) return;
    const isLegal = this.state?.decision.moves.some(({ move }) => move === early);
    if (early && isLegal) await this.play(early);
    else await this.letBotsAnswer();
  }

  /** @param {MatchRequest} request */
  async recordAfter(request) {
    return recordOf(await this.ask(request));
  }

  /**
   * Shows the table as the viewer sees it now, and writes it down.
   * @param {object} [how]
   * @param {number} [how.since] what was told before this fact is known
   * @param {Promise<State>} [how.table] if the engine was asked for it already
   * @param {boolean} [how.mayConfirm] whether what was played may end the viewer's turn
   * @param {import("./table_phase.js").Past | null} [how.studied] an earlier table to look at first
   */
  async #refresh({
    since = this.factsKnown,
    table = this.#table(since),
    mayConfirm,
    studied,
  } = {}) {
    const state = await table;
    const unconfirmed = mayConfirm === undefined ? undefined : mayConfirm && this.#ends(state);
    this.setState(state, { since, unconfirmed, studied });
    if (state.view.over && !this.scoreHistory) this.#recall();
    await this.save();
    if (this.surroundings.settings().chances) await this.judge();
  }

  /** Whether the viewer's turn is over, and to be confirmed. @param {State} state */
  #ends({ view }) {
    return this.surroundings.settings().confirm && !view.over && view.turn !== this.viewer;
  }

  /** @param {number} since */
  #table(since) {
    return this.ask({ do: "state", seat: this.viewer, since });
  }

  async judge() {
    this.setChances(await this.ask({ do: "chances", seat: this.viewer }));
  }

  async #recall() {
    this.setScoreHistory(await this.ask({ do: "score-history" }));
  }

  // What a player does

  /** Their move; before the engine is there it is kept for then. @param {string} move */
  async play(move) {
    if (!this.hasBegun) return this.transitions.remember(move);
    if (this.past) return;
    // the second half of a double click is about a table that is gone by then
    const state = this.state;
    await this.#finishPrevious();
    if (this.state !== state) return;
    await this.act("play", async () => {
      await this.carryOut({ do: "play", move });
      this.dispatchEvent(new Event("ready"));
      // the player sees the own move before anything that comes of it is drawn
      if (this.present.is === "answering") await afterPaint();
    });
  }

  /** The player's turn is final. */
  async confirm() {
    await this.done();
    if (this.present.is !== "unconfirmed") return;
    await this.act("play", async () => {
      this.confirmTurn();
      await this.save();
    });
  }

  /**
   * Takes back a decision or the whole turn, or plays again what was taken back.
   * @param {"undo" | "redo" | "restart"} which
   */
  async back(which) {
    if (this.past) return;
    await this.#finishPrevious();
    const wasUnconfirmed = this.present.is === "unconfirmed";
    await this.act("play", async () => {
      const seat = this.viewer;
      if (which === "restart" && wasUnconfirmed) {
        // to the engine this turn is over: a step back it is the present one again
        await this.carryOut({ do: "undo", seat });
        if (!this.state?.restart) return;
      }
      if (which === "restart") await this.carryOut({ do: "undo", turn: true, seat });
      else await this.carryOut({ do: which, seat });
    });
  }

  /** What an owl would do here, and why. */
  async advise() {
    if (this.thinks) return;
    await this.#finishPrevious();
    if (!this.mayAsk) return;
    await this.act("advise", async () => this.setHint(await this.#bots.advise("owl")));
  }

  /** Why a bot played a move, for whoever wants to know. @param {number} move */
  async askWhy(move) {
    if (!this.whyPlayed(move)) this.explain(move, await this.ask({ do: "why", at: move }));
  }

  /**
   * Looks at the table as it was after so many moves; null: back to the present.
   * @param {number | null} at
   */
  async lookBack(at) {
    if (!this.hasBegun) return;
    if (at !== null) return this.#lookingBack.to(at);
    const wasStudied = this.isStudied;
    this.#lookingBack.stop();
    if (wasStudied) await this.takeUp();
  }

  /** Begins anew by itself, if it is not just a game; whether it does. @returns {Promise<boolean>} */
  async startOver() {
    return false;
  }

  /** The player the curtain waits for is there. */
  async arrive() {
    await this.done(); // the turn before is still being kept
    const { present } = this;
    if (present.is !== "curtain") return;
    await this.act("arrive", async () => {
      this.setViewer(present.seat);
      await this.#refresh();
    });
  }

  /** Until a human is asked or the game is over. */
  letBotsAnswer() {
    return this.#bots.answer();
  }

  /** Bots stop where they are, and those that were to answer what is being done do not begin. */
  async interrupt() {
    this.#stopBots();
    await this.done();
    this.#stopBots();
    await this.settled();
  }

  /** Even if they wait until the last move was seen. */
  #stopBots() {
    this.#bots.callOff();
    this.surroundings.hurry();
  }

  // How the match goes on

  /** What the player asked for is done and kept. */
  async done() {
    await this.transitions.idle();
  }

  /** Bots have answered as well. */
  async settled() {
    await Promise.all([this.#act, this.#bots.answered()]);
  }

  /** While a player is asked, whatever is being done is soon done: a save, or a hint given up. */
  async #finishPrevious() {
    while (this.isBusy && this.state?.decision.moves.length) {
      this.#bots.callOff();
      await this.done();
    }
  }

  /**
   * One thing at a time, and then bots answer; what is refused is told and changes nothing.
   * @param {"play" | "advise" | "arrive"} kind
   * @param {() => Promise<void>} deed
   */
  async act(kind, deed) {
    if (!this.transitions.can(kind)) return;
    this.transitions[kind]();
    const shown = setTimeout(() => this.changed(), untilSlow());
    const doing = this.#carryThrough(deed).finally(() => clearTimeout(shown));
    this.#act = doing.catch(() => undefined);
    await doing;
  }

  /** @param {() => Promise<void>} deed */
  async #carryThrough(deed) {
    try {
      await deed();
    } catch (fault) {
      if (fault instanceof Refused) this.tell(fault.reason);
      else if (!(fault instanceof Cancelled)) throw fault;
    } finally {
      this.finish();
    }
    await this.letBotsAnswer();
  }

  /** What was being done is done. */
  finish() {
    if (this.isBusy) this.transitions.finish();
  }

  /** The match goes on or back. @param {MatchRequest} request */
  async carryOut(request) {
    const { answer, how } = this.questions.send(request);
    await this.adopt(recordOf(await answer), how);
  }

  /**
   * The match has gone on, or back.
   * @param {GameRecord} record
   * @param {{ since?: number, table?: Promise<State>, mayConfirm?: boolean }} [how]
   */
  async adopt(record, { mayConfirm = false, ...how } = {}) {
    this.#lookingBack.stop();
    this.setRecord(record);
    await this.#refresh({ ...how, mayConfirm });
  }

  /** The engine is let go for a while: nobody thinks meanwhile. */
  rest() {
    this.#stopBots();
    this.#lookingBack.pause();
  }

  /** The engine is there again, or the reader in the present: who was asked meanwhile goes on. */
  async takeUp() {
    await this.done();
    await this.#bots.stopped();
    if (this.isStudied || this.thinks || this.present.is === "unconfirmed") return this.changed();
    if (this.present.is === "answering") return this.letBotsAnswer();
    await this.act("play", async () => {
      // the worker may have been lost between a move and a look at it
      const isSeen = this.state?.view.history.length === this.record?.moves.length;
      if (isSeen) this.transitions.finish(this.awaiting());
      else await this.#refresh();
    });
  }

  /** Another tab plays on, or another game is opened here. */
  leave() {
    this.transitions.leave();
    this.questions.end();
    this.#stopBots();
    this.#lookingBack.stop();
  }

  async save() {
    if (!this.surroundings.isKept || !this.record) return;
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
const afterPaint = () =>
  new Promise((/** @type {(value?: unknown) => void} */ done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, untilSlow());
  });
