// What the player opens or looks at closely. Nothing of it is a move.

import { keyOf, openedSet, thingOf } from "./thing_keys.js";

/** @typedef {import("../engine_types.js").Card} Card */

export class Touch {
  /** @param {import("../page/page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  get touched() {
    return this.page.state.touched;
  }

  /** @param {string} key */
  open(key) {
    const { opened } = this.touched;
    const at = opened.indexOf(key);
    const inside = openedSet(key) !== undefined;
    const others = inside ? [opened[0], key] : [key];
    this.page.store.touch({ opened: at >= 0 ? opened.slice(0, at) : others, why: null });
    // of several trays the last has what was just opened
    const first = document.querySelector(".opened:last-child button");
    if (at < 0 && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /** Closes what was opened last. */
  close() {
    const { opened } = this.touched;
    const last = opened.at(-1);
    const back = last && document.querySelector(`[data-opens="${CSS.escape(last)}"]`);
    this.page.store.touch({ opened: opened.slice(0, -1) });
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  /**
   * Why nothing can be done with this thing now; the engine knows.
   * @param {string} key
   */
  async ask(key) {
    const { session, store } = this.page;
    if (!session?.hasBegun) return;
    const { viewer: seat, past, state } = session;
    const why = past
      ? { id: "page-looking-back", args: {} }
      : await session
          .ask({ do: "touch", thing: thingOf(key), seat })
          .catch((fault) => fault.reason ?? null);
    // the answer is about the table that was touched
    if (this.page.session === session && session.state === state) store.touch({ why });
  }

  forgetAnswer() {
    this.page.store.touch({ opened: [], why: null });
  }

  /**
   * Shows a card whole, with what it means right now.
   * @param {Card} card
   * @param {number} x where it lies, so that the picture does not cover it
   */
  async zoom(card, x) {
    const { session, store } = this.page;
    const { zoomed } = this.touched;
    if (zoomed && keyOf(zoomed.card) === keyOf(card)) return;
    const shown = { card, now: [], x };
    store.touch({ zoomed: shown });
    if (!session?.hasBegun) return;
    const { viewer: seat, past } = session;
    const moment = past ? { at: past.at } : {};
    const meaning = await session
      .ask(/** @type {const} */ ({ do: "card", card, seat, ...moment }))
      .catch(() => null);
    if (this.touched.zoomed === shown && meaning)
      store.touch({ zoomed: { ...shown, now: meaning.now } });
  }

  unzoom() {
    if (this.touched.zoomed) this.page.store.touch({ zoomed: null });
  }
}
