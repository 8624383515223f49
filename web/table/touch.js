// What the player has opened or looks at closely. Nothing of it is a move.

import { keyOf } from "./choices.js";

/** @typedef {import("../page/words.js").Message} Message */
/** @typedef {import("../engine_types.js").Card} Card */
/** @typedef {{ card: Card, now: Message[], x: number }} Zoomed */

export class Touch {
  /** @type {string[]} */
  #opened = [];
  /** @type {Zoomed | null} */
  #zoomed = null;
  /** @type {Message | null} */
  #why = null;

  /** @param {import("../page/page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  /** The keys of what was opened, one after another. @returns {readonly string[]} */
  get opened() {
    return this.#opened;
  }

  /** A card that is looked at closely. */
  get zoomed() {
    return this.#zoomed;
  }

  /** The answer to a touch that did nothing. */
  get why() {
    return this.#why;
  }

  /** Another table: whatever was open was about the old one. */
  forget() {
    this.#opened = [];
    this.#why = null;
  }

  /** Whatever was looked at closely need not be seen any more. */
  putAway() {
    this.#zoomed = null;
  }

  /** @param {string} key */
  open(key) {
    const at = this.#opened.indexOf(key);
    const inside = "set" in JSON.parse(key);
    if (at >= 0) this.#opened.splice(at);
    else this.#opened = inside ? [this.#opened[0], key] : [key];
    this.#why = null;
    this.page.draw();
    // of several trays the last has what was just opened
    const first = document.querySelector(".opened:last-child button");
    if (at < 0 && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  close() {
    const open = this.#opened.pop();
    const back = open && document.querySelector(`[data-opens="${CSS.escape(open)}"]`);
    this.page.draw();
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  /**
   * Why nothing can be done with this thing now; the engine knows.
   * @param {string} key
   */
  async ask(key) {
    const { page } = this;
    const thing = JSON.parse(key);
    if (!page.session?.hasBegun) return;
    const { viewer: seat, past } = page.session;
    this.#why = past
      ? { id: "page-looking-back", args: {} }
      : await page.engine.ask({ do: "touch", thing, seat }).catch((fault) => fault.reason ?? null);
    page.draw();
  }

  /**
   * Shows a card whole, with what it means right now.
   * @param {Card} card
   * @param {number} x where it lies, so that the picture does not cover it
   */
  async zoom(card, x) {
    const { page } = this;
    if (this.#zoomed && keyOf(this.#zoomed.card) === keyOf(card)) return;
    /** @type {Zoomed} */
    const zoomed = { card, now: [], x };
    this.#zoomed = zoomed;
    page.draw();
    if (!page.session?.hasBegun) return;
    const { viewer: seat, past } = page.session;
    const moment = past ? { at: past.at } : {};
    const meaning = await page.engine
      .ask(/** @type {const} */ ({ do: "card", card, seat, ...moment }))
      .catch(() => null);
    if (this.#zoomed !== zoomed || !meaning) return;
    this.#zoomed = { ...zoomed, now: meaning.now };
    page.draw();
  }

  unzoom() {
    if (!this.#zoomed) return;
    this.#zoomed = null;
    this.page.draw();
  }
}

/**
 * The card a thing shows, if it shows one.
 * @param {string} key
 * @param {string[]} kinds
 */
export function cardOf(key, kinds) {
  const thing = JSON.parse(key);
  const kind = kinds.find((name) => typeof thing[name] === "string");
  return kind ? { [kind]: thing[kind] } : null;
}
