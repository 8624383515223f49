// The guests: who is open at each island, and who is left in the bag.

import { html, nothing } from "lit-html";
import { art, civilizations, islands, sign } from "./pieces.js";

/** @typedef {import("./pieces.js").Scene} Scene */

/** @param {Scene} scene */
export function guests(scene) {
  const { board, view, words } = scene;
  const name = words.word("part-guests");
  const kinds = civilizations(scene);
  const left = Object.values(view.bag)
    .flatMap((some) => Object.values(some))
    .reduce((sum, some) => sum + some, 0);
  return html`<section class="guests zone" aria-label=${name}>
    <header><h3>${name}</h3>
      <span data-zone="bag">${scene.thing(
        { zone: "bag" },
        words.word("utopia-bag", { count: left }),
        html`${art("bag")}<span class="name">${words.word("part-bag")}</span> <b>${left}</b>`,
        "bag",
      )}</span></header>
    <div class="lists" role="table" aria-label=${name}>
      <div role="row"><span role="cell"></span>${kinds.map(
        (civilization) => html`<span role="columnheader" class="head">
        ${sign(scene, civilization)}<span class="hidden">${words.word(`civilization-${civilization}`)}</span></span>`,
      )}</div>
      ${islands(scene)
        .filter((island) => !view.closed.includes(island))
        .map(
          (island) => html`<div role="row" class=${island}>
        <span role="rowheader" class="head isle ${island}" data-zone="guests-${island}" title=${words.word(`island-${island}`)}>${art(
          board.islands[island].token,
        )}<span class="hidden">${words.word(`island-${island}`)}</span></span>
        ${kinds.map((civilization) => cell(scene, civilization, island))}</div>`,
        )}
    </div>
  </section>`;
}

/** Guests of one civilization at one island: open, taken, or still in the bag. @param {Scene} scene @param {import("./pieces.js").Civilization} civilization @param {import("./pieces.js").Island} island */
function cell(scene, civilization, island) {
  const { view, words } = scene;
  const same = (/** @type {import("../engine_types.js").UtopiaGuest} */ guest) =>
    guest.civilization === civilization && guest.island === island;
  const open = view.guests.filter(same).length;
  const taken = view.taken.filter(same);
  const hidden = view.bag[island]?.[civilization] ?? 0;
  const bag = hidden ? words.word("utopia-in-bag", { count: hidden }) : "";
  return html`<span role="cell">${
    open
      ? scene.thing(
          { zone: "guests", civilization, island },
          [words.word("table-guest", { civilization, island }), open > 1 ? `×${open}` : "", bag]
            .filter(Boolean)
            .join(", "),
          html`${Array.from({ length: open }, () => art("guest"))}${dots(hidden)}`,
          `guest ${civilization}`,
        )
      : html`<span class="none" title=${bag || nothing}>${taken.map(({ seat }) => scene.token(seat))}${dots(hidden)}<span class="hidden">${bag || "–"}</span></span>`
  }</span>`;
}

/** @param {number} count */
const dots = (count) =>
  html`<i class="dots" aria-hidden="true" data-letter=${"•".repeat(count)}></i>`;
