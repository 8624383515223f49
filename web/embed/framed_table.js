// The inside of an embedded table: the same page with nothing around the table, which tells its host
// what happens and does what the host may ask. Whatever the host sends is checked in commands.js.

import { GAMES } from "../parts.js";
import { forHost, forBots } from "../page/deadlines.js";
import { Cancelled, Refused } from "../page/engine.js";
import { quoted } from "../page/quoted.js";
import { applyTheme } from "../page/settings.js";
import { preferredLanguage } from "../page/words.js";
import { drawInTurn, playAlone } from "./sibling_frames.js";
import { coverPage, labelCover, uncover } from "./cover.js";
import { FramedPage } from "./framed_page.js";
import { HostEvents } from "./host_events.js";
import { CommandQueue } from "./command_queue.js";
import {
  applyColours,
  commandOf,
  knownAppearance,
  readMove,
  readCommand,
  refused,
} from "./commands.js";
import { openTable } from "./open_table.js";

/** @typedef {import("../page/words.js").Message} Message */

export class FramedTable {
  /** @type {MessagePort | null} */
  #port = null;
  #queue = new CommandQueue();
  /** @type {string | null} the language last asked for */
  #language;
  #hostEvents;
  /** @type {unknown} what was last to be shown */
  #wanted = {};
  /** Lets the next frame of the page be drawn, though this one may not be. */
  #letNextDraw = () => {};
  #stopWaitingForBots = () => {};

  /** @param {import("../page/words.js").Words} words */
  constructor(words) {
    this.page = new FramedPage(GAMES, words);
    this.#language = this.page.state.address.lang;
    this.#hostEvents = new HostEvents(this.page, (said) => this.#tell(said));
    this.page.engine.addEventListener("ready", () => this.#goOn());
    this.page.engine.addEventListener("trouble", () => this.#giveUp());
    this.page.addEventListener("retried", () => this.#retry());
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, () => this.#tell({ say: "used" }), { once: true, capture: true });
    }
  }

  // The host

  /** @param {import("./messages.js").FrameMessage} said */
  #tell(said) {
    this.#port?.postMessage(said);
  }

  /** Waits for the host; the first that connects from the page around this frame is believed, and no other. */
  listen() {
    addEventListener("message", ({ source, data, ports }) => {
      if (this.#port || source !== parent || data?.polis !== "connect" || !ports[0]) return;
      this.#port = ports[0];
      this.#port.onmessage = ({ data }) => this.#hear(data);
      uncover();
    });
    parent.postMessage({ polis: "listening" }, "*");
    setTimeout(() => this.#port ?? this.offer(), forHost());
  }

  /** The host may send anything. @param {Record<string, unknown> | null | undefined} message */
  #hear(message) {
    if (message?.do === "sleep") this.#sleep();
    else if (message?.do === "wake") this.#wake();
    // nobody could be told what came of a command without a number
    else if (message?.do === "appearance" || Number.isSafeInteger(message?.id))
      this.#enqueue(message ?? {});
  }

  /** @param {Record<string, unknown>} command */
  #enqueue(command) {
    if (command.do === "load") this.#stopWaitingForBots();
    this.#queue.add({
      do: nameOf(command),
      deed: () => this.#answer(command),
      drop: (why) => this.#tell({ say: "answer", id: command.id, error: why }),
    });
  }

  /** @param {Record<string, unknown>} command */
  async #answer(command) {
    const { id } = command;
    try {
      this.#tell({ say: "answer", id, ok: (await this.#carryOut(command)) ?? null });
    } catch (fault) {
      // a reader who chose another table meanwhile needs not be told
      if (command.do === "load" && !(fault instanceof Cancelled)) this.#refuse(fault);
      this.#tell({ say: "answer", id, error: this.#saying(fault) });
    }
  }

  /** @param {unknown} fault */
  #saying(fault) {
    const { words, trouble } = this.page.state;
    if (fault instanceof Refused) return words.say(fault.reason);
    return trouble
      ? words.word("page-trouble-part", trouble)
      : String(/** @type {Error} */ (fault).message);
  }

  /** What cannot be shown takes nothing away from a reader who plays. @param {unknown} fault */
  #refuse(fault) {
    const { page } = this;
    if (page.state.trouble && !(fault instanceof Refused)) return; // reader and host see it already
    const why = this.#saying(fault);
    if (page.session?.hasBegun) {
      page.notify({ id: "embed-not-shown", args: { why } });
      this.#hostEvents.tellSnapshot(page.session);
    } else page.refuse(why);
    this.#tell({ say: "error", message: why });
  }

  // Commands

  /** @param {Record<string, unknown>} command */
  async #carryOut(command) {
    if (command.do === "appearance") return this.#appear(readCommand(command.what));
    if (command.do === "load") return this.#load(command.what);
    const { session } = this.page;
    if (command.do !== "record" && command.do !== "play")
      throw refused("bad-unknown-name", { path: "do", name: quoted(nameOf(command)) });
    if (!session?.record) throw refused("bad-no-match", {});
    return command.do === "record" ? session.record : this.#play(session, readMove(command.move));
  }

  /**
   * Plays for the reader, or says why not.
   * @param {import("../page/table_session.js").TableSession} session
   * @param {string} move
   */
  async #play(session, move) {
    this.#expectEngine();
    const back = session.past ? session.lookBack(null) : null;
    await this.#untilBotsAnswered(session, back);
    const { record } = session;
    /** @type {Message | null} */
    let why = null;
    const hear = (/** @type {Event} */ event) =>
      (why = /** @type {CustomEvent<Message>} */ (event).detail);
    session.addEventListener("said", hear);
    const played = window.polis?.play(move);
    await this.#untilReady(played).finally(() => session.removeEventListener("said", hear));
    // a lesson may want another move, though this one is legal
    if (session.record === record)
      throw why
        ? new Refused({ kind: "IllegalMove", reason: why })
        : new Error(this.page.wrongAnswer ?? "busy");
  }

  /**
   * Bots that wait for a click of the reader may never answer.
   * @param {import("../page/table_session.js").TableSession} session
   * @param {Promise<void> | null} back the way to the present, where bots go on
   */
  async #untilBotsAnswered(session, back) {
    if (!session.bot && !back) return;
    let timer = 0;
    const enough = new Promise((/** @type {(value?: unknown) => void} */ done) => {
      this.#stopWaitingForBots = done;
      timer = window.setTimeout(done, forBots());
    });
    await Promise.race([Promise.all([back, session.settled()]), enough]);
    clearTimeout(timer);
  }

  /**
   * A host waits until a deed is done, but not until bots have answered it.
   * @param {Promise<unknown> | undefined} deed
   * @param {() => boolean} [isMeant] whether a table that is ready now is the one the deed is about
   */
  async #untilReady(deed, isMeant = () => true) {
    const heard = new AbortController();
    const ready = new Promise((/** @type {(value?: unknown) => void} */ done) =>
      this.page.addEventListener("ready", () => isMeant() && done(), { signal: heard.signal }),
    );
    await Promise.race([deed, ready]).finally(() => heard.abort());
  }

  /** @param {unknown} what */
  async #load(what) {
    const { store } = this.page;
    const command = readCommand(what);
    this.#wanted = what;
    store.forgetTrouble();
    await this.#appear(command);
    const { game } = command;
    if (game && !Object.hasOwn(GAMES, game))
      throw refused("bad-unknown-name", { path: "game", name: quoted(game) });
    this.#expectEngine();
    // the table before plays on until this one has taken its place
    const { opening, session: before } = this.page;
    const choice = opening.choose();
    await this.#untilReady(
      openTable(this.page, command, choice),
      () => !choice.aborted && this.page.session !== before,
    );
    const { trouble } = store.state; // a part did not come
    if (trouble) throw new Error(trouble.part);
  }

  /** How everything looks and reads. @param {import("./commands.js").Command} command */
  async #appear(command) {
    const { page } = this;
    const { lang, theme, notices } = knownAppearance(command);
    page.store.notifyAll(notices);
    if (lang !== this.#language) await page.speak(preferredLanguage(lang));
    this.#language = lang;
    applyTheme(theme ?? page.state.settings.theme);
    if (command.colours) applyColours(command.colours);
    labelCover(page.words);
    page.draw();
  }

  // Awake or asleep

  /** The engine is on its way: instead of the cover one sees how far it has come. */
  #expectEngine() {
    uncover();
    this.page.store.engineIsExpected();
  }

  /** The reader wants to play here; with several tables in a page the host says when. */
  #askToWake() {
    this.#expectEngine();
    if (this.#port) this.#tell({ say: "wants" });
    else this.#wake();
  }

  /** This table plays; all others of the page around it sleep. */
  #wake() {
    const { engine } = this.page;
    if (!engine.isRunning) {
      playAlone(this.#sleep);
      engine.start();
    }
    this.#expectEngine();
  }

  /** Another table plays: this one stays drawn, and a click goes on with it. */
  #sleep = () => {
    const { page } = this;
    this.#letNextDraw();
    this.#stopWaitingForBots();
    if (page.engine.isRunning) {
      page.engine.sleep();
      page.session?.rest();
      page.store.engineSleeps();
      const { refusal, trouble } = page.state;
      // a message about what is wrong stays to be read
      if (!refusal && !trouble) coverPage(page.words, "embed-wake", () => this.#askToWake());
    }
    this.#tell({ say: "asleep" });
  };

  /** The engine is in trouble: nobody is to wait for it, neither who asked here nor other tables. */
  #giveUp() {
    this.page.engine.abandon();
    this.#letNextDraw();
    this.#tell({ say: "asleep" });
  }

  /** The reader wants another try. */
  #retry() {
    this.#askToWake();
    if (!this.page.session?.hasBegun) this.#enqueue({ do: "load", what: this.#wanted });
  }

  /** After waking: a bot that was called off thinks again. */
  async #goOn() {
    const { session } = this.page;
    if (session?.hasBegun) await session.takeUp();
  }

  // Without a host

  /** A frame that is by itself begins when it is pressed. */
  offer() {
    coverPage(this.page.words, "embed-play", () => this.begin());
  }

  /** Shows what the frame's own address says. */
  begin() {
    uncover();
    try {
      const what = readCommand(commandOf(new URL(location.href), this.page.state.address.code));
      this.#expectEngine();
      drawInTurn(() => this.#show(what));
    } catch (fault) {
      this.#refuse(fault);
    }
  }

  /** Done when it is drawn, or will not be. @param {import("./commands.js").Command} what */
  #show(what) {
    this.#wake();
    return new Promise((/** @type {(value?: unknown) => void} */ done) => {
      this.#letNextDraw = done;
      this.#queue.add({
        do: "load",
        deed: () => this.#answer({ do: "load", what }).finally(done),
        drop: done,
      });
    });
  }
}

/** Not every value can be made a text. @param {Record<string, unknown>} command */
const nameOf = (command) => (typeof command.do === "string" ? command.do : "");
