// The element <polis-table>: its attributes, its methods and the events that an author hears.

import { playButton } from "../play_button.js";
import { APPEARANCE, CONTENT } from "../vocabulary.js";
import { appearanceOf, given } from "./attributes.js";
import { EVENTS, tell } from "./events.js";
import { TableFrame } from "./frame.js";
import { forgetView, whenInView } from "./in_view.js";
import { LOOKS } from "./looks.js";
import { Turn, wakeNext } from "./one_awake.js";
import { Wire } from "./wire.js";
import { wordsFor } from "./words.js";

const TALLEST = 2000; // pixels; a frame that asks for more is not believed

/**
 * @typedef {{ is: "outside", resumes: boolean }} Outside of any page; `resumes`: it was played when it was taken out
 * @typedef {{ is: "closed" }} Closed there is no frame: a button, the author's link, or what is wrong
 * @typedef {{ is: "open", frame: TableFrame, attributes: "followed" | "changed" }} Open
 *   `attributes`: whether those that have just changed are still to be shown
 */

export class PolisTable extends HTMLElement {
  static observedAttributes = [...CONTENT, ...APPEARANCE, "start"];

  #shadow = this.attachShadow({ mode: "open" });
  #heightSheet = new CSSStyleSheet();
  /** @type {Outside | Closed | Open} */
  #status = { is: "outside", resumes: false };
  /** @type {Record<string, unknown>} what was last to be shown, or what has become of it since */
  #shown = {};
  #wire = new Wire((said) => this.#hear(said), wakeNext);
  #turn = new Turn({
    isOpen: () => this.#status.is === "open",
    isBusy: () => this.#wire.awaits("load", "play"),
    wake: () => {
      this.#open();
      this.#wire.send({ do: "wake" });
    },
    sleep: () => this.#wire.send({ do: "sleep" }),
    offer: () => this.#offer(),
  });

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [LOOKS, this.#heightSheet];
  }

  connectedCallback() {
    const resumes = this.#status.is === "outside" && this.#status.resumes;
    this.#status = { is: "closed" };
    // without this script, or when it cannot go on, the author's own link is what is seen
    this.#shadow.replaceChildren(document.createElement("slot"));
    if (resumes || this.#wire.awaits("load", "play", "record")) this.#begin();
    else this.#invite();
  }

  disconnectedCallback() {
    const { isRunning, hasReader } = this.#turn;
    forgetView(this);
    this.#close("removed");
    this.#status = { is: "outside", resumes: isRunning };
    if (isRunning && hasReader) this.#turn.wantedByReader();
  }

  /** Moved without being taken out: its frame goes on. */
  connectedMoveCallback() {}

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    const { is } = this.#status;
    if (CONTENT.includes(name)) this.#showAttributes();
    else if (is === "open" && name !== "start")
      this.#wire.send({ do: "appearance", what: appearanceOf(this) });
    else if (is === "closed") this.#invite();
  }

  /** Attributes that change at the same time are one change. */
  #showAttributes() {
    this.#shown = {};
    const status = this.#status;
    if (status.is !== "open" || status.attributes === "changed") return;
    status.attributes = "changed";
    queueMicrotask(() => {
      status.attributes = "followed";
      if (this.#status === status) this.#show({}).catch(() => undefined);
    });
  }

  /** Begins when a reader presses a button or comes to see it, as the author likes. */
  #invite() {
    forgetView(this);
    if (this.getAttribute("start") === "visible") whenInView(this, () => this.#turn.take());
    else this.#offer();
  }

  #offer() {
    const button = playButton(wordsFor(this).play, () => {
      this.#turn.wantedByReader();
      this.#begin();
      this.#frame?.element.focus();
    });
    this.#shadow.replaceChildren(button);
  }

  get #frame() {
    return this.#status.is === "open" ? this.#status.frame : null;
  }

  #begin() {
    this.#open();
    this.#turn.take();
  }

  #open() {
    if (this.#status.is === "open") return;
    forgetView(this);
    const query = given(this, APPEARANCE);
    const frame = new TableFrame(this.getAttribute("aria-label"), query, {
      connected: (port) => this.#connected(port),
      failed: (how) => this.#fail(how),
    });
    this.#status = { is: "open", frame, attributes: "followed" };
    this.#shadow.replaceChildren(frame.element);
    // unless the author has asked for another table already, the attributes say which
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
    // whoever pressed the button has the keyboard at the table that has come in its place
    const frame = this.#frame?.element;
    if (frame && this.#shadow.activeElement === frame) frame.contentWindow?.focus();
  }

  /** @param {import("./wire.js").Told} said */
  #hear(said) {
    const { say, ...detail } = said;
    if (say === "wants") this.#turn.take();
    else if (say === "asleep") this.#turn.fellAsleep();
    else if (say === "used") this.#turn.wantedByReader();
    else if (said.say === "snapshot") this.#shown = said.what;
    else if (said.say === "size")
      this.#heightSheet.replaceSync(
        `:host{height:${Math.min(Number(said.height) || 0, TALLEST)}px}`,
      );
    if (EVENTS.includes(say)) tell(this, say, detail);
  }

  /** @param {string} how */
  #fail(how) {
    const message = `${wordsFor(this).fault}: ${how}`;
    const note = document.createElement("p");
    note.setAttribute("role", "alert");
    note.textContent = message;
    this.#close(message);
    this.#shadow.replaceChildren(document.createElement("slot"), note);
    tell(this, "error", { message });
  }

  /** @param {string} why */
  #close(why) {
    this.#frame?.remove();
    this.#status = { is: "closed" };
    this.#heightSheet.replaceSync("");
    this.#turn.forgetReader();
    this.#lose(why);
  }

  /** The document in the frame is gone. @param {string} why */
  #lose(why) {
    this.#wire.lose(why);
    this.#turn.leave();
  }

  /**
   * @param {import("../messages.js").HostCommand} message
   * @param {boolean} [first]
   */
  #ask(message, first) {
    const answer = this.#wire.ask(message, first);
    // outside of a page the command waits until the element is in one
    const { is } = this.#status;
    if (is === "closed" || (is === "open" && message.do !== "record")) this.#begin();
    return answer;
  }

  /** Shows the given table, or else the one that the attributes describe. @param {Record<string, unknown>} what @param {boolean} [first] */
  #show(what, first) {
    const isAnother = CONTENT.some((name) => name in what);
    this.#shown = what;
    return this.#ask(
      {
        do: "load",
        what: {
          ...(isAnother ? {} : given(this, CONTENT)),
          ...appearanceOf(this),
          ...what,
        },
      },
      first,
    );
  }

  /** @param {Record<string, unknown>} [what] */
  async load(what = {}) {
    // probably a reader has pressed a button of the author's
    if (navigator.userActivation?.isActive) this.#turn.wantedByReader();
    // copied here, so that what could not be sent is refused at once
    return this.#show(structuredClone(Object(what)));
  }

  /** @param {string} move */
  async play(move) {
    this.#turn.wantedByReader();
    return this.#ask({ do: "play", move: String(move) });
  }

  async record() {
    return this.#ask({ do: "record" });
  }
}
