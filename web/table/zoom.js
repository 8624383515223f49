// A card shown whole: its picture, its rule, where the rule comes from, what it means right now.

import { html, nothing } from "lit-html";

/** @typedef {import("../page/words.js").Words} Words */

/** @param {import("./scene.js").Scene} scene */
export function zoom(scene) {
  const { touched, words, page } = scene;
  const { drawing } = page.state.gameDrawing;
  if (!touched.zoomed) return nothing;
  const { card, now, x } = touched.zoomed;
  const side = x > innerWidth / 2 ? "left" : "right";
  return html`<div class="zoom ${side}" role="status" popover="manual" data-zoom=${Object.values(card)[0]}>
    ${drawing ? drawing.whole(scene, card) : inWords(card, words)}
    ${
      now.length
        ? html`<h3>${words.word("page-now")}</h3>
      <ul>${now.map((message) => html`<li>${words.say(message)}</li>`)}</ul>`
        : nothing
    }
  </div>`;
}

/** Where nothing is drawn. @param {import("../engine_types.js").Card} card @param {Words} words */
function inWords(card, words) {
  const [[kind, name]] = Object.entries(card);
  return html`<h2>${words.word(`${kind}-${name}`)}</h2>${words.has(`text-${name}`) ? ruleText(name, words) : nothing}`;
}

/** What a card says, and where that comes from. @param {string} card @param {Words} words */
export function ruleText(card, words) {
  const status = words.has(`status-${card}`) ? words.word(words.word(`status-${card}`)) : null;
  return html`<p>${words.word(`text-${card}`)} ${status ? html`<small>(${status})</small>` : nothing}</p>`;
}
