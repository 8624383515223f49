// Pointer and touch at the table: a click plays, opens or asks why; hovering or pressing long shows
// a card whole; a card may be dragged to where its move takes it.

import { untilHeld, untilHovered } from "../page/deadlines.js";
import { Choices } from "./choices.js";
import { cardOf } from "./touch.js";

const SLACK = 8; // pixels before a press becomes a drag

export class Acting {
  /** @param {import("../page/page.js").Page} page */
  constructor(page) {
    this.page = page;
    this.timer = 0;
    /** @type {{ x: number, y: number, from: Element, ghost: HTMLElement | null, moves: import("./choices.js").Move[] } | null} */
    this.press = null;
    this.swallow = false;
    this.pressed = { x: -1, y: -1 }; // where the pointer was pressed last
    const place = /** @type {HTMLElement} */ (document.getElementById("page"));
    place.addEventListener("click", (event) => this.click(event));
    place.addEventListener("pointerover", (event) => this.over(event));
    place.addEventListener("pointerdown", (event) => this.down(event));
    place.addEventListener("contextmenu", (event) => {
      if (this.thingAt(event)) event.preventDefault();
    });
    document.addEventListener(
      "pointerdown",
      ({ clientX: x, clientY: y }) => (this.pressed = { x, y }),
      true,
    );
    document.addEventListener("pointermove", (event) => this.move(event));
    document.addEventListener("pointerup", (event) => this.up(event));
    document.addEventListener("pointercancel", () => {
      clearTimeout(this.timer);
      this.drop(null);
    });
  }

  /** @param {Event} event */
  thingAt(event) {
    const place = event.target;
    return place instanceof Element ? place.closest("[data-thing], [data-card]") : null;
  }

  /** @param {PointerEvent} event */
  click(event) {
    if (this.swallow) {
      this.swallow = false;
      return;
    }
    const place = event.target;
    if (!(place instanceof Element)) return;
    const { touch, session, pace } = this.page;
    pace.hurry();
    // a finger has no way off the card it shows but a tap, and does not see what lies under it
    if (
      this.page.state.touched.zoomed &&
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
    else if (card) touch.zoom(JSON.parse(card), event.clientX);
    else if (thing) touch.ask(thing);
  }

  /** @param {PointerEvent} event */
  over(event) {
    // what comes to lie under a resting pointer has not been pointed at
    const rests = event.clientX === this.pressed.x && event.clientY === this.pressed.y;
    if (event.pointerType !== "mouse" || this.press?.ghost || rests) return;
    clearTimeout(this.timer);
    const thing = this.thingAt(event);
    if (!thing) {
      this.page.touch.unzoom();
      return;
    }
    this.timer = window.setTimeout(() => this.show(thing, event.clientX), untilHovered());
  }

  /** @param {Element} thing @param {number} x */
  show(thing, x) {
    const { dataset } = /** @type {HTMLElement} */ (thing);
    const card = dataset.card
      ? JSON.parse(dataset.card)
      : cardOf(dataset.thing ?? "{}", this.page.state.gameDrawing.kinds);
    if (card) this.page.touch.zoom(card, x);
  }

  /** @param {PointerEvent} event */
  down(event) {
    clearTimeout(this.timer);
    this.swallow = false;
    const from = this.thingAt(event);
    if (!from || event.button) return;
    const { dataset } = /** @type {HTMLElement} */ (from);
    const moves = dataset.thing ? this.movesFrom(JSON.parse(dataset.thing)) : [];
    this.press = { x: event.clientX, y: event.clientY, from, ghost: null, moves };
    if (event.pointerType !== "mouse") {
      this.timer = window.setTimeout(() => {
        this.swallow = true;
        this.press = null;
        this.show(from, event.clientX);
      }, untilHeld());
    }
  }

  /** @param {import("./choices.js").Thing} thing */
  movesFrom(thing) {
    return new Choices(this.page.session?.playable ?? []).leadingFrom(thing);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { press } = this;
    if (!press) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK;
    if (far) clearTimeout(this.timer);
    if (far && !press.ghost && press.moves.length) this.lift(press);
    if (press.ghost) {
      press.ghost.style.translate = `${event.clientX - press.x}px ${event.clientY - press.y}px`;
    }
  }

  /** @param {NonNullable<Acting["press"]>} press */
  lift(press) {
    this.page.touch.unzoom();
    const { left, top, width, height } = press.from.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (press.from.cloneNode(true));
    for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name];
    ghost.classList.add("ghost");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    document.body.append(ghost);
    press.ghost = ghost;
    for (const { drag } of press.moves) if (drag) this.page.zone(drag.to)?.classList.add("goal");
  }

  /** @param {PointerEvent} event */
  up(event) {
    clearTimeout(this.timer);
    if (!this.press?.ghost) {
      this.press = null;
      return;
    }
    this.swallow = true;
    // a click follows only if the pointer is let go where it was pressed
    setTimeout(() => (this.swallow = false));
    this.drop(document.elementFromPoint(event.clientX, event.clientY));
  }

  /** @param {Element | null} place */
  drop(place) {
    const { press } = this;
    this.press = null;
    if (!press?.ghost) return;
    press.ghost.remove();
    for (const goal of document.querySelectorAll(".goal")) goal.classList.remove("goal");
    const moves = press.moves.filter(
      ({ drag }) => place && drag && this.page.zone(drag.to)?.contains(place),
    );
    const { opens } = /** @type {HTMLElement} */ (press.from).dataset;
    if (moves.length === 1) this.page.session?.play(moves[0].move);
    else if (moves.length && opens) this.page.touch.open(opens);
  }
}
