// TableSession down to a game: from an address, a share code, a save, a file, or an earlier point of one.

import { filled, readAddress, switchedOn } from "./address.js";
import { Refused } from "./engine.js";
import { loadDeferred, NotLoaded } from "./with_timeout.js";
import { anySeed, loadOpenings, openingOf } from "./prepared_openings.js";
import * as saves from "./saves.js";
import { TableSession } from "./table_session.js";

export class TableOpening {
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
    const session = await this.sit(
      { name: this.nameOf(game, players), address: query, seats, names },
      game,
    );
    if (prepared && session.viewer === 0) session.state = openingOf(prepared, chosen);
    else if (prepared) session.state = prepared.faceDown;
    // the engine's own table is the same one, and takes nobody's place away
    page.followed = session.state?.view ?? null;
    page.draw();
    await this.run(session, {
      do: "new",
      game,
      players,
      seed: chosen,
      options: switchedOn(options),
    });
  }

  /** @param {string} code */
  async openCode(code) {
    await this.withDeferred((later) => later.openCode(this.page, code));
  }

  /**
   * A record somebody gives, with those who play it; one with moves is looked at first.
   * @param {any} record
   * @param {string[]} seats
   * @param {number | "now"} at the move it is looked at from; now: it is played on
   */
  async openRecord(record, seats, at) {
    const session = await this.sit({ name: record.game, address: "", seats }, record.game);
    session.isStudied = at !== "now" && record.moves.length > 0;
    if (at !== "now") session.studiedFrom = at;
    await this.run(session, { do: "load", record });
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
    const session = await this.sit({ ...save, seats }, save.record.game);
    await saves.write({ ...save, seats, owner: page.tab }).catch(() => null);
    page.draw();
    try {
      await this.run(session, { do: "load", record: save.record });
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
   * @template {TableSession} S
   * @param {new (...given: ConstructorParameters<typeof TableSession>) => S} [kind]
   * @returns {Promise<S>}
   */
  async sit(start, game, kind = /** @type {any} */ (TableSession)) {
    const { page } = this;
    await page.takeDrawing(game);
    page.session?.leave();
    const session = new kind(page.engine, { ...start, tab: page.tab }, page.settings, () =>
      page.pace.wait(),
    );
    session.isKept = !page.embedded;
    page.session = session;
    page.engine.takingUp = () => (session.record ? session.requests : []);
    page.words.names = this.namesOf(session);
    page.touch.reset();
    page.touch.zoomed = null;
    page.pace.drop();
    session.addEventListener("change", () => page.session === session && page.follow(session));
    session.addEventListener(
      "stands",
      () => page.session === session && page.dispatchEvent(new Event("stands")),
    );
    session.addEventListener("said", (event) => {
      if (page.session === session) page.notify(/** @type {CustomEvent} */ (event).detail);
    });
    session.addEventListener("news", (event) => {
      const { lines, before, after } = /** @type {CustomEvent} */ (event).detail;
      if (page.session === session) page.news(lines, before, after);
    });
    return session;
  }

  /**
   * @param {TableSession} session
   * @param {object} request
   */
  async run(session, request) {
    const { page } = this;
    page.tabs.postMessage({ opened: session.id, tab: page.tab });
    await session.begin(request);
  }

  /**
   * @param {string} id
   * @param {boolean} [push] whether the address is to say so
   * @param {{ step: number, moves: string[] }} [from]
   */
  async openLesson(id, push = true, from) {
    await this.withDeferred((later) => later.openLesson(this.page, id, push, from));
  }

  /** A lesson as its file has it. @param {any} lesson @param {string} game @param {{ step: number, moves: string[] }} [from] */
  async openLessonFile(lesson, game, from) {
    await this.withDeferred((later) => later.openLessonFile(this.page, lesson, game, from));
  }

  /** @param {string} id @param {boolean} [push] @param {string[]} [played] moves to begin after */
  async openPuzzle(id, push = true, played) {
    await this.withDeferred((later) => later.openPuzzle(this.page, id, push, played));
  }

  /** A file that does not come is trouble, and loading anew may help. @param {(later: typeof import("./deferred.js")) => Promise<void>} deed */
  async withDeferred(deed) {
    try {
      await deed(await loadDeferred());
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

  /** @param {{ seats: string[], names: string[] }} session */
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
    if (this.page.session) await this.resumeKept(this.page.session.id);
  }

  /** The game as a link. @param {boolean} passing @param {number} [at] */
  async link(passing, at) {
    return (await loadDeferred()).link(this.page, passing, at);
  }
}
