// The element: what an author writes, calls and hears.

import { forSleep } from "../../page/deadlines.js";
import { APPEARANCE, appearanceOf, CONTENTS, given } from "./attributes.js";
import { EVENTS, tell } from "./events.js";
import { TableFrame } from "./frame.js";
import { forgetView, whenInView } from "./in_view.js";
import { LOOKS } from "./looks.js";
import { offer } from "./offer.js";
import { goOn, Turn } from "./turns.js";
import { Wire } from "./wire.js";
import { wordsFor } from "./words.js";

const TALLEST = 2000; // pixels; a frame that asks for more is not believed

export class PolisTable extends HTMLElement {
  static observedAttributes = [...CONTENTS, ...APPEARANCE, "start"];

  #shade = this.attachShadow({ mode: "open" });
  #tall = new CSSStyleSheet();
  /** @type {TableFrame | null} */
  #frame = null;
  /** @type {Record<string, unknown>} what was last to be shown, or what has become of it since */
  #shown = {};
  #changed = false;
  #returns = false; // it was taken out of the page while it was played
  #night = 0;
  #wire = new Wire((said) => this.#hear(said), goOn);
  #turn = new Turn({
    isOpen: () => Boolean(this.#frame),
    isBusy: () => this.#wire.awaits("load", "play"),
    wake: () => {
      this.#open();
      this.#wire.send({ do: "wake" });
    },
    rest: () => {
      this.#wire.send({ do: "sleep" });
      this.#night = setTimeout(() => this.#turn.rested(), forSleep());
    },
    offer: () => this.#offer(),
  });

  constructor() {
    super();
    this.#shade.adoptedStyleSheets = [LOOKS, this.#tall];
  }

  connectedCallback() {
    // without this script, or when it cannot go on, the author's own link is what is seen
    this.#shade.replaceChildren(document.createElement("slot"));
    if (this.#returns || this.#wire.awaits("load", "play", "record")) this.#begin();
    else this.#invite();
  }

  disconnectedCallback() {
    const { isLive, used } = this.#turn;
    forgetView(this);
    this.#close("removed");
    this.#returns = isLive;
    this.#turn.used = isLive && used;
  }

  /** Moved without being taken out: its frame goes on. */
  connectedMoveCallback() {}

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (CONTENTS.includes(name)) this.#showAttributes();
    else if (this.#frame && name !== "start")
      this.#wire.send({ do: "appearance", what: appearanceOf(this) });
    else if (!this.#frame && this.isConnected) this.#invite();
  }

  /** Several that change at once are one change. */
  #showAttributes() {
    this.#shown = {};
    if (!this.#frame || this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (this.#frame) this.#show({}).catch(() => undefined);
    });
  }

  /** Waits for a reader to press or to come, as the author likes. */
  #invite() {
    forgetView(this);
    if (this.getAttribute("start") === "visible") whenInView(this, () => this.#turn.take());
    else this.#offer();
  }

  #offer() {
    const button = offer(wordsFor(this).play, () => {
      this.#turn.used = true;
      this.#begin();
      this.#frame?.element.focus();
    });
    this.#shade.replaceChildren(button);
  }

  #begin() {
    this.#open();
    this.#turn.take();
  }

  #open() {
    if (this.#frame) return;
    forgetView(this);
    this.#frame = new TableFrame(this.getAttribute("aria-label"), given(this, APPEARANCE), {
      connected: (port) => this.#connected(port),
      failed: (how) => this.#fail(how),
    });
    this.#shade.replaceChildren(this.#frame.element);
    // what was asked already is about the table that the attributes describe
    if (!this.#wire.awaits("load")) this.#show(this.#shown, true).catch(() => undefined);
  }

  /** @param {MessagePort} port */
  #connected(port) {
    if (this.#wire.isConnected) {
      // the frame was loaded anew
      this.#lose("reloaded");
      this.#show(this.#shown).catch(() => undefined);
    }
    this.#wire.connect(port);
    // who pressed the button is led to the table, which was not there yet
    const frame = this.#frame?.element;
    if (frame && this.#shade.activeElement === frame) frame.contentWindow?.focus();
  }

  /** @param {import("./wire.js").Told} said */
  #hear(said) {
    const { say, ...detail } = said;
    if (say === "wants") this.#turn.take();
    else if (say === "asleep") this.#rested();
    else if (say === "used") this.#turn.used = true;
    else if (said.say === "snapshot") this.#shown = said.what;
    else if (said.say === "size")
      this.#tall.replaceSync(`:host{height:${Math.min(Number(said.height) || 0, TALLEST)}px}`);
    if (EVENTS.includes(say)) tell(this, say, detail);
  }

  #rested() {
    clearTimeout(this.#night);
    this.#turn.rested();
  }

  /** @param {string} how */
  #fail(how) {
    const message = `${wordsFor(this).fault}: ${how}`;
    const note = document.createElement("p");
    note.setAttribute("role", "alert");
    note.textContent = message;
    this.#close(message);
    this.#shade.replaceChildren(document.createElement("slot"), note);
    tell(this, "error", { message });
  }

  /** @param {string} why */
  #close(why) {
    this.#frame?.remove();
    this.#frame = null;
    this.#tall.replaceSync("");
    this.#turn.used = false;
    this.#lose(why);
  }

  /** The document in the frame is gone. @param {string} why */
  #lose(why) {
    clearTimeout(this.#night);
    this.#wire.lose(why);
    this.#turn.leave();
  }

  /**
   * @param {import("../messages.js").Question} message
   * @param {boolean} [first]
   */
  #ask(message, first) {
    const answer = this.#wire.ask(message, first);
    // outside of a page it waits until it is in one
    if (this.isConnected && !(this.#frame && message.do === "record")) this.#begin();
    return answer;
  }

  /** Shows what is given, or else what the attributes say. @param {Record<string, unknown>} what @param {boolean} [first] */
  #show(what, first) {
    const other = CONTENTS.some((name) => name in what);
    this.#shown = what;
    return this.#ask(
      {
        do: "load",
        what: { ...(other ? {} : given(this, CONTENTS)), ...appearanceOf(this), ...what },
      },
      first,
    );
  }

  /** @param {Record<string, unknown>} [what] */
  async load(what = {}) {
    // a button of the author's that was pressed is a reader who plays
    this.#turn.used ||= navigator.userActivation?.isActive ?? false;
    // a copy: what could not be sent is refused here
    return this.#show(structuredClone(Object(what)));
  }

  /** @param {string} move */
  async play(move) {
    this.#turn.used = true;
    return this.#ask({ do: "play", move: String(move) });
  }

  async record() {
    return this.#ask({ do: "record" });
  }
}
