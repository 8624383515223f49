// A player at the table: the mark with the number, the name, the points.

import { html, nothing } from "lit-html";
import { icon } from "./icon.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** A player's mark. @param {number} seat */
export const token = (seat) =>
  html`<span class="token seat-${seat}" aria-hidden="true">${seat + 1}</span>`;

/** The mark, larger while the player is asked. @param {Scene} scene @param {number} seat */
export function askedToken({ view, state, words, session }, seat) {
  const asked = !view.over && state.decision.seat === seat;
  return html`<span class=${asked ? `asked ${session.thinks ? "thinks" : ""}` : nothing}
    title=${asked ? words.word("page-turn") : nothing}>${token(seat)}</span>`;
}

/** What a player has scored, and from what. @param {Scene} scene @param {number} seat */
export function points({ view, words, unit }, seat) {
  const sources = Object.entries(view.seats[seat].points)
    .filter(([, some]) => some)
    .map(([source, some]) =>
      words.word("table-source", { source: words.word(`points-${source}`), count: some }),
    )
    .join(", ");
  return html`<span class="points" data-zone="points-${seat}" title=${sources}>${icon("points")}<b>${view.scores[seat]}</b>
    <span class="hidden">${words.word(`table-${unit}`, { count: view.scores[seat] })} ${sources}</span></span>`;
}
