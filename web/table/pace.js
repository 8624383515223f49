// How fast things happen: cards travel from zone to zone, and bots wait until they have been seen.
// Nothing here blocks the player: the table shows the new state at once, the cards fly over it.

import { fly, pop } from "./flight.js";

const FLIGHT = 420; // milliseconds at normal speed
const POP = 1400;
const STAGGER = 110;
const MOST = 14; // cards in the air after one move; more would be a blur

/** @typedef {import("./drawing.js").Place} Place */
/** @typedef {{ from: Place, to: Place, face: unknown }} Travel */

export class Pace {
  #until = 0;
  /** @type {() => void} */
  #release = () => undefined;

  /** @param {import("../page/page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @returns {number | "step"} 0: no animation; "step": a click between moves */
  get speed() {
    return this.page.state.address.speed ?? this.page.state.settings.speed;
  }

  /** The time of something that takes so long at normal speed. @param {number} time */
  timed(time) {
    return this.speed === "step" ? time : this.speed ? time / this.speed : 0;
  }

  /**
   * Shows what happened between two states.
   * @param {import("../engine_types.js").LogLine[]} lines new lines of the log
   * @param {import("../engine_types.js").View} before
   * @param {import("../engine_types.js").View} after
   */
  show(lines, before, after) {
    const { drawing } = this.page.state.gameDrawing;
    if (!drawing) return;
    const travels = lines
      .map(({ event }) => drawing.travel(event))
      .filter((travel) => travel !== null)
      .slice(0, MOST);
    if (travels.length) this.page.playSound("card");
    if (!this.speed) return;
    const stagger = this.timed(STAGGER);
    for (const [place, travel] of travels.entries()) {
      fly(this.page, travel, { delay: place * stagger, duration: this.timed(FLIGHT) });
    }
    const last = travels.length ? (travels.length - 1) * stagger + this.timed(FLIGHT) : 0;
    for (const rise of drawing.pops(before, after))
      pop(this.page, rise, { delay: last * 0.7, duration: this.timed(POP) });
    // what set out before may still be in the air
    this.#until = Math.max(this.#until, performance.now() + last);
  }

  /** Until what happened has been seen, or the player has no patience. */
  async wait() {
    const { speed } = this;
    if (!speed || !this.page.state.gameDrawing.drawing) return;
    const left = this.#until - performance.now();
    if (speed !== "step" && left <= 0) return;
    await new Promise((/** @type {(value?: unknown) => void} */ done) => {
      this.#release = done;
      if (speed === "step") {
        this.page.store.hold(true);
        const button = document.querySelector("[data-step]");
        if (button instanceof HTMLElement) button.focus({ preventScroll: true });
      } else setTimeout(done, left);
    });
    this.page.store.hold(false);
  }

  /** Another table: nobody waits for what happened at the one before. */
  drop() {
    this.page.store.hold(false);
    this.hurry();
  }

  step() {
    if (this.page.state.isHeld) this.#release();
  }

  /** The player clicks: the rest of what is flying need not be waited for. */
  hurry() {
    this.#until = 0;
    if (!this.page.state.isHeld) this.#release();
  }
}
