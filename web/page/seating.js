// Sitting down to a game: from an address, a share code, a save, a file, or an earlier point of one.

import { filled, readAddress, switchedOn } from "./address.js";
import { Refused } from "./engine.js";
import { loadLater, NotLoaded } from "./in_time.js";
import { anySeed, loadOpenings, openingOf } from "./opening.js";
import * as saves from "./saves.js";
import { Sitting } from "./sitting.js";

export class Seating {
  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  /** Begins with what the address says. */
  async begin() {
    const { address } = this.page;
    if (address.lesson) await this.openLesson(address.lesson, false);
    else if (address.puzzle) await this.openPuzzle(address.puzzle, false);
    else if (address.code !== null) await this.openCode(address.code);
    else if (address.game) await this.openGame();
    else await this.page.toStart(false);
  }

  /** @param {string} address */
  async open(address) {
    this.goTo(address);
    await this.openGame();
  }

  /** @param {string} address */
  goTo(address) {
    const { page } = this;
    // a frame must not write into the history of the page around it
    if (!page.embedded) history.pushState(null, "", address);
    page.address = readAddress(new URL(address, location.href), page.games);
  }

  async openGame() {
    const { page } = this;
    const { players, options, seats, seed, names } = page.address;
    const game = /** @type {string} */ (page.address.game);
    const query = location.search;
    const openings = loadOpenings(game, players, seed, options);
    // where no game was ever kept there is none to go on with, and no wait before the first paint
    const before =
      saves.everKept() && !page.embedded ? await saves.unfinished(query).catch(() => null) : null;
    if (before) return this.resume(before);
    // an opening that does not come in time for the engine is not worth waiting for
    const prepared = await Promise.race([openings, page.engine.ready.then(() => null)]);
    const chosen = seed ?? anySeed(prepared);
    const sitting = await this.sit(
      { name: this.nameOf(game, players), address: query, seats, names },
      game,
    );
    if (prepared && sitting.viewer === 0) sitting.state = openingOf(prepared, chosen);
    else if (prepared) sitting.state = prepared.faceDown;
    // the engine's own table is the same one, and takes nobody's place away
    page.followed = sitting.state?.view ?? null;
    page.draw();
    await this.run(sitting, {
      do: "new",
      game,
      players,
      seed: chosen,
      options: switchedOn(options),
    });
  }

  /** @param {string} code */
  async openCode(code) {
    await this.withLater((later) => later.openCode(this.page, code));
  }

  /**
   * A record somebody gives, with those who play it; one with moves is looked at first.
   * @param {any} record
   * @param {string[]} seats
   * @param {number | "now"} at the move it is looked at from; now: it is played on
   */
  async openRecord(record, seats, at) {
    const sitting = await this.sit({ name: record.game, address: "", seats }, record.game);
    sitting.isStudied = at !== "now" && record.moves.length > 0;
    if (at !== "now") sitting.studiedFrom = at;
    await this.run(sitting, { do: "load", record });
  }

  /** A game from the list, at its own address. @param {saves.Save} save */
  async goBackTo({ id, address }) {
    this.goTo(address || "./");
    await this.resumeKept(id);
  }

  /** The game as it is kept now: another tab may have played on since it was listed. @param {string} id */
  async resumeKept(id) {
    const save = await saves.readRaw(id).catch(() => null);
    if (saves.isSave(save)) await this.resume(save);
    else await this.page.toStart(false);
  }

  /** @param {saves.Save} save */
  async resume(save) {
    const { page } = this;
    const seats = filled(save.seats, save.record.players);
    const sitting = await this.sit({ ...save, seats }, save.record.game);
    await saves.write({ ...save, seats, owner: page.tab }).catch(() => null);
    page.draw();
    try {
      await this.run(sitting, { do: "load", record: save.record });
      if (!save.over) page.notify({ id: "page-resumed", args: { name: save.name } });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      await saves.setAside(save.id).catch(() => null);
      await page.toStart(false);
      page.notify({ id: "page-set-aside", args: { name: save.name, why: fault.reason } });
    }
  }

  /**
   * @param {{ id?: string, name: string, address: string, seats: string[], names?: string[] }} start
   * @param {string} game
   * @template {Sitting} S
   * @param {new (...given: ConstructorParameters<typeof Sitting>) => S} [kind]
   * @returns {Promise<S>}
   */
  async sit(start, game, kind = /** @type {any} */ (Sitting)) {
    const { page } = this;
    await page.takeDrawing(game);
    page.sitting?.leave();
    const sitting = new kind(page.engine, { ...start, tab: page.tab }, page.settings, () =>
      page.pace.wait(),
    );
    sitting.isKept = !page.embedded;
    page.sitting = sitting;
    page.engine.takingUp = () => (sitting.record ? sitting.requests : []);
    page.words.names = this.namesOf(sitting);
    page.touch.reset();
    page.touch.zoomed = null;
    page.pace.drop();
    sitting.addEventListener("change", () => page.sitting === sitting && page.follow(sitting));
    sitting.addEventListener(
      "stands",
      () => page.sitting === sitting && page.dispatchEvent(new Event("stands")),
    );
    sitting.addEventListener("said", (event) => {
      if (page.sitting === sitting) page.notify(/** @type {CustomEvent} */ (event).detail);
    });
    sitting.addEventListener("news", (event) => {
      const { lines, before, after } = /** @type {CustomEvent} */ (event).detail;
      if (page.sitting === sitting) page.news(lines, before, after);
    });
    return sitting;
  }

  /**
   * @param {Sitting} sitting
   * @param {object} request
   */
  async run(sitting, request) {
    const { page } = this;
    page.tabs.postMessage({ opened: sitting.id, tab: page.tab });
    await sitting.begin(request);
  }

  /**
   * @param {string} id
   * @param {boolean} [push] whether the address is to say so
   * @param {{ step: number, moves: string[] }} [from]
   */
  async openLesson(id, push = true, from) {
    await this.withLater((later) => later.openLesson(this.page, id, push, from));
  }

  /** A lesson as its file has it. @param {any} lesson @param {string} game @param {{ step: number, moves: string[] }} [from] */
  async sitDownToLesson(lesson, game, from) {
    await this.withLater((later) => later.sitDownToLesson(this.page, lesson, game, from));
  }

  /** @param {string} id @param {boolean} [push] @param {string[]} [played] moves to begin after */
  async openPuzzle(id, push = true, played) {
    await this.withLater((later) => later.openPuzzle(this.page, id, push, played));
  }

  /** A file that does not come is trouble, and loading anew may help. @param {(later: typeof import("./later.js")) => Promise<void>} deed */
  async withLater(deed) {
    try {
      await deed(await loadLater());
    } catch (fault) {
      if (!(fault instanceof NotLoaded)) throw fault;
      this.page.lacks(fault);
    }
  }

  /** @param {string} game @param {number} players */
  nameOf(game, players) {
    const { words, games } = this.page;
    const when = new Intl.DateTimeFormat(words.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    return `${games[game].title} (${players}) ${when.format(new Date())}`;
  }

  /** @param {{ seats: string[], names: string[] }} sitting */
  namesOf({ seats, names }) {
    const { words } = this.page;
    return seats.map(
      (kind, seat) =>
        names[seat] ||
        (kind === "human" || kind === "link"
          ? words.word("player", { number: seat + 1 })
          : words.word("page-bot", { kind, number: seat + 1 })),
    );
  }

  async takeBack() {
    if (this.page.sitting) await this.resumeKept(this.page.sitting.id);
  }

  /** The game as a link. @param {boolean} passing @param {number} [at] */
  async link(passing, at) {
    return (await loadLater()).link(this.page, passing, at);
  }
}
