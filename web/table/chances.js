// The bar of winning chances, for those who want it.

import { html, nothing } from "lit-html";

/** @param {import("./scene.js").Scene} scene */
export function chances(scene) {
  const { session, words, page, state } = scene;
  // in a puzzle they would tell the answer
  if (!page.state.settings.chances || !session.chances || state.puzzle) return nothing;
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  const said = percents(session.chances).map((whole) => percent.format(whole / 100));
  return html`<div class="chances" role="img" aria-label=${words.word("page-chances-bar", {
    list: said.map((chance, seat) => `${scene.name(seat)} ${chance}`).join(", "),
  })}>${session.chances.map(
    (
      chance,
      seat,
    ) => html`<span class="seat-${seat} ${seat === scene.me ? "me" : ""}" .style=${`flex-grow:${chance}`}
    >${chance > 0.12 || seat === scene.me ? `${seat + 1}: ${said[seat]}` : nothing}</span>`,
  )}</div>`;
}

/** Whole percents that make 100 together: where most is cut off, one is added. @param {number[]} shares */
function percents(shares) {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (100 * share) / all);
  const whole = exact.map(Math.floor);
  const seats = shares
    .map((_, seat) => seat)
    .sort((a, b) => exact[b] - whole[b] - (exact[a] - whole[a]));
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  for (const seat of seats.slice(0, missing)) whole[seat] += 1;
  return whole;
}
