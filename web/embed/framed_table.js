// The inside of an embedded table: the same page with nothing around the table, which tells its host
// what happens and does what the host may ask. Whatever comes from the host is checked in commands.js.

import { GAMES } from "../parts.js";
import { forHost, forBots } from "../page/deadlines.js";
import { Cancelled, Refused } from "../page/engine.js";
import { applyTheme } from "../page/settings.js";
import { preferredLanguage } from "../page/words.js";
import { inTurn, playAlone } from "./sibling_frames.js";
import { cover, label, uncover } from "./cover.js";
import { FramedPage } from "./framed_page.js";
import { recordFrom } from "./start_position.js";
import { Notices } from "./notices.js";
import { CommandQueue } from "./command_queue.js";
import {
  addressOf,
  applyColours,
  appearanceOf,
  readMove,
  readCommand,
  refused,
  seatsOf,
  commandOf,
} from "./commands.js";

export class FramedTable {
  /** @param {import("../page/words.js").Words} words */
  constructor(words) {
    this.page = new FramedPage(GAMES, words);
    /** @type {MessagePort | null} */
    this.port = null;
    /** @type {string | null} the language last asked for */
    this.language = this.page.state.address.lang;
    this.notices = new Notices(this.page, (said) => this.tell(said));
    this.queue = new CommandQueue();
    /** @type {unknown} what was last to be shown */
    this.wanted = {};
    /** ends this frame's turn to be drawn, if it cannot be */
    this.passOn = () => {};
    /** ends the wait for bots */
    this.waitNoLonger = () => {};
    this.sleep = this.sleep.bind(this);
    this.page.engine.addEventListener("ready", () => this.goOn());
    this.page.engine.addEventListener("trouble", () => this.giveUp());
    this.page.addEventListener("retried", () => this.retry());
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, () => this.tell({ say: "used" }), { once: true, capture: true });
    }
    // what was given up with the engine has been told
    addEventListener(
      "unhandledrejection",
      (event) => event.reason instanceof Cancelled && event.preventDefault(),
    );
  }

  /** @param {import("./messages.js").FrameMessage} said */
  tell(said) {
    this.port?.postMessage(said);
  }

  /** Waits for the host; the first one to come from the page around this frame is believed, no other. */
  listen() {
    addEventListener("message", ({ source, data, ports }) => {
      if (this.port || source !== parent || data?.polis !== "connect" || !ports[0]) return;
      this.port = ports[0];
      this.port.onmessage = ({ data }) => this.hear(data);
      uncover();
    });
    parent.postMessage({ polis: "listening" }, "*");
    setTimeout(() => this.port ?? this.offer(), forHost());
  }

  /** What comes may be anything. @param {Record<string, unknown> | null | undefined} message */
  hear(message) {
    if (message?.do === "sleep") this.sleep();
    else if (message?.do === "wake") this.start();
    // nobody could be told what came of a command without a number
    else if (message?.do === "appearance" || Number.isSafeInteger(message?.id))
      this.enqueue(message ?? {});
  }

  /** @param {Record<string, unknown>} command */
  enqueue(command) {
    if (command.do === "load") this.waitNoLonger();
    this.queue.add({
      do: String(command.do),
      deed: () => this.answer(command),
      drop: (why) => this.tell({ say: "answer", id: command.id, error: why }),
    });
  }

  /** @param {Record<string, unknown>} command */
  async answer(command) {
    const { id } = command;
    try {
      this.tell({ say: "answer", id, ok: (await this.carryOut(command)) ?? null });
    } catch (fault) {
      if (command.do === "load") this.refuse(fault);
      this.tell({ say: "answer", id, error: this.saying(fault) });
    }
  }

  /** @param {unknown} fault */
  saying(fault) {
    const { words, trouble } = this.page.state;
    if (fault instanceof Refused) return words.say(fault.reason);
    return trouble
      ? words.word("page-trouble-part", trouble)
      : String(/** @type {Error} */ (fault).message);
  }

  /** What cannot be shown takes nothing away from a reader who plays. @param {unknown} fault */
  refuse(fault) {
    const { page, notices } = this;
    if (page.state.trouble && !(fault instanceof Refused)) return; // in view, and told
    const why = this.saying(fault);
    if (page.session?.hasBegun) {
      page.notify({ id: "embed-not-shown", args: { why } });
      notices.tellSnapshot(page.session);
    } else page.refuse(why);
    this.tell({ say: "error", message: why });
  }

  /** @param {Record<string, unknown>} command */
  async carryOut(command) {
    if (command.do === "appearance") return this.appear(readCommand(command.what));
    if (command.do === "load") return this.load(command.what);
    const { session } = this.page;
    if (command.do !== "record" && command.do !== "play")
      throw refused("bad-unknown-name", { path: "do", name: String(command.do).slice(0, 40) });
    if (!session?.record) throw refused("bad-no-match", {});
    return command.do === "record" ? session.record : this.play(session, readMove(command.move));
  }

  /**
   * Plays for the reader, or says why not.
   * @param {import("../page/table_session.js").TableSession} session
   * @param {string} move
   */
  async play(session, move) {
    this.expectEngine();
    if (session.past) session.lookBack(null);
    await this.botsOf(session);
    const { record } = session;
    /** @type {import("../page/words.js").Message | null} */
    let why = null;
    const hear = (/** @type {Event} */ event) => (why = /** @type {CustomEvent} */ (event).detail);
    session.addEventListener("said", hear);
    const played = window.polis?.play(move);
    await this.untilReady(played).finally(() => session.removeEventListener("said", hear));
    // a lesson may want another move, though this one is legal
    if (session.record === record)
      throw why
        ? new Refused({ kind: "IllegalMove", reason: why })
        : new Error(this.page.wrongAnswer ?? "busy");
  }

  /** Lets bots answer first, but not for ever: they may wait for a click. @param {import("../page/table_session.js").TableSession} session */
  async botsOf(session) {
    if (!session.bot) return;
    let timer = 0;
    const enough = new Promise((/** @type {(value?: unknown) => void} */ done) => {
      this.waitNoLonger = done;
      timer = window.setTimeout(done, forBots());
    });
    await Promise.race([session.settled(), enough]);
    clearTimeout(timer);
  }

  /** What is done, as far as a host waits for it: bots that answer play on by themselves. @param {Promise<unknown> | undefined} deed */
  async untilReady(deed) {
    const ready = new Promise((done) => this.page.addEventListener("ready", done, { once: true }));
    await Promise.race([deed, ready]);
  }

  /** @param {unknown} what */
  async load(what) {
    const { store } = this.page;
    const command = readCommand(what);
    this.wanted = what;
    store.forgetTrouble();
    await this.appear(command);
    const { game } = command;
    if (game && !Object.hasOwn(GAMES, game))
      throw refused("bad-unknown-name", { path: "game", name: game.slice(0, 40) });
    this.expectEngine();
    await this.untilReady(this.open(command));
    const { trouble } = store.state; // a part did not come
    if (trouble) throw new Error(trouble.part);
  }

  /** How everything looks and reads. @param {import("./commands.js").Command} command */
  async appear(command) {
    const { page } = this;
    const { lang, theme, notices } = appearanceOf(command);
    page.store.notifyAll(notices);
    if (lang !== this.language) await page.speak(preferredLanguage(lang));
    this.language = lang;
    applyTheme(theme ?? page.state.settings.theme);
    if (command.colours) applyColours(command.colours);
    label(page.words);
    page.draw();
  }

  /** @param {import("./commands.js").Command} command */
  async open(command) {
    const { page } = this;
    const { opening, engine, store } = page;
    const { position, code, lesson, puzzle, at = 0, step = 0, moves = [] } = command;
    if (typeof lesson === "string") return opening.openLesson(lesson, false, { step, moves });
    if (lesson) {
      await engine.ask({ do: "check", lesson });
      store.teach({ course: [] }); // it is none of the site's
      return opening.openLessonFile(lesson, { step, moves });
    }
    if (puzzle) return opening.openPuzzle(puzzle, false, moves);
    const record =
      command.record ??
      (position && recordFrom(position)) ??
      (code && (await engine.ask({ do: "read-code", code })));
    if (record) {
      const { turn = 0 } = await engine.ask({ do: "check", record });
      const { seats, notices } = seatsOf(command.seats, record.players, turn);
      store.notifyAll(notices);
      return opening.openRecord(record, seats, at);
    }
    const { notices, ...address } = addressOf(command, page.games);
    store.notifyAll(notices);
    const { game, players, options, seats, seed, names } = address;
    store.goTo({ ...store.state.address, game, players, options, seats, seed, names });
    return opening.openGame();
  }

  /** The engine is on its way: no cover, but how far it has come. */
  expectEngine() {
    uncover();
    this.page.store.engineIsExpected();
  }

  /** Somebody wants to play here; with several tables in a page the host says when. */
  wake() {
    this.expectEngine();
    if (this.port) this.tell({ say: "wants" });
    else this.start();
  }

  /** This table plays; all others of the page around it sleep. */
  start() {
    const { engine } = this.page;
    if (!engine.worker) {
      playAlone(this.sleep);
      engine.start();
    }
    this.expectEngine();
  }

  /** Another table plays: this one stays drawn, and a click goes on with it. */
  sleep() {
    const { page } = this;
    this.passOn();
    this.waitNoLonger();
    if (page.engine.worker) {
      page.engine.sleep();
      page.session?.rest();
      page.store.engineSleeps();
      const { refusal, trouble } = page.state;
      // a message about what is wrong stays to be read
      if (!refusal && !trouble) cover(page.words, "embed-wake", () => this.wake());
    }
    this.tell({ say: "asleep" });
  }

  /** The engine is in trouble: nobody is to wait for it, neither who asked here nor other tables. */
  giveUp() {
    this.page.engine.abandon();
    this.passOn();
    this.tell({ say: "asleep" });
  }

  /** The reader wants another try. */
  retry() {
    this.wake();
    if (!this.page.session?.hasBegun) this.enqueue({ do: "load", what: this.wanted });
  }

  /** After waking: a bot that was called off thinks again. */
  async goOn() {
    const { session } = this.page;
    if (session?.hasBegun) await session.takeUp();
  }

  /** A frame of its own begins when it is pressed. */
  offer() {
    cover(this.page.words, "embed-play", () => this.begin());
  }

  /** Shows what the frame's own address says. */
  begin() {
    uncover();
    try {
      const what = readCommand(commandOf(new URL(location.href), this.page.state.address.code));
      this.expectEngine();
      inTurn(() => this.show(what));
    } catch (fault) {
      this.refuse(fault);
    }
  }

  /** @param {import("./commands.js").Command} what */
  show(what) {
    this.start();
    return new Promise((/** @type {(value?: unknown) => void} */ done) => {
      this.passOn = done;
      this.queue.add({
        do: "load",
        deed: () => this.answer({ do: "load", what }).finally(done),
        drop: done,
      });
    });
  }
}
