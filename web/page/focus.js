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

  /** What has the focus before a table is drawn, and whether it acts on the table. */
  held() {
    const element = document.activeElement;
    const isActing =
      element instanceof HTMLElement && ACTING.some((name) => name in element.dataset);
    return { element, isActing };
  }

  /**
   * Once a table is drawn, the next choice has the focus, if whoever had it wants to go on.
   * @param {import("./table_session.js").TableSession} session
   * @param {ReturnType<Focus["held"]>} before
   * @param {boolean} isAnother whether a move was played since the last table
   */
  goOn(session, before, isAnother) {
    const prompt = document.querySelector("[data-prompt]");
    const isLost =
      document.activeElement === document.body &&
      (this.isFramed ? document.hasFocus() : this.#isKeyed);
    const next = session.isBusy ? null : document.querySelector("[data-next], [data-arrive]");
    if (!session.hasBegun || !(prompt instanceof HTMLElement)) return;
    if ((before.isActing && isAnother) || isLost || (next && before.element === prompt)) {
      // never on a move: one Enter too many would play it
      (next instanceof HTMLElement ? next : prompt).focus({ preventScroll: true });
    }
  }
}
