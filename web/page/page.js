// The page: what it is made of, and what one can do with it apart from playing.

import { Acting } from "../table/acting.js";
import { isDrawn, KINDS, loadDrawing } from "../table/drawing.js";
import { hearKey } from "../table/keys.js";
import { Pace } from "../table/pace.js";
import { Sound } from "../table/sound.js";
import { Touch } from "../table/touch.js";
import { readAddress } from "./address.js";
import { channel } from "./channel.js";
import { chosenGame } from "./chosen_game.js";
import { untilIdle } from "./deadlines.js";
import { Cancelled, Engine, Refused } from "./engine.js";
import { LEARNING, partsOf } from "./engine_parts.js";
import { Features } from "./features.js";
import { Focus } from "./focus.js";
import { NotLoaded } from "./not_loaded.js";
import { Offline } from "./offline.js";
import { loadPrinted } from "./printed.js";
import { REMEMBERED, remember } from "./remembered.js";
import { download } from "./saved_files.js";
import { draw } from "./screen.js";
import { link } from "./sharing.js";
import { applyTheme, keepSettings, readSettings } from "./settings.js";
import { Store } from "./store.js";
import { TableOpening } from "./table_opening.js";
import { report } from "./trouble.js";
import { withTimeout } from "./with_timeout.js";
import { loadWords } from "./words.js";

/** @typedef {import("./words.js").Message} Message */
/** @typedef {import("./table_session.js").TableSession} TableSession */
/** @typedef {import("../engine_types.js").View} View */

const WHOLE = { isFrame: false, mostNotices: Infinity };

/** Event: `ready`, when the table is after what a player or an opening began. */
export class Page extends EventTarget {
  /** @type {View | null} the view that was in view last */
  #lastView = null;
  #language = ""; // the one chosen last, which may be on its way
  #redrawing = new AbortController(); // another drawing of the same table, called off by the next
  #offline = new Offline();
  #sound = new Sound();
  /** @type {() => void} */
  #hasPainted = () => undefined;

  /**
   * @param {import("./address.js").Games} games
   * @param {import("./words.js").Words} words
   * @param {typeof WHOLE} [place] a frame of somebody else's page keeps nothing and has nothing around the table
   */
  constructor(games, words, place = WHOLE) {
    super();
    this.games = games;
    this.isFrame = place.isFrame;
    const address = readAddress(new URL(location.href), games);
    this.store = new Store(words, address, readSettings(), place);
    this.engine = new Engine(() => this.#expectedParts);
    this.features = new Features();
    this.tabs = channel("polis");
    this.opening = new TableOpening(this);
    this.touch = new Touch(this);
    this.pace = new Pace(this);
    this.acting = new Acting(this);
    this.focus = new Focus(this.isFrame);
    /** @type {Promise<void>} */
    this.painted = new Promise((done) => (this.#hasPainted = done));
    applyTheme(address.theme ?? this.state.settings.theme);
    this.#listen();
  }

  /** What the page draws from; only the store changes it. */
  get state() {
    return this.store.state;
  }

  get session() {
    return this.state.session;
  }

  get words() {
    return this.state.words;
  }

  /** The parts of the engine for the game in view, or the one that will probably be. */
  get #expectedParts() {
    const { game, options, lesson, puzzle, code } = this.state.address;
    const isLearning = lesson !== null || puzzle !== null;
    const isUnknown = isLearning || code !== null || this.isFrame;
    const likely = game ?? (isUnknown ? "" : chosenGame(this.games));
    const parts = partsOf(this.session?.state?.view.game ?? likely, options);
    return isLearning ? [...parts, LEARNING] : parts;
  }

  #listen() {
    const { engine, store, features } = this;
    store.addEventListener("change", () => this.draw());
    features.addEventListener("come", () => this.draw());
    features.addEventListener("missing", (event) =>
      this.lacks(/** @type {CustomEvent<NotLoaded>} */ (event).detail),
    );
    engine.addEventListener("stage", (event) =>
      store.engineComes(/** @type {CustomEvent<import("./engine.js").Stage>} */ (event).detail),
    );
    engine.addEventListener("ready", () => {
      store.engineIsReady();
      // for later and for the next visit, so it must not hold up this one
      setTimeout(() => this.#prepareForLater(), untilIdle());
    });
    engine.addEventListener("brought", () => store.engineIsReady());
    engine.addEventListener("replaced", () => store.notify({ id: "page-replaced", args: {} }));
    engine.addEventListener("trouble", (event) =>
      store.meet(/** @type {CustomEvent<import("./engine.js").Trouble>} */ (event).detail),
    );
    if (!this.isFrame) window.addEventListener("popstate", () => location.reload());
    this.tabs.onmessage = ({ data }) => {
      if (data?.opened && data.opened === this.session?.id && data.tab !== store.tab)
        this.session?.leave();
    };
    window.addEventListener("unhandledrejection", (event) => {
      // what was called off is nobody's fault
      if (event.reason instanceof Cancelled) event.preventDefault();
      else this.tellFault(event.reason);
    });
    document.addEventListener("keydown", (event) => hearKey(this, event));
    this.#offline.addEventListener("change", () => store.playableOffline(this.#offline.status));
  }

  draw() {
    draw(this);
    requestAnimationFrame(() => this.#hasPainted());
  }

  /** @param {Message} message */
  notify(message) {
    this.store.notify(message);
  }

  /**
   * A feature that an action needs; null if it does not come, which the reader is told.
   * @template {import("./features.js").Name} N
   * @param {N} name
   */
  async feature(name) {
    try {
      return await this.features.load(name);
    } catch (fault) {
      if (!(fault instanceof NotLoaded)) throw fault;
      this.lacks(fault);
      return null;
    }
  }

  /** A part of the page is missing: only loading anew helps. @param {NotLoaded} fault */
  lacks({ part, how }) {
    this.store.meet({ part, how, isPage: true });
  }

  async #prepareForLater() {
    await this.features.loadAll();
    if (this.isFrame) return;
    // what is said of a game that is not in view, such as why a file of it cannot be opened
    for (const game of Object.keys(this.games)) this.#learn(game).catch(() => null);
    this.engine.complete();
    this.#offline.start();
  }

  // The table

  /**
   * What draws a game, unless the player wants it at the plain table; its words come in any case.
   * @param {string} game
   * @param {AbortSignal} choice the reader's, until they choose something else
   * @returns {Promise<import("./store.js").GameDrawing>}
   */
  async loadGameDrawing(game, choice) {
    const { address, settings } = this.state;
    const kinds = KINDS[game] ?? [];
    const isPlain = (address.table ?? settings.table) === "plain" || !isDrawn(game);
    const loading = Promise.all([
      isPlain ? null : loadDrawing(game),
      isPlain ? null : loadPrinted(game),
      // a save or a file may even name a game there is not; the engine says so
      game in this.games ? this.#learn(game) : null,
    ]);
    try {
      const [drawing, printed] = await withTimeout(`${game}/table.js`, loading);
      return { drawing, printed, kinds };
    } catch (fault) {
      if (!choice.aborted) this.lacks(/** @type {NotLoaded} */ (fault));
      return { drawing: null, printed: null, kinds };
    }
  }

  /** The words of a game, in the language that is spoken when they have come. @param {string} game */
  async #learn(game) {
    while (!this.words.games.has(game)) await this.words.learn(game);
  }

  /** Where a thing lies in the page. @param {import("../table/drawing.js").Place} thing */
  zone(thing) {
    const name = this.state.gameDrawing.drawing?.zoneOf(thing) ?? "";
    return document.querySelector(`[data-zone="${CSS.escape(name)}"]`);
  }

  /** The table in view has changed: it is drawn, and the keyboard goes on there. @param {TableSession} session */
  tableChanged(session) {
    const view = session.state?.view ?? null;
    const before = this.#lastView;
    this.#lastView = view;
    const isAnother = view?.history.length !== before?.history.length;
    // not while others play: they may be faster than the player reads
    const isPlayed = isAnother && before?.asked === view?.seat;
    const held = this.focus.held();
    this.store.tableChanged({ isAnother, isPlayed });
    this.focus.goOn(session, held, isAnother);
    if (session.present.is === "away" && this.state.link === null && !session.isBusy)
      this.#makeLink();
  }

  /** A table that is painted before the engine has it: its own is the same, and takes nobody's place. @param {View | null} view */
  expect(view) {
    this.#lastView = view;
  }

  /** What happened since the table was last looked at. @param {import("./table_store.js").News} news */
  news({ lines, before, after }) {
    this.pace.show(lines, before, after);
    const isMine = after.asked === after.seat && before.asked !== after.seat;
    if (after.over) this.playSound("over");
    else if (isMine) this.playSound("turn");
  }

  /** A sound, for those who want any. @param {import("../table/sound.js").Tone} tone */
  playSound(tone) {
    if (this.state.settings.sound) this.#sound.play(tone);
  }

  /** Opens a panel, closes it if it is open, or closes whichever is. @param {import("./store.js").Panel | null} panel */
  show(panel) {
    this.store.show(panel);
    if (this.state.panel === "rules") this.#openRules();
  }

  async #openRules() {
    const { session, start, words } = this.state;
    this.store.setRules({ is: "loading" });
    const panels = await this.feature("panels");
    const game = session?.state?.view.game ?? start.game;
    // nobody may have played this game yet, so that its words have not come either
    const loading = Promise.all([panels?.loadRules(game, words.language), this.#learn(game)]);
    const [rules = null] = await loading.catch(() => []);
    if (this.words.language === words.language)
      this.store.setRules(rules ? { is: "there", rules } : { is: "absent" });
  }

  /** @param {Partial<import("./settings.js").Settings>} part */
  async set(part) {
    this.store.choose(part);
    if (!this.isFrame) keepSettings(this.state.settings);
    if (part.theme) applyTheme(part.theme);
    if ("table" in part) await this.#drawOtherwise();
    if (part.chances && this.session?.hasBegun) await this.session.judge();
  }

  /** The table in view is drawn, or said in words, as the settings are now. */
  async #drawOtherwise() {
    const { session } = this;
    const game = session?.state?.view.game; // there before the engine is
    if (!game) return;
    this.#redrawing.abort();
    this.#redrawing = new AbortController();
    const { signal } = this.#redrawing;
    const gameDrawing = await this.loadGameDrawing(game, signal);
    if (this.session === session && !signal.aborted) this.store.setGameDrawing(gameDrawing);
  }

  // Around a game

  async toStart(push = true) {
    const choice = this.opening.choose();
    if (push) history.pushState(null, "", "./");
    const { session } = this;
    this.store.close();
    session?.leave();
    const start = await this.feature("start");
    if (!choice.aborted) await start?.openStart(this, session?.state?.view.game);
  }

  /** The link for the player who is asked next and sits elsewhere. */
  async #makeLink() {
    this.store.offerLink("");
    const made = await link(this, true).catch((fault) => this.tellFault(fault) ?? "");
    if (this.session?.present.is === "away") this.store.offerLink(made);
  }

  async update() {
    await this.session?.save();
    this.#offline.update();
  }

  /** @param {string} language */
  async speak(language) {
    this.#language = language;
    const words = await loadWords(language, this.words.games);
    // games may have been opened meanwhile
    for (const game of this.words.games) await words.learn(game);
    if (this.#language !== language) return; // another was chosen while this one was on its way
    if (!this.isFrame) remember(REMEMBERED.language, language);
    const names = this.session ? this.opening.namesOf(this.session, words) : [];
    this.store.speak(words.named(names));
    if (this.state.panel === "rules") await this.#openRules();
  }

  // Trouble

  /** Something went wrong that nobody foresaw: the player is told, and the game is kept as it was. @param {unknown} fault */
  tellFault(fault) {
    if (fault instanceof Cancelled) return;
    this.notify(
      fault instanceof Refused
        ? fault.reason
        : { id: "page-fault", args: { how: String(fault).slice(0, 200) } },
    );
  }

  retry() {
    if (this.store.partIsMissing) location.reload();
    this.store.retry();
    this.restartEngine();
  }

  restartEngine() {
    this.engine.retry();
  }

  async copyReport() {
    const text = report(this.state.trouble, this.session?.record ?? null);
    await navigator.clipboard.writeText(text).catch(() => download("report", text));
    this.store.troubleIsReported();
  }
}
