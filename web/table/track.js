// The points of all on one line, up to the number that ends the game.

import { html } from "lit-html";
import { token } from "./player.js";

/**
 * @param {import("./scene.js").Scene} scene
 * @param {number} goal
 * @param {unknown} text what is said beside the line
 * @param {boolean} [ending]
 */
export function track({ view, words, unit }, goal, text, ending = false) {
  const most = Math.max(goal, ...view.scores);
  const points = (/** @type {number} */ seat) => view.scores[seat];
  const seats = Array.from({ length: view.players }, (_, seat) => seat).sort(
    (one, other) => points(one) - points(other),
  );
  // a mark gives way to those behind it, so that none is covered, but not beyond the line's end
  const left = (/** @type {number} */ place) =>
    `min(100% - var(--mark) * ${seats.length - 1 - place}, max(${seats
      .slice(0, place + 1)
      .map((seat, at) => `${(points(seat) / most) * 100}% + var(--mark) * ${place - at}`)
      .join()}))`;
  return html`<section class="track zone ${ending ? "ending" : ""}" aria-label=${words.word(`unit-${unit}`)}>
    <ol>${seats.map(
      (seat, place) => html`<li .style=${`left:${left(place)}`}
      aria-label=${words.word("table-player", { seat, points: { id: `table-${unit}`, args: { count: points(seat) } } })}
      >${token(seat)}</li>`,
    )}</ol>
    <span class="goal-text">${text}</span>
  </section>`;
}
