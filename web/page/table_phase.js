// What a table can be, and how it goes from one phase to another. The page draws what the phase says.

/**
 * @typedef {{ at: number, state: import("../engine_types.js").State, log: import("./table_log.js").Line[] }} Past
 *   the table as it was after so many moves
 *
 * @typedef {{ is: "starting", early: string | null }} Starting painted before the engine is there; a move clicked now is kept for then
 * @typedef {{ is: "asked" }} Asked somebody at this device has to choose
 * @typedef {{ is: "playing" }} Playing the engine carries out what they chose, took back or confirmed
 * @typedef {{ is: "advising" }} Advising a bot looks for advice to whoever is asked
 * @typedef {{ is: "unconfirmed" }} Unconfirmed their turn is played, but may be taken back until they confirm it
 * @typedef {{ is: "reading" }} Reading there is nothing to choose: a step of a lesson is read, or a puzzle is done
 * @typedef {{ is: "answering", thinks: boolean }} Answering bots move: one thinks, or waits until the last move was seen
 * @typedef {{ is: "paused" }} Paused a bot has to move, but the engine is let go or the reader has not come so far
 * @typedef {{ is: "curtain", seat: number, arriving: boolean }} Curtain another player at this device is asked and must not see these cards
 * @typedef {{ is: "away", seat: number }} Away whoever is asked sits at another device and waits for a link
 * @typedef {{ is: "over" }} Over
 * @typedef {{ is: "looking-back", past: Past, running: boolean, studied: boolean, present: Present }} LookingBack
 *   an earlier table is in view. `running`: as a film; `studied`: nobody plays on before the reader leaves it
 * @typedef {{ is: "elsewhere" }} Elsewhere another tab plays on, or another game was opened here
 *
 * @typedef {Starting | Asked | Playing | Advising | Unconfirmed | Reading | Answering | Paused | Curtain | Away | Over | Elsewhere} Present
 * @typedef {Asked | Unconfirmed | Reading | Answering | Paused | Curtain | Away | Over} Awaiting what a table waits for between two moves
 * @typedef {Present | LookingBack} Phase
 */

/** @typedef {"keep" | "play" | "advise" | "think" | "pause" | "arrive"} Transition */

/**
 * The phases that each transition may begin in, as the present one below any look back.
 * @type {Record<Transition, Phase["is"][]>}
 */
const POSSIBLE = {
  keep: ["starting"],
  play: ["asked", "unconfirmed", "reading", "paused", "away", "over"],
  advise: ["asked", "reading"],
  think: ["answering"],
  pause: ["answering"],
  arrive: ["curtain"],
};

/** The phase of one table: it changes by the transitions below and by nothing else. */
export class TablePhase {
  /** @type {Phase} */
  #now = { is: "starting", early: null };

  get now() {
    return this.#now;
  }

  /** What the table is, whatever earlier table somebody looks at. @returns {Present} */
  get present() {
    return this.#now.is === "looking-back" ? this.#now.present : this.#now;
  }

  /** @param {Transition} transition */
  can(transition) {
    return POSSIBLE[transition].includes(this.present.is);
  }

  /** A move clicked before the engine is there, to be played then. @param {string | null} early */
  keep(early) {
    this.#enter("keep", { is: "starting", early });
  }

  /** Somebody plays, takes back or confirms. */
  play() {
    this.#enter("play", { is: "playing" });
  }

  /** Somebody asks for advice. */
  advise() {
    this.#enter("advise", { is: "advising" });
  }

  /** A bot begins to think, or has done. @param {boolean} thinks */
  think(thinks) {
    this.#enter("think", { is: "answering", thinks });
  }

  /** Bots stop where they are. */
  pause() {
    this.#enter("pause", { is: "paused" });
  }

  /** The player the curtain waits for says to be there (or could not be shown their table). @param {boolean} arriving */
  arrive(arriving) {
    const { present } = this;
    if (present.is === "curtain") this.#enter("arrive", { ...present, arriving });
  }

  /** Nothing came of what was begun: the table waits as before. @param {Present} before */
  resume(before) {
    if (["playing", "advising"].includes(this.present.is)) this.#setPresent(before);
  }

  /** The table has gone on; whoever looked back is in the present again. @param {Awaiting} awaiting */
  goOn(awaiting) {
    if (this.#now.is !== "elsewhere") this.#now = awaiting;
  }

  /** An earlier table comes into view. @param {Past} past */
  lookBack(past) {
    const now = this.#now;
    if (now.is === "elsewhere") return;
    const before = now.is === "looking-back" ? now : { running: false, studied: false };
    const { running, studied } = before;
    this.#now = { is: "looking-back", past, running, studied, present: this.present };
  }

  /** A record is looked at, and nobody plays on before the reader leaves its earlier tables. @param {Past} past */
  study(past) {
    if (this.#now.is === "elsewhere") return;
    if (this.can("pause")) this.pause();
    this.#now = { is: "looking-back", past, running: false, studied: true, present: this.present };
  }

  /** The film of earlier tables runs, or stands still. @param {boolean} running */
  run(running) {
    if (this.#now.is === "looking-back") this.#now = { ...this.#now, running };
  }

  /** The present table comes into view again. */
  returnToPresent() {
    this.#now = this.present;
  }

  /** Nothing more happens at this table. */
  leave() {
    this.#now = { is: "elsewhere" };
  }

  /** @param {Transition} transition @param {Present} present */
  #enter(transition, present) {
    if (this.#now.is === "elsewhere") return;
    if (!this.can(transition)) throw new Error(`cannot ${transition} while ${this.present.is}`);
    this.#setPresent(present);
  }

  /** @param {Present} present */
  #setPresent(present) {
    this.#now = this.#now.is === "looking-back" ? { ...this.#now, present } : present;
  }
}
