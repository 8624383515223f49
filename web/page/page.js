// What the page is about just now, and everything one can do with it.

import { Acting } from "../table/acting.js";
import { isDrawn, KINDS, loadDrawing } from "../table/drawing.js";
import { Pace } from "../table/pace.js";
import { Touch } from "../table/touch.js";
import { readAddress } from "./address.js";
import { channel } from "./channel.js";
import { untilLater } from "./deadlines.js";
import { Cancelled, Engine, Refused } from "./engine.js";
import { withTimeout, loadDeferred, NotLoaded } from "./with_timeout.js";
import { loadStyle } from "./looks.js";
import { loadPrinted } from "./printed.js";
import { remember } from "./remembered.js";
import * as saves from "./saves.js";
import { draw } from "./screen.js";
import { TableOpening } from "./table_opening.js";
import { applyTheme, keepSettings, readSettings } from "./settings.js";
import { report } from "./trouble.js";
import { loadWords } from "./words.js";

/** @typedef {import("./words.js").Message} Message */

// what a player must not miss; all else that was told is old once they have played a move
const LASTING = [
  "page-not-kept",
  "page-set-aside",
  "page-share-link",
  "page-bad-parameter",
  "page-replaced",
  "page-fault",
];

/** Events: `drawn`, whenever the page has been drawn anew; `stands`, when the table does after what a player did. */
export class Page extends EventTarget {
  /**
   * @param {import("./address.js").Games} games
   * @param {import("./words.js").Words} words
   * @param {boolean} [embedded] in a frame of somebody else's page: nothing is kept, nothing around the table
   */
  constructor(games, words, embedded = false) {
    super();
    this.embedded = embedded;
    this.games = games;
    this.words = words;
    this.address = readAddress(new URL(location.href), games);
    this.settings = readSettings();
    this.engine = new Engine();
    /** @type {import("./offline.js").Offline | null} */
    this.offline = null;
    this.tab = saves.newId();
    this.tabs = channel("polis");
    this.opening = new TableOpening(this);
    this.touch = new Touch(this);
    this.pace = new Pace(this);
    /** @type {import("../table/sound.js").Sound | null} */
    this.sound = null;
    this.acting = new Acting(this);
    /** @type {import("./table_session.js").TableSession | null} */
    this.session = null;
    /** @type {import("../table/drawing.js").Drawing | null} */
    this.drawing = null;
    /** @type {string[]} what of the game can be shown whole */
    this.kinds = [];
    /** @type {import("./printed.js").Printed | null} */
    this.printed = null;
    /** @type {typeof import("./deferred.js") | null} */
    this.deferred = null;
    /** @type {Promise<[typeof import("./deferred.js"), unknown]> | null} */
    this.fetching = null;
    /** @type {string | null} the panel that is open */
    this.panel = null;
    /** @type {import("./rules.js").Rules | null} */
    this.rules = null;
    this.sought = "";
    /** @type {{ id: string, title: Record<string, string> }[]} the lessons of the game in view */
    this.course = [];
    /** @type {any[]} */
    this.puzzles = [];
    /** @type {Message[]} */
    this.notices = this.address.notices;
    /** @type {{ part: string, how: string, isPage?: boolean } | null} */
    this.trouble = null;
    this.copied = false;
    /** @type {{ content: import("./embed_code.js").Content, code: string, said: string }} what an author pastes */
    this.snippet = { content: "position", code: "", said: "" };
    /** @type {any} the view that was last followed */
    this.followed = null;
    this.keyed = false; // whether the player's hand is on the keyboard
    this.asleep = false; // in a frame nothing is loaded until somebody wants it
    /** @type {string | null} the link for the next player */
    this.link = null;
    this.stage = { stage: "fetch", loaded: 0, total: 1 };
    /** @type {import("./start_screen.js").Start} */
    this.start = {
      games,
      game: "",
      players: 3,
      options: [],
      seats: [],
      names: [],
      seed: "",
      saves: { games: [], damaged: [] },
    };
    /** @type {() => void} */
    this.hasPainted = () => undefined;
    /** @type {Promise<void>} */
    this.painted = new Promise((done) => (this.hasPainted = done));
    applyTheme(this.address.theme ?? this.settings.theme);
    this.listen();
  }

  listen() {
    const { engine } = this;
    engine.addEventListener("stage", (event) => {
      this.stage = /** @type {CustomEvent} */ (event).detail;
      this.engineIsWell();
    });
    engine.addEventListener("ready", () => {
      this.engineIsWell();
      // for later and for the next visit, so it must not hold up this one
      setTimeout(() => this.fetchDeferred(false).then(() => this.keepForOffline()), untilLater());
    });
    engine.addEventListener("replaced", () => this.notify({ id: "page-replaced", args: {} }));
    engine.addEventListener("trouble", (event) => {
      this.trouble = /** @type {CustomEvent} */ (event).detail;
      this.copied = false;
      this.draw();
    });
    if (!this.embedded) window.addEventListener("popstate", () => location.reload());
    this.tabs.onmessage = ({ data }) => {
      if (data?.opened && data.opened === this.session?.id && data.tab !== this.tab)
        this.session?.leave();
    };
    window.addEventListener("unhandledrejection", ({ reason }) => this.tellFault(reason));
    document.addEventListener("pointerdown", () => (this.keyed = false), true);
    document.addEventListener("keydown", (event) => this.hearKey(event));
  }

  /** Tab and Enter do what they do anywhere; the first other key brings what knows them. @param {KeyboardEvent} event */
  async hearKey(event) {
    this.keyed = true;
    if (!this.session || ["Tab", "Enter", "Shift"].includes(event.key)) return;
    if (!this.deferred) await this.fetchDeferred();
    this.deferred?.hearKey(this, event);
  }

  /** What was wrong with the engine is over; a part of the page that failed is another matter. */
  engineIsWell() {
    if (!this.partIsMissing) this.trouble = null;
    this.draw();
  }

  get partIsMissing() {
    return Boolean(this.trouble?.isPage);
  }

  /** What is seen where no table is. */
  get empty() {
    return this.start.game ? this.deferred?.startScreen(this) : undefined;
  }

  draw() {
    draw(this);
    this.dispatchEvent(new Event("drawn"));
    requestAnimationFrame(() => this.hasPainted());
  }

  /** @param {Message} message */
  notify(message) {
    this.notices = [...this.notices.filter(({ id }) => id !== message.id), message];
    this.draw();
  }

  /** @param {Message} message */
  dismiss(message) {
    this.notices = this.notices.filter((notice) => notice !== message);
    this.draw();
  }

  /**
   * What a first game does without; if it is wanted and does not come, only loading anew helps.
   * @param {boolean} [wanted]
   */
  async fetchDeferred(wanted = true) {
    this.fetching ??= Promise.all([loadDeferred(), loadStyle("deferred")]);
    try {
      [this.deferred] = await this.fetching;
      this.sound ??= new this.deferred.Sound(this);
    } catch (fault) {
      this.fetching = null;
      if (wanted && fault instanceof NotLoaded) this.lacks(fault);
    }
    this.draw();
  }

  /** A part of the page is missing: only loading anew helps. @param {NotLoaded} fault */
  lacks({ part, how }) {
    this.trouble = { part, how, isPage: true };
    this.draw();
  }

  keepForOffline() {
    if (!this.deferred || this.embedded || this.offline) return;
    this.offline = new this.deferred.Offline();
    for (const news of ["offline", "update"])
      this.offline.addEventListener(news, () => this.draw());
    this.offline.start();
  }

  // The table

  /** What draws a game, unless the player wants it in words. @param {string} game */
  async takeDrawing(game) {
    const plain = (this.address.table ?? this.settings.table) === "plain";
    this.kinds = KINDS[game] ?? [];
    try {
      // a save or a file may even name a game there is not; the engine says so
      const loading =
        plain || !isDrawn(game) ? [null, null] : [loadDrawing(game), loadPrinted(game)];
      [this.drawing, this.printed] = /** @type {any} */ (
        await withTimeout(`${game}/table.js`, Promise.all(loading))
      );
    } catch (fault) {
      this.drawing = null;
      this.lacks(/** @type {NotLoaded} */ (fault));
    }
  }

  /** Where a thing lies in the page. @param {import("../table/choices.js").Thing} thing */
  zone(thing) {
    const name = this.drawing?.zoneOf(thing) ?? "";
    return document.querySelector(`[data-zone="${CSS.escape(name)}"]`);
  }

  /**
   * Draws, and keeps the keyboard's place where the next choice is.
   * @param {import("./table_session.js").TableSession} session
   */
  follow(session) {
    const held = document.activeElement;
    const acting =
      held instanceof HTMLElement &&
      ["move", "opens", "step", "arrive", "confirm", "next", "again"].some(
        (name) => name in held.dataset,
      );
    // the one before may have left open what the next must not read
    if (session.curtain !== null) this.panel = this.touch.zoomed = null;
    if (session.away === null) this.link = null;
    else if (!this.link && !session.busy) this.makeLink();
    const view = session.state?.view ?? null;
    const isNew = view?.history.length !== this.followed?.history.length;
    if (isNew) this.clear(view);
    this.followed = view;
    this.draw();
    const prompt = document.querySelector("[data-prompt]");
    const moved = acting && isNew;
    // who points has no place to lose, and a frame takes the focus from nobody
    const lost =
      document.activeElement === document.body &&
      (this.embedded ? document.hasFocus() : this.keyed);
    const next = session.busy ? null : document.querySelector("[data-next], [data-arrive]");
    if (
      session.begun &&
      prompt instanceof HTMLElement &&
      (moved || lost || (next && held === prompt))
    ) {
      // never on a move: one Enter too many would play it
      (next instanceof HTMLElement ? next : prompt).focus({ preventScroll: true });
    }
  }

  /** What was about the table before this one. @param {any} view */
  clear(view) {
    this.touch.reset();
    // not while others play: they may be faster than the player reads
    if (this.followed?.asked === view?.seat)
      this.notices = this.notices.filter(({ id }) => LASTING.includes(id));
  }

  /**
   * What happened since the table was last looked at.
   * @param {import("./table_session.js").Line[]} lines
   * @param {any} before
   * @param {any} after
   */
  news(lines, before, after) {
    this.pace.show(lines, before, after);
    const mine = after.asked === after.seat && before.asked !== after.seat;
    if (after.over) this.sound?.play("over");
    else if (mine) this.sound?.play("turn");
  }

  /** Opens a panel, closes it if it is open, or closes whichever is. @param {string | null} panel */
  show(panel) {
    this.panel = panel === this.panel ? null : panel;
    this.touch.zoomed = null;
    if (this.panel === "rules") this.openRules();
    this.draw();
  }

  async openRules() {
    const game = this.session?.state?.view.game ?? this.start.game;
    if (!this.deferred) await this.fetchDeferred();
    this.rules =
      (await this.deferred?.loadRules(game, this.words.language).catch(() => null)) ?? null;
    this.draw();
  }

  /** @param {Partial<import("./settings.js").Settings>} part */
  async set(part) {
    Object.assign(this.settings, part);
    if (!this.embedded) keepSettings(this.settings);
    if (part.theme) applyTheme(part.theme);
    if ("speed" in part) this.address.speed = null;
    if ("table" in part) {
      this.address.table = null;
      const game = this.session?.state?.view.game; // there before the engine is
      if (game) await this.takeDrawing(game);
    }
    if (part.chances && this.session?.begun) await this.session.judge();
    this.draw();
  }

  // Around a game

  async toStart(push = true) {
    if (push) history.pushState(null, "", "./");
    const game = this.session?.state?.view.game;
    this.session?.leave();
    this.session = null;
    this.panel = this.touch.zoomed = null;
    if (!this.deferred) await this.fetchDeferred();
    await this.deferred?.openStart(this, game);
  }

  /** @param {object} part */
  change(part) {
    Object.assign(this.start, part);
    this.draw();
  }

  /** The link for the player who is asked next and sits elsewhere. */
  async makeLink() {
    this.link = "";
    this.link = await this.opening.link(true).catch((fault) => this.tellFault(fault) ?? "");
    this.draw();
  }

  async update() {
    await this.session?.save();
    this.offline?.update();
  }

  /** @param {string} language */
  async speak(language) {
    this.words = await loadWords(language);
    if (!this.embedded) remember("polis-language", language);
    if (this.session) this.words.names = this.opening.namesOf(this.session);
    if (this.panel === "rules") await this.openRules();
    this.draw();
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
    if (this.partIsMissing) location.reload();
    this.trouble = null;
    this.stage = { stage: "fetch", loaded: 0, total: 1 };
    this.restartEngine();
    this.draw();
  }

  restartEngine() {
    this.engine.retry();
  }

  async copyReport() {
    const text = report(this.trouble, this.session?.record ?? null);
    await navigator.clipboard
      .writeText(text)
      .catch(() => loadDeferred().then(({ download }) => download("report", text)));
    this.copied = true;
    this.draw();
  }
}
