// What the page is about just now, and everything one can do with it.

import { filled, readAddress, writeAddress } from "./address.js";
import { Engine, Refused } from "./engine.js";
import { Offline } from "./offline.js";
import { anySeed, loadOpenings, openingOf } from "./opening.js";
import * as saves from "./saves.js";
import { draw } from "./screen.js";
import { Sitting } from "./sitting.js";
import { report } from "./trouble.js";
import { loadWords } from "./words.js";

/** @typedef {import("./words.js").Message} Message */

export class Page {
  /**
   * @param {import("./address.js").Games} games
   * @param {import("./words.js").Words} words
   */
  constructor(games, words) {
    this.games = games;
    this.words = words;
    this.address = readAddress(new URL(location.href), games);
    this.engine = new Engine();
    this.offline = new Offline();
    this.tab = saves.newId();
    this.tabs = new BroadcastChannel("polis");
    /** @type {Sitting | null} */
    this.sitting = null;
    /** @type {Message[]} */
    this.notices = this.address.notices;
    /** @type {{ part: string, how: string } | null} */
    this.trouble = null;
    this.copied = false;
    this.stage = { stage: "fetch", loaded: 0, total: 1 };
    /** @type {import("./start_screen.js").Start} */
    this.start = {
      games, game: Object.keys(games)[0], players: 3, seats: [], seed: "",
      saves: { games: [], damaged: [] },
    };
    this.deeds = {
      open: (/** @type {string} */ address) => this.open(address),
      resume: (/** @type {saves.Save} */ save) => this.goBackTo(save),
      rename: (/** @type {saves.Save} */ save) => this.rename(save),
      change: (/** @type {object} */ part) => this.change(part),
      remove: (/** @type {string} */ id) => this.remove(id),
      take: (/** @type {File} */ file) => this.take(file),
    };
    /** @type {() => void} */
    this.hasPainted = () => undefined;
    /** @type {Promise<void>} */
    this.painted = new Promise((done) => (this.hasPainted = done));
    this.listen();
  }

  listen() {
    const { engine, offline } = this;
    engine.addEventListener("stage", (event) => {
      this.stage = /** @type {CustomEvent} */ (event).detail;
      this.trouble = null;
      this.draw();
    });
    engine.addEventListener("ready", () => {
      this.trouble = null;
      this.draw();
      // for the next visit, so it must not hold up this one
      setTimeout(() => offline.start(), 2000);
    });
    engine.addEventListener("replaced", () => this.notify({ id: "page-replaced", args: {} }));
    engine.addEventListener("trouble", (event) => {
      this.trouble = /** @type {CustomEvent} */ (event).detail;
      this.copied = false;
      this.draw();
    });
    offline.addEventListener("offline", () => this.draw());
    offline.addEventListener("update", () => this.draw());
    window.addEventListener("popstate", () => location.reload());
    this.tabs.onmessage = ({ data }) => {
      if (data?.opened && data.opened === this.sitting?.id && data.tab !== this.tab) this.sitting?.leave();
    };
  }

  draw() {
    draw(this);
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

  /** Begins with what the address says. */
  async begin() {
    if (this.address.code) await this.openCode(this.address.code);
    else if (this.address.game) await this.openGame();
    else await this.toStart(false);
  }

  // Starting games

  /** @param {string} address */
  async open(address) {
    history.pushState(null, "", address);
    this.address = readAddress(new URL(location.href), this.games);
    await this.openGame();
  }

  async openGame() {
    const { players, seats, seed } = this.address;
    const game = /** @type {string} */ (this.address.game);
    const query = location.search;
    const openings = loadOpenings(game, players, seed);
    // where no game was ever kept there is none to go on with, and no wait before the first paint
    const before = saves.everKept() ? await saves.unfinished(query).catch(() => null) : null;
    if (before) return this.resume(before);
    // an opening that does not come in time for the engine is not worth waiting for
    const prepared = await Promise.race([openings, this.engine.ready.then(() => null)]);
    const chosen = seed ?? anySeed(prepared);
    const sitting = this.sit({ name: this.nameOf(game, players), address: query, seats });
    if (prepared && sitting.viewer === 0) sitting.state = openingOf(prepared, chosen);
    else if (prepared) sitting.state = prepared.faceDown;
    this.draw();
    await this.run(sitting, { do: "new", game, players, seed: chosen });
  }

  /** @param {string} code */
  async openCode(code) {
    const { players, seats } = this.address;
    try {
      const record = await this.engine.ask({ do: "read-code", code });
      const size = record.players;
      const chairs = size === players ? seats : filled([], size);
      const sitting = this.sit({ name: this.nameOf(record.game, size), address: "", seats: chairs });
      await this.run(sitting, { do: "load", record });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.notify(fault.reason);
      await (this.address.game ? this.openGame() : this.toStart(false));
    }
  }

  /**
   * A game from the list, at its own address.
   * @param {saves.Save} save
   */
  async goBackTo(save) {
    history.pushState(null, "", save.address || "./");
    this.address = readAddress(new URL(location.href), this.games);
    await this.resume(save);
  }

  /** @param {saves.Save} save */
  async resume(save) {
    const seats = filled(save.seats, save.record.players);
    const sitting = this.sit({ ...save, seats });
    await saves.write({ ...save, seats, owner: this.tab }).catch(() => null);
    this.draw();
    try {
      await this.run(sitting, { do: "load", record: save.record });
      this.notify({ id: "page-resumed", args: { name: save.name } });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      await saves.setAside(save.id).catch(() => null);
      await this.toStart(false);
      this.notify({ id: "page-set-aside", args: { name: save.name, why: fault.reason } });
    }
  }

  /**
   * @param {{ id?: string, name: string, address: string, seats: string[] }} start
   */
  sit(start) {
    this.sitting?.leave();
    const sitting = new Sitting(this.engine, { ...start, tab: this.tab });
    this.sitting = sitting;
    this.words.names = this.namesOf(start.seats);
    sitting.addEventListener("change", () => this.sitting === sitting && this.follow(sitting));
    sitting.addEventListener("said", (event) => this.notify(/** @type {CustomEvent} */ (event).detail));
    return sitting;
  }

  /**
   * @param {Sitting} sitting
   * @param {object} request
   */
  async run(sitting, request) {
    this.tabs.postMessage({ opened: sitting.id, tab: this.tab });
    await sitting.begin(request);
  }

  /** @param {string} game @param {number} players */
  nameOf(game, players) {
    const when = new Intl.DateTimeFormat(this.words.language, { dateStyle: "medium", timeStyle: "short" });
    return `${this.games[game].title} (${players}) ${when.format(new Date())}`;
  }

  /** @param {string[]} seats */
  namesOf(seats) {
    return seats.map((kind, seat) => (kind === "human"
      ? this.words.word("player", { number: seat + 1 })
      : this.words.word("page-bot", { kind, number: seat + 1 })));
  }

  /**
   * Draws, and keeps the keyboard's place where the next choice is.
   * @param {Sitting} sitting
   */
  follow(sitting) {
    const held = document.activeElement;
    const acting = held instanceof HTMLElement && (held.dataset.move || "arrive" in held.dataset);
    this.draw();
    const prompt = document.querySelector("[data-prompt]");
    const lost = !document.activeElement || document.activeElement === document.body;
    if ((acting || lost) && sitting.begun && prompt instanceof HTMLElement && !sitting.busy) {
      const first = document.querySelector("[data-move], [data-arrive]");
      (first instanceof HTMLElement ? first : prompt).focus({ preventScroll: true });
    }
  }

  // Around a game

  async toStart(push = true) {
    if (push) history.pushState(null, "", "./");
    this.sitting?.leave();
    this.sitting = null;
    this.start.saves = await saves.listSaves().catch(() => null);
    this.draw();
  }

  /** @param {object} part */
  change(part) {
    Object.assign(this.start, part);
    this.draw();
  }

  /** @param {string} id */
  async remove(id) {
    if (!confirm(this.words.word("page-remove-sure"))) return;
    await saves.removeSave(id).catch(() => null);
    await this.toStart(false);
  }

  /** @param {saves.Save} save */
  async rename(save) {
    const name = prompt(this.words.word("page-rename-to"), save.name)?.trim().slice(0, saves.LONGEST_NAME);
    if (!name) return;
    await saves.write({ ...save, name }).catch(() => null);
    await this.toStart(false);
  }

  /** @param {File} file */
  async take(file) {
    try {
      await this.resume(await saves.readFile(file));
    } catch {
      this.notify({ id: "page-bad-file", args: { name: file.name.slice(0, 80) } });
    }
  }

  exportGame() {
    if (this.sitting) saves.download(this.sitting.name, this.sitting.saved);
  }

  async share() {
    const code = await this.engine.ask({ do: "code" });
    const { seats, record } = /** @type {Sitting} */ (this.sitting);
    const query = writeAddress({ game: record.game, players: record.players, seed: null, seats });
    const link = new URL(`./${query}#r=${code}`, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      this.notify({ id: "page-link-copied", args: {} });
    } catch {
      this.notify({ id: "page-share-link", args: { link } });
    }
  }

  /** The same address, a new game: the old one stays among the saved ones. */
  async startAgain() {
    const { sitting } = this;
    if (!sitting || !confirm(this.words.word("page-restart-sure"))) return;
    const { record, seats, address } = sitting;
    const { game, players, start } = record;
    const again = this.sit({ name: this.nameOf(game, players), address, seats });
    sitting.address = "";
    await sitting.save();
    const same = start || this.address.seed !== null;
    const request = same
      ? { do: "load", record: { ...record, moves: [] } }
      : { do: "new", game, players, seed: anySeed(await loadOpenings(game, players, null)) };
    await this.run(again, request);
  }

  async takeBack() {
    const { sitting } = this;
    const save = sitting && (await saves.readRaw(sitting.id).catch(() => null));
    if (saves.isSave(save)) await this.resume(save);
    else await this.toStart(false);
  }

  async update() {
    await this.sitting?.save();
    this.offline.update();
  }

  /** @param {string} language */
  async speak(language) {
    this.words = await loadWords(language);
    try {
      localStorage.setItem("polis-language", language);
    } catch {
      // not kept, then
    }
    if (this.sitting) this.words.names = this.namesOf(this.sitting.seats);
    this.draw();
  }

  // Trouble

  retry() {
    this.trouble = null;
    this.stage = { stage: "fetch", loaded: 0, total: 1 };
    this.engine.retry();
    this.draw();
  }

  async copyReport() {
    const text = report(this.trouble, this.sitting?.record ?? null);
    await navigator.clipboard.writeText(text).catch(() => saves.download("report", text));
    this.copied = true;
    this.draw();
  }
}
