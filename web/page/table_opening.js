// Opening a table: from an address, a share code, a save, a file, or an earlier point of a game. What the
// reader chose last is opened; whatever they chose before and is still on its way comes to nothing.

import { unloadOthers } from "../table/drawing.js";
import { readAddress, switchedOn } from "./address.js";
import { Cancelled, Refused } from "./engine.js";
import { anySeed, loadOpenings, openingOf } from "./prepared_openings.js";
import * as saves from "./saves.js";
import { filled, isPerson } from "./seats.js";
import { openCode } from "./sharing.js";
import { TableSession } from "./table_session.js";
import { NotLoaded } from "./not_loaded.js";

/** @typedef {import("../engine_types.js").GivenRecord} GivenRecord */
/** @typedef {import("./table_session.js").MatchRequest} MatchRequest */
/** @typedef {import("./table_store.js").Start} Start */
/** @typedef {import("./table_store.js").News} News */
/** @typedef {import("./words.js").Message} Message */

/** How a table is made: a lesson's or a puzzle's is another. @template {TableSession} S @typedef {(surroundings: import("./table_session.js").Surroundings, start: Start) => S} Make */

export class TableOpening {
  #choosing = new AbortController();

  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * The reader chooses what is to be in view, a table or the start screen. Whoever opens it goes on only
   * as long as nothing else is chosen: `throwIfAborted` throws `Cancelled`, which nobody needs to be told.
   * @returns {AbortSignal}
   */
  choose() {
    this.#choosing.abort(new Cancelled());
    this.#choosing = new AbortController();
    return this.#choosing.signal;
  }

  /** Begins with what the address says. */
  async begin() {
    const { address } = this.page.state;
    try {
      if (address.lesson) await this.openLesson(address.lesson, false);
      else if (address.puzzle) await this.openPuzzle(address.puzzle, false);
      else if (address.code !== null) await openCode(this.page, address.code);
      else if (address.game) await this.openGame();
      else await this.page.toStart(false);
    } catch (fault) {
      if (!(fault instanceof Cancelled)) throw fault;
    }
  }

  /** @param {string} address */
  async open(address) {
    this.goTo(address);
    await this.openGame();
  }

  /** @param {string} address @param {string} to what is there; several games may share an address */
  goTo(address, to = address) {
    const { page } = this;
    // a frame must not write into the history of the page around it, and two clicks are one way
    if (!page.isFrame && history.state?.to !== to) history.pushState({ to }, "", address);
    page.store.goTo(readAddress(new URL(address, location.href), page.games));
  }

  /** The game that the address names: the one kept unfinished, or a new one. */
  async openGame(choice = this.choose()) {
    const { page } = this;
    const { players, options, seats, seed, names } = page.state.address;
    const game = /** @type {string} */ (page.state.address.game);
    const query = location.search;
    const openings = loadOpenings(game, players, seed, options);
    // where no game was ever kept there is none to go on with, and no wait before the first paint
    const before =
      saves.everKept() && !page.isFrame ? await saves.unfinished(query).catch(() => null) : null;
    if (before) return this.resume(before, choice);
    // an opening that does not come in time for the engine is not worth waiting for
    const prepared = await Promise.race([openings, page.engine.ready.then(() => null)]);
    const chosen = seed ?? anySeed(prepared);
    const session = await this.openAs(
      choice,
      { name: this.nameOf(game, players), address: query, seats, names },
      game,
      (surroundings, start) => {
        const painted = new TableSession(surroundings, start);
        if (prepared && painted.viewer === 0) painted.paint(openingOf(prepared, chosen));
        else if (prepared) painted.paint(prepared.faceDown);
        // the engine's own table is the same one, and takes nobody's place away
        page.expect(painted.state?.view ?? null);
        return painted;
      },
    );
    await this.run(session, {
      do: "new",
      game,
      players,
      seed: chosen,
      options: switchedOn(options),
    });
  }

  /**
   * A record somebody gives, with those who play it; one with moves is looked at first.
   * @param {GivenRecord} record
   * @param {string[]} seats
   * @param {number | "now"} at the move it is looked at from; now: it is played on
   * @param {AbortSignal} choice
   */
  async openRecord(record, seats, at, choice) {
    const start = { name: record.game, address: "", seats };
    const session = await this.openSession(choice, start, record.game);
    const isLookedAt = at !== "now" && record.moves.length > 0;
    await this.run(session, { do: "load", record }, isLookedAt ? at : null);
  }

  /** A game from the list, at its own address. @param {saves.Save} save */
  async openSave({ id, address }) {
    this.goTo(address || "./", `game/${id}`);
    await this.resumeKept(id);
  }

  /** The game that another tab has taken over. */
  async resumeHere() {
    if (this.page.session) await this.resumeKept(this.page.session.id);
  }

  /** The game as it is kept now: another tab may have played on since it was listed. @param {string} id */
  async resumeKept(id) {
    const choice = this.choose();
    const save = await saves.readRaw(id).catch(() => null);
    choice.throwIfAborted();
    if (saves.isSave(save)) await this.resume(save, choice);
    else await this.page.toStart(false);
  }

  /** @param {saves.Save} save @param {AbortSignal} choice */
  async resume(save, choice) {
    const { page } = this;
    const seats = filled(save.seats, save.record.players);
    const session = await this.openSession(choice, { ...save, seats }, save.record.game);
    await saves.write({ ...save, seats, owner: page.store.tab }).catch(() => null);
    try {
      await this.run(session, { do: "load", record: save.record });
      // bots have answered meanwhile, and the reader may be elsewhere
      if (!save.over && page.session === session)
        page.notify({ id: "page-resumed", args: { name: save.name } });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      await saves.setAside(save.id).catch(() => null);
      if (!choice.aborted) await page.toStart(false);
      page.notify({ id: "page-set-aside", args: { name: save.name, why: fault.reason } });
    }
  }

  /**
   * Puts a game in the place of the table in view.
   * @param {AbortSignal} choice
   * @param {Start} start
   * @param {string} game
   */
  openSession(choice, start, game) {
    return this.openAs(choice, start, game, (...given) => new TableSession(...given));
  }

  /**
   * Puts a table, made in its own way, in the place of the one in view.
   * @template {TableSession} S
   * @param {AbortSignal} choice
   * @param {Start} start
   * @param {string} game
   * @param {Make<S>} make
   * @returns {Promise<S>}
   */
  async openAs(choice, start, game, make) {
    const { page } = this;
    const { engine, pace, store } = page;
    const gameDrawing = await page.loadGameDrawing(game, choice);
    choice.throwIfAborted();
    const session = make(
      {
        engine,
        tab: store.tab,
        isKept: !page.isFrame,
        settings: () => page.state.settings,
        pace: () => pace.wait(),
        hurry: () => pace.drop(),
      },
      start,
    );
    engine.takeUpBy(() => session.requests);
    unloadOthers(game);
    pace.drop();
    this.#listen(session);
    const before = page.session;
    store.open(session, gameDrawing, this.namesOf(session, page.words));
    before?.leave();
    return session;
  }

  /** What becomes of a table is drawn as long as it is the one in view. @param {TableSession} session */
  #listen(session) {
    const { page } = this;
    /** @param {string} event @param {(heard: Event) => void} deed */
    const hear = (event, deed) =>
      session.addEventListener(event, (heard) => page.session === session && deed(heard));
    hear("change", () => page.tableChanged(session));
    hear("ready", () => page.dispatchEvent(new Event("ready")));
    hear("said", (heard) => page.notify(/** @type {CustomEvent<Message>} */ (heard).detail));
    hear("news", (heard) => page.news(/** @type {CustomEvent<News>} */ (heard).detail));
  }

  /**
   * @param {TableSession} session
   * @param {MatchRequest} request
   * @param {number | null} [studiedFrom] the move a record is first looked at from
   */
  async run(session, request, studiedFrom = null) {
    const { page } = this;
    if (!session.isLeft) page.tabs.postMessage({ opened: session.id, tab: page.store.tab });
    await session.begin(request, studiedFrom);
  }

  /**
   * @param {string} id
   * @param {boolean} [push] whether the address is to say so
   * @param {{ step: number, moves: string[] }} [from]
   */
  async openLesson(id, push = true, from, choice = this.choose()) {
    if (push) this.goTo(`?lesson=${id}`);
    await this.#learn(choice, (learning) => learning.openLesson(this.page, choice, id, from));
  }

  /**
   * A lesson as its author wrote it.
   * @param {import("../engine_types.js").LessonFile} lesson
   * @param {{ step: number, moves: string[] }} from
   * @param {AbortSignal} choice
   */
  async openLessonFile(lesson, from, choice) {
    const { game } = lesson;
    await this.#learn(choice, (learning) =>
      learning.openLessonFile(this.page, choice, lesson, game, from),
    );
  }

  /** @param {string} id @param {boolean} [push] @param {string[]} [played] moves to begin after */
  async openPuzzle(id, push = true, played, choice = this.choose()) {
    if (push) this.goTo(`?puzzle=${id}`);
    await this.#learn(choice, (learning) => learning.openPuzzle(this.page, choice, id, played));
  }

  /**
   * A file of a lesson that does not come is trouble, and loading anew may help.
   * @param {AbortSignal} choice
   * @param {(learning: typeof import("../learn/learning.js")) => Promise<void>} open
   */
  async #learn(choice, open) {
    try {
      await open(await this.page.features.load("learning"));
    } catch (fault) {
      choice.throwIfAborted();
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

  /** @param {{ seats: string[], names: string[] }} session @param {import("./words.js").Words} words */
  namesOf({ seats, names }, words) {
    return seats.map(
      (kind, seat) =>
        names[seat] ||
        (isPerson(kind)
          ? words.word("player", { number: seat + 1 })
          : words.word("page-bot", { kind, number: seat + 1 })),
    );
  }
}
