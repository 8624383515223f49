// Cards in the air, and points where they arise. All of it lies over a table that is there already.

import { nothing, render } from "lit-html";
import { middle } from "./middle.js";
import { keyOf } from "./thing_keys.js";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {import("../page/page.js").Page} Page */
/** @typedef {import("./drawing.js").Place} Place */
/** @typedef {{ delay: number, duration: number }} Timing milliseconds */

/** @param {Page} page @param {Place} thing */
const placeOf = (page, thing) =>
  document.querySelector(`[data-thing="${CSS.escape(keyOf(thing))}"]`) ?? page.zone(thing);

/**
 * @param {Page} page
 * @param {import("./pace.js").Travel} travel
 * @param {Timing} timing
 */
export function fly(page, { from, to, face }, timing) {
  const [source, goal] = [placeOf(page, from), placeOf(page, to)];
  if (!goal) return;
  if (STILL.matches || !source) {
    goal.animate([{ opacity: 0.4 }, { opacity: 1 }], timing);
    return;
  }
  const ghost = ghostOf("flying");
  render(face ?? nothing, ghost);
  const [a, b] = [middle(source), middle(goal)];
  const flight = ghost.animate(
    [
      { translate: `${a.x}px ${a.y}px`, scale: 0.8, opacity: 0.9 },
      { translate: `${(a.x + b.x) / 2}px ${(a.y + b.y) / 2 - 12}px`, scale: 1.1, opacity: 1 },
      { translate: `${b.x}px ${b.y}px`, scale: 0.8, opacity: 0.6 },
    ],
    { ...timing, easing: "ease-in-out", fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/**
 * Points, where they arise.
 * @param {Page} page
 * @param {{ at: Place, gained: number }} pop
 * @param {Timing} timing
 */
export function pop(page, { at, gained }, timing) {
  const place = placeOf(page, at);
  if (!place || !gained) return;
  const mark = ghostOf("pop");
  mark.textContent = gained > 0 ? `+${gained}` : `−${-gained}`;
  const { x, y } = middle(place);
  const up = STILL.matches ? 0 : 28;
  const rise = mark.animate(
    [
      { translate: `${x}px ${y}px`, opacity: 0 },
      { translate: `${x}px ${y - up / 2}px`, opacity: 1, offset: 0.3 },
      { translate: `${x}px ${y - up}px`, opacity: 0 },
    ],
    { ...timing, fill: "backwards" },
  );
  rise.onfinish = rise.oncancel = () => mark.remove();
}

/** Something to be seen that nobody can touch or hear of. @param {string} look */
function ghostOf(look) {
  const ghost = document.createElement("div");
  ghost.className = `ghost ${look}`;
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  return ghost;
}
