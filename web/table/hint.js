// A bot's advice: the best moves with the chances it sees, and why the first.

import { html, nothing } from "lit-html";
import { icon } from "./icon.js";

/** @param {import("./scene.js").Scene} scene */
export function hintNote(scene) {
  const { session, words, state } = scene;
  const { hint } = session;
  if (!hint) return nothing;
  /** @param {string} move */
  const legal = (move) => state.decision.moves.find((each) => each.move === move);
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  return html`<div class="hint" role="status">
    <h3>${words.word("page-hint")}</h3>
    <ol>${Object.entries(hint.values).map(
      ([move, chance]) => html`
      <li>${words.word("colon", { left: legal(move)?.label, right: percent.format(chance) })}${preview(legal(move), words)}</li>`,
    )}</ol>
    <p>${hint.why.map((reason) => html`${words.say(reason)} `)}</p>
    <button type="button" class="icon" aria-label=${words.word("page-dismiss")}
      @click=${() => session.setHint(null)}>${icon("close")}</button>
  </div>`;
}

/** What a player can foresee of a move. @param {import("./choices.js").Move | undefined} move @param {import("../page/words.js").Words} words */
export const preview = (move, words) =>
  move?.preview
    ? html` <small>${move.preview.map((message) => html`${words.say(message)} `)}</small>`
    : nothing;
