// Pointer and touch at the table: a click plays, opens or asks why; hovering or pressing long shows
// a card whole; a card may be dragged to where its move takes it.

import { untilHeld, untilHovered } from "../page/deadlines.js";
import { Choices } from "./choices.js";
import { Drag } from "./drag.js";
import { cardOf, cardOn, thingOf } from "./thing_keys.js";

const SLACK = 8; // pixels before a press becomes a drag

/**
 * @typedef {{ is: "idle" }} Idle
 * @typedef {{ is: "hovering", timer: number }} Hovering the mouse rests on a card, which is soon shown whole
 * @typedef {{ is: "pressed", x: number, y: number, from: HTMLElement, moves: import("./choices.js").Move[], timer: number }} Pressed
 *   a button or finger is down on a thing; `timer`: a finger that stays there shows the card whole
 * @typedef {{ is: "held" }} Held a finger has stayed, so that the click at its end is none
 * @typedef {{ is: "dragging", drag: Drag }} Dragging
 * @typedef {{ is: "dropped" }} Dropped a drag has just ended, so that the click at its end is none
 * @typedef {Idle | Hovering | Pressed | Held | Dragging | Dropped} Gesture
 */

/** @type {Gesture} */
const IDLE = { is: "idle" };

export class Acting {
  #page;
  /** @type {Gesture} */
  #gesture = IDLE;
  #lastPress = { x: -1, y: -1 };

  /** @param {import("../page/page.js").Page} page */
  constructor(page) {
    this.#page = page;
    const place = /** @type {HTMLElement} */ (document.getElementById("page"));
    place.addEventListener("click", (event) => this.#click(event));
    place.addEventListener("pointerover", (event) => this.#over(event));
    place.addEventListener("pointerdown", (event) => this.#down(event));
    place.addEventListener("contextmenu", (event) => {
      if (thingAt(event)) event.preventDefault();
    });
    document.addEventListener(
      "pointerdown",
      ({ clientX: x, clientY: y }) => (this.#lastPress = { x, y }),
      true,
    );
    document.addEventListener("pointermove", (event) => this.#move(event));
    document.addEventListener("pointerup", (event) => this.#up(event));
    document.addEventListener("pointercancel", () => this.#letGo());
  }

  /** The gesture changes here only; what belongs to the one before ends with it. @param {Gesture} gesture */
  #enter(gesture) {
    const before = this.#gesture;
    this.#gesture = gesture;
    if ("timer" in before) clearTimeout(before.timer);
    if (before.is === "dragging") before.drag.end();
  }

  /** @param {PointerEvent} event */
  #click(event) {
    if (this.#gesture.is === "held" || this.#gesture.is === "dropped") {
      this.#enter(IDLE);
      return;
    }
    const place = event.target;
    if (!(place instanceof Element)) return;
    const { touch, session, pace } = this.#page;
    pace.hurry();
    // a finger has no way off the card it shows but a tap, and does not see what lies under it
    if (
      this.#page.state.touched.zoomed &&
      event.pointerType === "touch" &&
      !place.closest("[data-card]")
    ) {
      touch.unzoom();
      return;
    }
    const button = place.closest("[data-move], [data-opens], [data-thing], [data-card]");
    if (!(button instanceof HTMLElement)) {
      touch.unzoom();
      return;
    }
    const { move, opens, thing, card } = button.dataset;
    if (move) session?.play(move);
    else if (opens) touch.open(opens);
    else if (card) touch.zoom(cardOf(card), event.clientX);
    else if (thing) touch.ask(thing);
  }

  /** @param {PointerEvent} event */
  #over(event) {
    const { is } = this.#gesture;
    // what comes to lie under a resting pointer has not been pointed at
    const rests = event.clientX === this.#lastPress.x && event.clientY === this.#lastPress.y;
    if (event.pointerType !== "mouse" || rests || is === "dragging" || is === "dropped") return;
    const thing = thingAt(event);
    if (!thing) this.#page.touch.unzoom();
    if (is === "pressed") return; // and may still become a drag
    const show = () => {
      this.#enter(IDLE);
      if (thing) this.show(thing, event.clientX);
    };
    this.#enter(thing ? { is: "hovering", timer: window.setTimeout(show, untilHovered()) } : IDLE);
  }

  /** Shows a card whole. @param {HTMLElement} thing @param {number} x */
  show({ dataset }, x) {
    const card = dataset.card
      ? cardOf(dataset.card)
      : cardOn(dataset.thing ?? "{}", this.#page.state.gameDrawing.kinds);
    if (card) this.#page.touch.zoom(card, x);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.#gesture.is === "dragging") return; // another finger
    this.#enter(IDLE);
    const from = thingAt(event);
    if (!from || event.button) return;
    const { clientX: x, clientY: y } = event;
    const moves = from.dataset.thing ? this.#movesFrom(thingOf(from.dataset.thing)) : [];
    const hold = () => {
      this.#enter({ is: "held" });
      this.show(from, x);
    };
    const timer = event.pointerType === "mouse" ? 0 : window.setTimeout(hold, untilHeld());
    this.#enter({ is: "pressed", x, y, from, moves, timer });
  }

  /** @param {import("./choices.js").Thing} thing */
  #movesFrom(thing) {
    return new Choices(this.#page.session?.playable ?? []).leadingFrom(thing);
  }

  /** @param {PointerEvent} event */
  #move({ clientX, clientY }) {
    const gesture = this.#gesture;
    if (gesture.is === "dragging") gesture.drag.follow(clientX, clientY);
    if (gesture.is !== "pressed") return;
    if (Math.hypot(clientX - gesture.x, clientY - gesture.y) <= SLACK) return;
    clearTimeout(gesture.timer);
    if (!gesture.moves.length) return;
    this.#page.touch.unzoom();
    const drag = new Drag(this.#page, gesture.from, gesture.moves, gesture);
    drag.follow(clientX, clientY);
    this.#enter({ is: "dragging", drag });
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (this.#gesture.is !== "dragging") {
      this.#letGo();
      return;
    }
    const { drag } = this.#gesture;
    const place = document.elementFromPoint(event.clientX, event.clientY);
    /** @type {Dropped} */
    const dropped = { is: "dropped" };
    this.#enter(dropped);
    // a click follows only if the pointer is let go where it was pressed
    setTimeout(() => this.#gesture === dropped && this.#enter(IDLE));
    drag.dropAt(place);
  }

  /** The pointer is up, or does something else from now on. */
  #letGo() {
    const { is } = this.#gesture;
    // the click after these is still to come
    if (is !== "held" && is !== "dropped") this.#enter(IDLE);
  }
}

/** @param {Event} event @returns {HTMLElement | null} */
function thingAt({ target }) {
  return target instanceof Element ? target.closest("[data-thing], [data-card]") : null;
}
