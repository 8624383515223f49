// What a table can be, and how it goes from one phase to another. The page draws what the phase says.
// Only the transitions below change it, and each tells that it has (but for what is too short to see).

/**
 * @typedef {{ at: number, state: import("../engine_types.js").State, log: import("./table_log.js").Line[] }} Past
 *   the table as it was after so many moves
 *
 * What a table waits for between two moves:
 * @typedef {{ is: "asked" }} Asked somebody at this device has to choose
 * @typedef {{ is: "unconfirmed" }} Unconfirmed their turn is played, but may be taken back until they confirm it
 * @typedef {{ is: "reading" }} Reading there is nothing to choose: a step of a lesson is read, or a puzzle is done
 * @typedef {{ is: "answering", thinks: boolean }} Answering bots move: one is seen to think, or waits until the last move was seen
 * @typedef {{ is: "paused" }} Paused a bot has to move, but the engine is let go or the reader has not come so far
 * @typedef {{ is: "curtain", seat: number }} Curtain another player at this device is asked and must not see these cards
 * @typedef {{ is: "away", seat: number }} Away whoever is asked sits at another device and waits for a link
 * @typedef {{ is: "over" }} Over
 * @typedef {Asked | Unconfirmed | Reading | Answering | Paused | Curtain | Away | Over} Awaiting
 *
 * While something is being done, the table in view is the one before, or already the next:
 * @typedef {{ is: "playing", before: Awaiting }} Playing the engine carries out what somebody chose, took back or confirmed
 * @typedef {{ is: "advising", before: Awaiting }} Advising a bot looks for advice to whoever is asked
 * @typedef {{ is: "arriving", before: Awaiting }} Arriving the player the curtain waits for is there, and soon their table
 * @typedef {{ is: "keeping", next: Awaiting }} Keeping what came of it is shown, and is not yet kept or not yet all
 * @typedef {Playing | Advising | Arriving | Keeping} Busy
 *
 * @typedef {{ is: "starting", early: string | null }} Starting painted before the engine is there; a move clicked now is kept for then
 * @typedef {{ is: "elsewhere" }} Elsewhere another tab plays on, or another game was opened here
 * @typedef {Starting | Awaiting | Busy | Elsewhere} Present
 *
 * @typedef {{ is: "looking-back", past: Past, running: boolean, studied: boolean, present: Present }} LookingBack
 *   an earlier table is in view. `running`: as a film; `studied`: nobody plays on before the reader leaves it
 * @typedef {Starting | Awaiting | Elsewhere | LookingBack} InView
 */

/** @type {Awaiting["is"][]} */
const AWAITING = [
  "asked",
  "unconfirmed",
  "reading",
  "answering",
  "paused",
  "curtain",
  "away",
  "over",
];
/** @type {Present["is"][]} */
const BEGUN = [...AWAITING, "playing", "advising", "arriving", "keeping"];

/**
 * @typedef {"remember" | "play" | "advise" | "think" | "pause" | "arrive" | "show" | "finish"
 *   | "lookBack" | "returnToPresent" | "run" | "leave"} Transition
 */

/**
 * The phases that each transition may begin in, below any look back. From elsewhere nothing follows.
 * @type {Record<Transition, Present["is"][]>}
 */
export const POSSIBLE = {
  remember: ["starting"],
  play: ["asked", "unconfirmed", "reading", "paused", "away", "over"],
  advise: ["asked", "reading"],
  arrive: ["curtain"],
  think: ["answering"],
  pause: ["answering"],
  show: ["starting", "playing", "arriving", "keeping", "answering"],
  finish: ["playing", "advising", "arriving", "keeping"],
  lookBack: BEGUN,
  returnToPresent: ["starting", ...BEGUN],
  run: ["starting", ...BEGUN],
  leave: ["starting", ...BEGUN],
};

export class TablePhase {
  /** @type {Present | LookingBack} */
  #now = { is: "starting", early: null };
  #changed;
  /** @type {(() => void)[]} who waits until nothing is being done */
  #waiting = [];

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** What is in view. @returns {InView} */
  get inView() {
    return this.#now.is === "looking-back" ? this.#now : this.present;
  }

  /** What the table is, whatever earlier table somebody looks at. @returns {Starting | Awaiting | Elsewhere} */
  get present() {
    const now = this.#below;
    if ("before" in now) return now.before;
    return now.is === "keeping" ? now.next : now;
  }

  get #below() {
    return this.#now.is === "looking-back" ? this.#now.present : this.#now;
  }

  /** Whether something is being done that somebody asked for. */
  get isBusy() {
    return this.can("finish");
  }

  /** Until nothing is being done (any more). @returns {Promise<void>} */
  async idle() {
    if (this.isBusy) await new Promise((done) => this.#waiting.push(() => done(undefined)));
  }

  /** Whether a bot is seen to think. */
  get thinks() {
    const now = this.#below;
    return now.is === "advising" || (now.is === "answering" && now.thinks);
  }

  /** @param {Transition} transition */
  can(transition) {
    return POSSIBLE[transition].includes(this.#below.is);
  }

  /** A move is clicked before the engine is there. @param {string} early */
  remember(early) {
    if (this.#mayEnter("remember")) this.#enter({ is: "starting", early });
  }

  /** Somebody plays, takes back or confirms; what comes of it is soon seen. */
  play() {
    if (this.#mayEnter("play")) this.#enter({ is: "playing", before: this.#awaiting }, false);
  }

  /** Somebody asks for advice. */
  advise() {
    if (this.#mayEnter("advise")) this.#enter({ is: "advising", before: this.#awaiting });
  }

  /** The player the curtain waits for says to be there. */
  arrive() {
    if (this.#mayEnter("arrive")) this.#enter({ is: "arriving", before: this.#awaiting });
  }

  /** A bot is seen to think, or has done. @param {boolean} thinks */
  think(thinks) {
    if (this.#mayEnter("think")) this.#enter({ is: "answering", thinks });
  }

  /** Bots stop where they are. */
  pause() {
    if (this.#mayEnter("pause")) this.#enter({ is: "paused" });
  }

  /**
   * A table comes into view, and whoever looked back is in the present again; but a record that is
   * studied is looked at from an earlier table, and nobody plays on before the reader leaves it.
   * @param {Awaiting} next
   * @param {Past | null} [studied]
   */
  show(next, studied = null) {
    if (!this.#mayEnter("show")) return;
    const now = this.#now;
    // whoever arrives at a record that is studied looks at it from where it is
    const stays = now.is === "looking-back" && now.studied && this.#below.is === "arriving";
    const past = studied ?? (stays ? now.past : null);
    /** @type {Keeping} */
    const keeping = {
      is: "keeping",
      next: past && next.is === "answering" ? { is: "paused" } : next,
    };
    this.#now = past
      ? { is: "looking-back", past, running: false, studied: true, present: keeping }
      : keeping;
    this.#changed();
  }

  /**
   * What was being done is done and kept, or nothing came of it: the table waits for what it shows, or
   * for what is given. Bots that answer are seen soon enough.
   * @param {Awaiting} [awaiting]
   */
  finish(awaiting) {
    if (!this.#mayEnter("finish")) return;
    const next = awaiting ?? this.#awaiting;
    this.#enter(next, next.is !== "answering");
  }

  /** An earlier table comes into view. @param {Past} past */
  lookBack(past) {
    if (!this.#mayEnter("lookBack")) return;
    const now = this.#now;
    const { running, studied } =
      now.is === "looking-back" ? now : { running: false, studied: false };
    this.#now = { is: "looking-back", past, running, studied, present: this.#below };
    this.#changed();
  }

  /** The present table comes into view again. */
  returnToPresent() {
    if (!this.#mayEnter("returnToPresent") || this.#now.is !== "looking-back") return;
    this.#now = this.#below;
    this.#changed();
  }

  /** The film of earlier tables runs, or is stopped. @param {boolean} running */
  run(running) {
    if (!this.#mayEnter("run") || this.#now.is !== "looking-back") return;
    if (this.#now.running === running) return;
    this.#now = { ...this.#now, running };
    this.#changed();
  }

  /** Nothing more happens at this table. */
  leave() {
    if (!this.#mayEnter("leave")) return;
    this.#enter({ is: "elsewhere" });
  }

  /** What the table waits for, or would if nothing were being done. @returns {Awaiting} */
  get #awaiting() {
    const { present } = this;
    if (present.is === "starting" || present.is === "elsewhere")
      throw new Error(`nothing is awaited while ${present.is}`);
    return present;
  }

  /** @param {Present} present @param {boolean} [isSeen] */
  #enter(present, isSeen = true) {
    const now = this.#now;
    const staysBack = now.is === "looking-back" && present.is !== "elsewhere";
    this.#now = staysBack ? { ...now, present } : present;
    if (isSeen) this.#changed();
    if (!this.isBusy) for (const done of this.#waiting.splice(0)) done();
  }

  /** Once a table is left, whatever was under way comes to nothing. @param {Transition} transition */
  #mayEnter(transition) {
    if (this.#now.is === "elsewhere") return false;
    if (!this.can(transition)) throw new Error(`cannot ${transition} while ${this.#below.is}`);
    return true;
  }
}
