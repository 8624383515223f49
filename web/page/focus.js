// Where the keyboard is: it goes on at the next choice, and nobody who points loses their place.

// what acts on the table, so that whoever pressed it wants to go on
const ACTING = ["move", "opens", "step", "arrive", "confirm", "next", "again"];

export class Focus {
  /** whether the player's hand is on the keyboard */
  #isKeyed = false;

  /** @param {boolean} isFramed a frame takes the focus from nobody */
  constructor(isFramed) {
    this.isFramed = isFramed;
    document.addEventListener("pointerdown", () => (this.#isKeyed = false), true);
    document.addEventListener("keydown", () => (this.#isKeyed = true), true);
  }

  /**
   * Draws a table, and keeps the keyboard's place where the next choice is.
   * @param {import("./table_session.js").TableSession} session
   * @param {boolean} isPlayed whether a move was played since the last time
   * @param {() => void} draw
   */
  keep(session, isPlayed, draw) {
    const held = document.activeElement;
    const wasActing = held instanceof HTMLElement && ACTING.some((name) => name in held.dataset);
    draw();
    const prompt = document.querySelector("[data-prompt]");
    const isLost =
      document.activeElement === document.body &&
      (this.isFramed ? document.hasFocus() : this.#isKeyed);
    const next = session.isBusy ? null : document.querySelector("[data-next], [data-arrive]");
    if (!session.hasBegun || !(prompt instanceof HTMLElement)) return;
    if ((wasActing && isPlayed) || isLost || (next && held === prompt)) {
      // never on a move: one Enter too many would play it
      (next instanceof HTMLElement ? next : prompt).focus({ preventScroll: true });
    }
  }
}
