// A card shown whole: its picture, its rule, where the rule comes from, what it means right now.

import { html, nothing } from "lit-html";

/** @param {import("./scene.js").Scene} scene */
export function zoom(scene) {
  const { touch, words, page } = scene;
  if (!touch.zoomed) return nothing;
  const { card, now, x } = touch.zoomed;
  const side = x > innerWidth / 2 ? "left" : "right";
  return html`<div class="zoom ${side}" role="status" popover="manual" data-zoom=${Object.values(card)[0]}>
    ${page.drawing?.whole(scene, card)}
    ${now.length ? html`<h3>${words.word("page-now")}</h3>
      <ul>${now.map((message) => html`<li>${words.say(message)}</li>`)}</ul>` : nothing}
  </div>`;
}
