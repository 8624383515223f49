// What is known of a game being played at this page: who sits where, how the table looks to the viewer
// and what it waits for. Only the functions here and the transitions of its phase change it, and each
// tells, but for those that only a session uses on the way to another that does. A session
// (table_session.js) is such a store that asks the engine; lessons and puzzles (web/learn) are sessions
// that say for themselves which bot is asked, and when there is only to read.

import { newId } from "./saves.js";
import { BY_LINK, HERE, isPerson } from "./seats.js";
import { TableLog } from "./table_log.js";
import { TablePhase } from "./table_phase.js";

/** @typedef {import("./words.js").Message} Message */
/** @typedef {import("../engine_types.js").State} State */
/** @typedef {import("../engine_types.js").GameRecord} GameRecord */

/**
 * @typedef {object} Start who plays, and where the game is kept
 * @property {string} [id]
 * @property {string} name
 * @property {string} address the query it was started with
 * @property {string[]} seats
 * @property {string[]} [names]
 * @property {boolean} [unconfirmed] a turn was played that the player has yet to confirm
 */

/** @typedef {{ lines: import("../engine_types.js").LogLine[], before: State["view"], after: State["view"] }} News what happened between two views */

/**
 * Events: `change` (something is to be drawn anew), `news` (detail News), `said` (detail Message: the player is to be told).
 */
export class TableStore extends EventTarget {
  /** By which transitions the phase changes: for the session and its parts. */
  transitions = new TablePhase(() => this.changed());
  /** @type {State | null} the table as the viewer sees it now */
  #state = null;
  /** @type {GameRecord | null} */
  #record = null;
  #log = new TableLog();
  /** @type {import("../engine_types.js").Choice | null} */
  #hint = null;
  /** @type {number[] | null} */
  #chances = null;
  /** @type {import("../engine_types.js").ScoreHistory | null} */
  #scoreHistory = null;
  /** @type {number | null} */
  #viewer;
  #address;
  #isUnconfirmed;

  /** @param {Start} start */
  constructor({ id, name, address, seats, names, unconfirmed }) {
    super();
    this.id = id ?? newId();
    this.name = name;
    this.seats = seats;
    this.names = names ?? [];
    this.humans = seats.flatMap((kind, seat) => (kind === HERE ? [seat] : []));
    this.#address = address;
    this.#isUnconfirmed = unconfirmed ?? false;
    this.#viewer = this.humans.length === 1 ? this.humans[0] : null;
  }

  // How it stands

  /** What is in view. */
  get phase() {
    return this.transitions.inView;
  }

  /** What the table is, whatever earlier table somebody looks at. */
  get present() {
    return this.transitions.present;
  }

  get state() {
    return this.#state;
  }

  get record() {
    return this.#record;
  }

  /** What happened until now. */
  get log() {
    return this.#log.lines;
  }

  /** What had happened by the table in view. */
  get logInView() {
    return this.past?.log ?? this.log;
  }

  /** The best moves for whoever asked for advice. */
  get hint() {
    return this.#hint;
  }

  /** How likely each seat is to win, as far as the viewer can tell. */
  get chances() {
    return this.#chances;
  }

  /** How the game went, once it is over: points by source and over time. */
  get scoreHistory() {
    return this.#scoreHistory;
  }

  /** Who looks at the screen; null: nobody's cards are shown. */
  get viewer() {
    return this.#viewer;
  }

  /** Whether the engine has this match: it has begun, and is not left. */
  get hasBegun() {
    return this.#record !== null && this.present.is !== "starting" && !this.isLeft;
  }

  /** Whether another tab plays on, or another game was opened here: the engine may have another match. */
  get isLeft() {
    return this.present.is === "elsewhere";
  }

  /** Whether a bot is seen to think. */
  get thinks() {
    return this.transitions.thinks;
  }

  /** Whether something that the player asked for is being done. */
  get isBusy() {
    return this.transitions.isBusy;
  }

  /** Whether the viewer may take back or play again; if there is nothing to, the engine says why. */
  get mayTakeBack() {
    return !this.past && this.#viewer !== null && this.transitions.can("play");
  }

  /** Whether the viewer may ask for advice. */
  get mayAsk() {
    const isAsked = Boolean(this.#state?.decision.moves.length);
    return !this.past && isAsked && this.transitions.can("advise");
  }

  /** The moves to choose from at the table in view. */
  get playable() {
    const isOnlyRead = this.past || this.present.is === "reading";
    return isOnlyRead ? [] : (this.#state?.decision.moves ?? []);
  }

  /** A move clicked before the engine was there. */
  get early() {
    const { present } = this;
    return present.is === "starting" ? present.early : null;
  }

  /** An earlier table that is looked at. */
  get past() {
    const { phase } = this;
    return phase.is === "looking-back" ? phase.past : null;
  }

  /** Whether the reader of a record has not yet come to its present. */
  get isStudied() {
    const { phase } = this;
    return phase.is === "looking-back" && phase.studied;
  }

  /** The table to draw: the present one, or the one looked back at. */
  get shown() {
    return this.past?.state ?? this.#state;
  }

  /** @returns {{ level: string, seed?: number } | null} the bot that is asked, if one is */
  get bot() {
    const seat = this.#state?.decision.seat ?? null;
    const level = seat === null ? HERE : this.seats[seat];
    return isPerson(level) ? null : { level };
  }

  /** Whether there is nothing to choose here, only to read. */
  get isToRead() {
    return false;
  }

  /** What a lesson says to a move that does not belong there. @returns {import("../engine_types.js").Text | null} */
  get wrong() {
    return null;
  }

  /** Nothing more is to be done here. */
  get isFinished() {
    return Boolean(this.#state?.view.over);
  }

  /** What the others did since the viewer's last turn. */
  get sinceMyTurn() {
    const viewer = this.#viewer;
    const isMine = viewer !== null && this.#state?.view.turn === viewer;
    return isMine ? this.#log.betweenTurnsOf(viewer) : [];
  }

  /** How many facts the viewer has been told; the log goes on from there. */
  get factsKnown() {
    return this.log.length && this.#state?.view.seat === this.#viewer ? this.#state.facts : 0;
  }

  /** Why a bot played a move; undefined if nobody has asked yet. @param {number} move */
  whyPlayed(move) {
    return this.#log.why(move);
  }

  /**
   * What the table waits for.
   * @returns {import("./table_phase.js").Awaiting}
   */
  awaiting() {
    const { decision, view } = /** @type {State} */ (this.#state);
    const { seat } = decision;
    if (view.over || seat === null) return { is: "over" };
    if (this.#isUnconfirmed) return { is: "unconfirmed" };
    if (this.isToRead) return { is: "reading" };
    if (this.bot) return { is: "answering", thinks: false };
    if (this.seats[seat] === BY_LINK) return { is: "away", seat };
    // the table of the player before must not be shown to them
    const isHidden = this.humans.length > 1 && this.humans.includes(seat) && view.seat !== seat;
    return isHidden ? { is: "curtain", seat } : { is: "asked" };
  }

  /** The game as it is kept. @param {string} owner @returns {import("./saves.js").Save} */
  saved(owner) {
    const { id, name, seats, names } = this;
    return {
      polis: 1,
      id,
      name,
      address: this.#address,
      seats,
      names,
      unconfirmed: this.#isUnconfirmed,
      record: /** @type {GameRecord} */ (this.#record),
      over: Boolean(this.#state?.view.over),
      changed: Date.now(),
      owner,
    };
  }

  // How it changes: what does not tell yet

  /** A table is painted before the engine is there, and before it is in view. @param {State} state */
  paint(state) {
    if (!this.hasBegun) this.#state = state;
  }

  /** The match has gone on, or back; how it looks now is soon known. @param {GameRecord} record */
  setRecord(record) {
    const before = this.#record;
    const goesOn =
      before !== null &&
      record.moves.length >= before.moves.length &&
      JSON.stringify(record.start) === JSON.stringify(before.start);
    if (!goesOn) this.#log.clear();
    this.#hint = null;
    this.#scoreHistory = null;
    this.#record = record;
  }

  /** The game is kept on, but no longer as what its address opens. */
  giveUpAddress() {
    this.#address = "";
  }

  // How it changes, and is told

  /**
   * The table as the viewer sees it now, and what happened.
   * @param {State} state
   * @param {object} how
   * @param {number} how.since what was told before this fact is known
   * @param {boolean} [how.unconfirmed] whether the player has yet to confirm the turn
   * @param {import("./table_phase.js").Past | null} [how.studied] an earlier table to look at first
   */
  setState(state, { since, unconfirmed = this.#isUnconfirmed, studied }) {
    const before = this.#state;
    this.#isUnconfirmed = unconfirmed;
    this.#log.add(state.log, !since);
    this.#state = state;
    this.transitions.show(this.awaiting(), studied);
    if (before && since && state.log.length) {
      const detail = { lines: state.log, before: before.view, after: state.view };
      this.dispatchEvent(new CustomEvent("news", { detail }));
    }
  }

  /** The player confirms the turn. */
  confirmTurn() {
    this.#isUnconfirmed = false;
    this.transitions.show(this.awaiting());
  }

  /** Another player is to look at the screen: what the one before was told is not for them. @param {number} seat */
  setViewer(seat) {
    this.#viewer = seat;
    this.#chances = this.#hint = null;
    this.#log.clear();
    this.changed();
  }

  /** @param {import("../engine_types.js").Choice | null} hint */
  setHint(hint) {
    this.#hint = hint;
    this.changed();
  }

  /** @param {number[]} chances */
  setChances(chances) {
    this.#chances = chances;
    this.changed();
  }

  /** @param {import("../engine_types.js").ScoreHistory} history */
  setScoreHistory(history) {
    this.#scoreHistory = history;
    this.changed();
  }

  /** @param {number} move @param {Message[]} why */
  explain(move, why) {
    this.#log.explain(move, why);
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
