// What the player has opened or looks at closely. Nothing of it is a move.

import { keyOf } from "./choices.js";

export class Touch {
  /** @param {import("../page/page.js").Page} page */
  constructor(page) {
    this.page = page;
    /** @type {string[]} the keys of what was opened, one after another */
    this.opened = [];
    /** @type {{ card: Record<string, string>, now: any[], x: number } | null} */
    this.zoomed = null;
    /** @type {import("../page/words.js").Message | null} an answer to a touch that did nothing */
    this.why = null;
  }

  /** A new table: whatever was open was about the old one. */
  reset() {
    this.opened = [];
    this.why = null;
  }

  /** @param {string} key */
  open(key) {
    const at = this.opened.indexOf(key);
    const inside = "set" in JSON.parse(key);
    if (at >= 0) this.opened.splice(at);
    else this.opened = inside ? [this.opened[0], key] : [key];
    this.why = null;
    this.page.draw();
    // of several trays the last has what was just opened
    const first = document.querySelector(".opened:last-child button");
    if (at < 0 && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  close() {
    const open = this.opened.pop();
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
    if (!page.session?.begun) return;
    const { viewer: seat, past } = page.session;
    this.why = past
      ? { id: "page-looking-back", args: {} }
      : await page.engine.ask({ do: "touch", thing, seat }).catch((fault) => fault.reason ?? null);
    page.draw();
  }

  /**
   * Shows a card whole, with what it means right now.
   * @param {Record<string, string>} card
   * @param {number} x where it lies, so that the picture does not cover it
   */
  async zoom(card, x) {
    const { page } = this;
    if (this.zoomed && keyOf(this.zoomed.card) === keyOf(card)) return;
    const zoomed = { card, now: [], x };
    this.zoomed = zoomed;
    page.draw();
    if (!page.session?.begun) return;
    const { viewer: seat, past } = page.session;
    const moment = past ? { at: past.at } : {};
    const { now } = await page.engine
      .ask({ do: "card", card, seat, ...moment })
      .catch(() => ({ now: [] }));
    if (this.zoomed !== zoomed) return;
    zoomed.now = now;
    page.draw();
  }

  unzoom() {
    if (!this.zoomed) return;
    this.zoomed = null;
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
