// What the page draws from. Only the functions of the store change it, and each change is drawn.

import { newId } from "./saves.js";

/** @typedef {import("./words.js").Message} Message */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./address.js").Address} Address */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./table_session.js").TableSession} TableSession */
/** @typedef {import("./engine.js").Stage} Stage */
/** @typedef {"log" | "rules" | "menu" | "settings" | "keys" | "embed" | "about"} Panel */

/**
 * @typedef {{ is: "asleep" } | ({ is: "loading" } & Stage) | { is: "ready" }} EngineStatus
 *   asleep: in a frame nothing is loaded until somebody wants it
 * @typedef {{ part: string, how: string, isPage?: boolean, isReported?: boolean }} Trouble
 *   `isPage`: a part of the page is missing, so that only loading anew helps
 *
 * @typedef {{ is: "loading" } | { is: "there", rules: import("./rules.js").Rules } | { is: "absent" }} Rules
 * @typedef {{ rules: Rules, sought: string }} Drawer
 *
 * @typedef {object} Touched what the player has opened or looks at closely
 * @property {readonly string[]} opened the keys of things, one after another
 * @property {{ card: import("../engine_types.js").Card, now: Message[], x: number } | null} zoomed
 *   a card shown whole, what it means now, and where it lies
 * @property {Message | null} why the answer to a touch that did nothing
 *
 * @typedef {object} GameDrawing how the game in view is drawn
 * @property {import("../table/drawing.js").Drawing | null} drawing null: in words
 * @property {import("./printed.js").Printed | null} printed
 * @property {string[]} kinds what of the game can be shown whole
 *
 * @typedef {object} PageState
 * @property {Words} words
 * @property {Address} address
 * @property {Settings} settings
 * @property {EngineStatus} engine
 * @property {Trouble | null} trouble
 * @property {Message[]} notices
 * @property {TableSession | null} session null: no table
 * @property {GameDrawing} gameDrawing
 * @property {Touched} touched
 * @property {boolean} isHeld whether the next move waits for the player's click
 * @property {string | null} link for the next player, once it is made
 * @property {Panel | null} panel what is open over the table
 * @property {Drawer} drawer of the rules
 * @property {import("./embed_code.js").Snippet} snippet what an author pastes
 * @property {import("./start_screen.js").Start} start what is chosen on the start screen
 * @property {import("../engine_types.js").LessonTitle[]} course the lessons of the game in view
 * @property {import("../engine_types.js").PuzzleFile[]} puzzles
 * @property {string} refusal why a frame shows no table
 * @property {{ isReady: boolean, hasUpdate: boolean }} offline whether one can play offline, and a new version waits
 */

// what a player must not miss; all else that was told is old once they have played a move
const LASTING = [
  "page-not-kept",
  "page-set-aside",
  "page-share-link",
  "page-bad-parameter",
  "page-replaced",
  "page-fault",
];
/** @type {EngineStatus} */
const AT_FIRST = { is: "loading", stage: "fetch", loaded: 0, total: 1 };
/** @type {Touched} */
const UNTOUCHED = { opened: [], zoomed: null, why: null };
const START = { game: "", players: 3, options: [], seats: [], names: [], seed: "" };

/** Event: `change`. */
export class Store extends EventTarget {
  /** @type {Readonly<PageState>} */
  #state;
  #mostNotices;

  /**
   * @param {Words} words
   * @param {Address} address
   * @param {Settings} settings
   * @param {{ isFrame: boolean, mostNotices: number }} place where the page is shown
   */
  constructor(words, address, settings, { isFrame, mostNotices }) {
    super();
    this.tab = newId();
    this.#mostNotices = mostNotices;
    this.#state = {
      words,
      address,
      settings,
      engine: isFrame ? { is: "asleep" } : AT_FIRST,
      trouble: null,
      notices: this.#few(address.notices),
      session: null,
      gameDrawing: { drawing: null, printed: null, kinds: [] },
      touched: UNTOUCHED,
      isHeld: false,
      link: null,
      panel: null,
      drawer: { rules: { is: "loading" }, sought: "" },
      snippet: { content: "position", code: "", said: "" },
      start: { ...START, saves: null, isListed: false },
      course: [],
      puzzles: [],
      refusal: "",
      offline: { isReady: false, hasUpdate: false },
    };
  }

  get state() {
    return this.#state;
  }

  /** @param {Partial<PageState>} part */
  #change(part) {
    this.#state = { ...this.#state, ...part };
    this.dispatchEvent(new Event("change"));
  }

  // Words, settings, address

  /** @param {Words} words */
  speak(words) {
    this.#change({ words });
  }

  /** What is chosen counts more than what the address says. @param {Partial<Settings>} part */
  choose(part) {
    const { settings, address } = this.#state;
    const { speed, table } = address;
    this.#change({
      settings: { ...settings, ...part },
      address: {
        ...address,
        speed: "speed" in part ? null : speed,
        table: "table" in part ? null : table,
      },
    });
  }

  /** @param {Address} address */
  goTo(address) {
    this.#change({ address });
  }

  // The engine, and what is missing

  /** @param {Stage} stage */
  engineComes({ stage, loaded, total }) {
    this.#change({ engine: { is: "loading", stage, loaded, total }, trouble: this.#lasting });
  }

  engineIsReady() {
    this.#change({ engine: { is: "ready" }, trouble: this.#lasting });
  }

  engineSleeps() {
    this.#change({ engine: { is: "asleep" } });
  }

  /** Somebody wants to play here. */
  engineIsExpected() {
    if (this.#state.engine.is === "asleep") this.#change({ engine: AT_FIRST });
  }

  /** What was wrong with the engine is over once it moves; a missing part of the page is not. */
  get #lasting() {
    return this.partIsMissing ? this.#state.trouble : null;
  }

  get partIsMissing() {
    return Boolean(this.#state.trouble?.isPage);
  }

  /** @param {Trouble | null} trouble */
  meet(trouble) {
    this.#change({ trouble });
  }

  retry() {
    this.#change({ trouble: null, engine: AT_FIRST });
  }

  /** A frame is to show something else. */
  forgetTrouble() {
    this.#change({ trouble: null, refusal: "" });
  }

  troubleIsReported() {
    const { trouble } = this.#state;
    if (trouble) this.#change({ trouble: { ...trouble, isReported: true } });
  }

  /** @param {PageState["offline"]} offline */
  playableOffline(offline) {
    this.#change({ offline });
  }

  // Notices

  /** @param {Message} message */
  notify(message) {
    const others = this.#state.notices.filter(({ id }) => id !== message.id);
    this.#change({ notices: this.#few([...others, message]) });
  }

  /** @param {Message[]} messages */
  notifyAll(messages) {
    if (messages.length)
      this.#change({ notices: this.#few([...this.#state.notices, ...messages]) });
  }

  /** @param {Message} message */
  dismiss(message) {
    this.#change({ notices: this.#state.notices.filter((notice) => notice !== message) });
  }

  /** Each once, and not so many that they hide the table. @param {Message[]} notices */
  #few(notices) {
    const once = new Map(notices.map((notice) => [JSON.stringify(notice), notice]));
    return [...once.values()].slice(-this.#mostNotices);
  }

  // The table

  /**
   * Another table comes into view.
   * @param {TableSession} session
   * @param {GameDrawing} gameDrawing
   * @param {readonly string[]} names of its players
   */
  open(session, gameDrawing, names) {
    const words = this.#state.words.named(names);
    const nothingElse = { touched: UNTOUCHED, isHeld: false, link: null, refusal: "" };
    this.#change({ ...nothingElse, session, gameDrawing, words });
  }

  /** No table: the start screen, or in a frame why there is none. @param {string} [refusal] */
  close(refusal = "") {
    const { session, start } = this.#state;
    // the games kept are others now; where no table was left they stay in view until they are read anew
    const isListed = start.isListed && session === null;
    const nothingElse = { session: null, panel: null, touched: UNTOUCHED };
    this.#change({ ...nothingElse, refusal, start: { ...start, isListed } });
  }

  /** @param {GameDrawing} gameDrawing */
  setGameDrawing(gameDrawing) {
    this.#change({ gameDrawing });
  }

  /**
   * The table in view has changed.
   * @param {{ isAnother: boolean, isPlayed: boolean }} how `isAnother`: whatever was open was about the one
   *   before; `isPlayed`: the viewer has played, so that what they were told is old
   */
  tableChanged({ isAnother, isPlayed }) {
    const { session, notices, link, panel, touched } = this.#state;
    const present = session?.present.is;
    // the player before may have left open what the next must not read, and what opens over a table
    // that was left is about nothing any more
    const isHidden = present === "curtain" || present === "elsewhere";
    const opened = isAnother ? { ...UNTOUCHED, zoomed: touched.zoomed } : touched;
    this.#change({
      panel: isHidden ? null : panel,
      touched: isHidden ? { ...opened, zoomed: null } : opened,
      link: present === "away" ? link : null,
      notices: isPlayed ? notices.filter(({ id }) => LASTING.includes(id)) : notices,
    });
  }

  /** @param {Partial<Touched>} part */
  touch(part) {
    this.#change({ touched: { ...this.#state.touched, ...part } });
  }

  /** The next move waits for the player's click, or does not any more. @param {boolean} isHeld */
  hold(isHeld) {
    if (isHeld !== this.#state.isHeld) this.#change({ isHeld });
  }

  /** @param {string} link */
  offerLink(link) {
    this.#change({ link });
  }

  // Panels

  /** Opens a panel, closes it if it is open, or closes whichever is. @param {Panel | null} panel */
  show(panel) {
    const { panel: open, touched } = this.#state;
    const isClosed = panel === open;
    this.#change({ panel: isClosed ? null : panel, touched: { ...touched, zoomed: null } });
  }

  /** @param {Rules} rules */
  setRules(rules) {
    this.#change({ drawer: { ...this.#state.drawer, rules } });
  }

  /** @param {string} sought */
  search(sought) {
    this.#change({ drawer: { ...this.#state.drawer, sought } });
  }

  /** @param {import("./embed_code.js").Snippet} snippet */
  showSnippet(snippet) {
    this.#change({ panel: "embed", snippet });
  }

  /** What came of copying what an author pastes. @param {string} said */
  tellOfSnippet(said) {
    this.#change({ snippet: { ...this.#state.snippet, said } });
  }

  // The start screen

  /** @param {Partial<import("./start_screen.js").Start>} part */
  prepare(part) {
    this.#change({ start: { ...this.#state.start, ...part } });
  }

  /** The lessons and puzzles of a game. @param {Partial<Pick<PageState, "course" | "puzzles">>} part */
  setLearning(part) {
    this.#change(part);
  }
}
