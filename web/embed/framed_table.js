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
import { recordFrom } from "./seats.js";
import { Notices } from "./notices.js";
import { CommandQueue } from "./command_queue.js";
import {
  addressOf,
  applyColours,
  dressOf,
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
    this.language = this.page.address.lang;
    this.notices = new Notices(this.page, (said) => this.tell(said));
    this.line = new CommandQueue();
    /** @type {any} what was last to be shown */
    this.wished = {};
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

  /** @param {Record<string, any>} said */
  tell(said) {
    this.port?.postMessage(said);
  }

  /** Waits for the host; the first one to come from the page around this frame is believed, no other. */
  listen() {
    addEventListener("message", ({ source, data, ports }) => {
      if (this.port || source !== parent || data?.polis !== "connect" || !ports[0]) return;
      this.port = ports[0];
      this.port.onmessage = ({ data: wish }) => this.hear(wish);
      uncover();
    });
    parent.postMessage({ polis: "listening" }, "*");
    setTimeout(() => this.port ?? this.offer(), forHost());
  }

  /** @param {any} wish */
  hear(wish) {
    if (wish?.do === "sleep") this.sleep();
    else if (wish?.do === "wake") this.start();
    // nobody could be told what came of a wish without a number
    else if (wish?.do === "dress" || Number.isSafeInteger(wish?.id)) this.want(wish);
  }

  /** @param {any} wish */
  want(wish) {
    if (wish.do === "load") this.waitNoLonger();
    this.line.add({
      do: wish.do,
      deed: () => this.answer(wish),
      drop: (why) => this.tell({ say: "answer", id: wish.id, error: why }),
    });
  }

  /** @param {any} wish */
  async answer(wish) {
    const { id } = wish;
    try {
      this.tell({ say: "answer", id, ok: (await this.grant(wish)) ?? null });
    } catch (fault) {
      if (wish.do === "load") this.refuse(fault);
      this.tell({ say: "answer", id, error: this.saying(fault) });
    }
  }

  /** @param {unknown} fault */
  saying(fault) {
    const { words, trouble } = this.page;
    if (fault instanceof Refused) return words.say(fault.reason);
    return trouble
      ? words.word("page-trouble-part", trouble)
      : String(/** @type {Error} */ (fault).message);
  }

  /** What cannot be shown takes nothing away from a reader who plays. @param {unknown} fault */
  refuse(fault) {
    const { page, notices } = this;
    if (page.trouble && !(fault instanceof Refused)) return; // in view, and told
    const why = this.saying(fault);
    if (page.session?.begun) {
      page.notify({ id: "embed-not-shown", args: { why } });
      notices.tellStand(page.session);
    } else page.refuse(why);
    this.tell({ say: "error", message: why });
  }

  /** @param {any} wish */
  async grant(wish) {
    if (wish.do === "dress") return this.dress(readCommand(wish.what));
    if (wish.do === "load") return this.load(wish.what);
    const { session } = this.page;
    if (wish.do !== "record" && wish.do !== "play")
      throw refused("bad-unknown-name", { path: "do", name: String(wish.do).slice(0, 40) });
    if (!session?.record) throw refused("bad-no-match", {});
    return wish.do === "record" ? session.record : this.play(session, readMove(wish.move));
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
    await this.untilItStands(played).finally(() => session.removeEventListener("said", hear));
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
    const enough = new Promise((/** @type {(value?: any) => void} */ done) => {
      this.waitNoLonger = done;
      timer = window.setTimeout(done, forBots());
    });
    await Promise.race([Promise.all([session.doing, session.going]), enough]);
    clearTimeout(timer);
  }

  /** What is done, as far as a host waits for it: bots that answer play on by themselves. @param {Promise<unknown> | undefined} deed */
  async untilItStands(deed) {
    const stands = new Promise((done) =>
      this.page.addEventListener("stands", done, { once: true }),
    );
    await Promise.race([deed, stands]);
  }

  /** @param {any} what */
  async load(what) {
    const { page } = this;
    const wish = readCommand(what);
    this.wished = what;
    page.refusal = "";
    page.trouble = null;
    await this.dress(wish);
    const { game } = wish;
    if (game && !Object.hasOwn(GAMES, game))
      throw refused("bad-unknown-name", { path: "game", name: game.slice(0, 40) });
    this.expectEngine();
    await this.untilItStands(this.open(wish));
    const { trouble } = this.page; // a part did not come
    if (trouble) throw new Error(trouble.part);
  }

  /** How everything looks and reads. @param {import("./commands.js").Command} wish */
  async dress(wish) {
    const { page } = this;
    const { lang, theme } = dressOf(wish, page.notices);
    if (lang !== this.language) await page.speak(preferredLanguage(lang));
    this.language = lang;
    applyTheme(theme ?? page.settings.theme);
    if (wish.colours) applyColours(wish.colours);
    label(page.words);
    page.draw();
  }

  /** @param {import("./commands.js").Command} wish */
  async open(wish) {
    const { page } = this;
    const { opening, engine } = page;
    const { position, code, lesson, puzzle, seats, at = 0, step = 0, moves = [] } = wish;
    if (typeof lesson === "string") return opening.openLesson(lesson, false, { step, moves });
    if (lesson) {
      await engine.ask({ do: "check", lesson });
      page.course = []; // it is none of the site's
      return opening.openLessonFile(lesson, lesson.game, { step, moves });
    }
    if (puzzle) return opening.openPuzzle(puzzle, false, moves);
    const record =
      wish.record ??
      (position && recordFrom(position)) ??
      (code && (await engine.ask({ do: "read-code", code })));
    if (record) {
      const { turn } = await engine.ask({ do: "check", record });
      return opening.openRecord(record, seatsOf(seats, record.players, turn, page.notices), at);
    }
    const {
      game,
      players,
      options,
      seats: chairs,
      seed,
      names,
    } = addressOf(wish, page.games, page.notices);
    page.address = { ...page.address, game, players, options, seats: chairs, seed, names };
    return opening.openGame();
  }

  /** The engine is on its way: no cover, but how far it has come. */
  expectEngine() {
    uncover();
    this.page.asleep = false;
    this.page.draw();
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
      page.asleep = true;
      page.draw();
      // a message about what is wrong stays to be read
      if (!page.refusal && !page.trouble) cover(page.words, "embed-wake", () => this.wake());
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
    if (!this.page.session?.begun) this.want({ do: "load", what: this.wished });
  }

  /** After waking: a bot that was called off thinks again. */
  goOn() {
    const { page } = this;
    const { session } = page;
    if (!session?.begun) return;
    if (session.isStudied || session.thinking || session.unconfirmed) page.follow(session);
    else session.act(() => this.takeUp(session));
  }

  /** @param {import("../page/table_session.js").TableSession} session */
  async takeUp(session) {
    // the engine may have fallen between a move and a look at it
    const isSeen = session.state?.view.history.length === session.record.moves.length;
    if (!isSeen) await session.look();
    await session.goOn();
  }

  /** A frame of its own begins when it is pressed. */
  offer() {
    cover(this.page.words, "embed-play", () => this.begin());
  }

  /** Shows what the frame's own address says. */
  begin() {
    uncover();
    try {
      const what = readCommand(commandOf(new URL(location.href), this.page.address.code));
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
      this.line.add({
        do: "load",
        deed: () => this.answer({ do: "load", what }).finally(done),
        drop: done,
      });
    });
  }
}
