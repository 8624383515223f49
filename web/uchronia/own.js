// The viewer's own place at the table, with the Hand.

import { html, nothing } from "lit-html";
import { art, count, materials, orderOf } from "./cards.js";
import { city, head, rows } from "./seat.js";

/** @typedef {import("./cards.js").Scene} Scene */

/** @param {Scene} scene */
export function own(scene) {
  const { view, me } = scene;
  return html`<section class="own zone ${view.turn === me ? "on-turn" : ""}" aria-label=${scene.name(me)} data-seat=${me}>
    ${head(scene, me, nothing)}
    ${rows(scene, me)}
    ${city(scene, me)}
  </section>
  ${hand(scene)}`;
}

/** Cards of one material lie on each other; two of them together give any Order. @param {Scene} scene */
function hand(scene) {
  const { view, me, words } = scene;
  const { hand: cards, hand_size: size } = view.seats[me];
  const name = words.word("zone-hand");
  const backs = Math.min(size, 6);
  return html`<section class="hand zone" data-zone="hand-${me}" aria-label=${name}>
    <h3>${name} <b>${size}</b></h3>
    <div class="stacks">${
      cards === null
        ? Array.from(
            { length: backs },
            () => html`<span class="card back">${art("card-back")}</span>`,
          )
        : materials(scene).map((material) => stack(scene, material, count(cards, material)))
    }</div>
  </section>`;
}

/** @param {Scene} scene @param {import("./cards.js").Material} material @param {number} held */
function stack(scene, material, held) {
  if (!held) return nothing;
  const { words, me } = scene;
  /** @type {import("../engine_types.js").UchroniaThing} */
  const thing = { zone: "hand", seat: me, material };
  const order = words.word(`order-${orderOf(scene, material)}`);
  const name = words.word(`material-${material}`);
  const times = held > 1 ? `×${held}` : "";
  return html`<div class="stack ${material}" .style=${`--held:${Math.min(held, 4)}`}>
    ${scene.thing(
      thing,
      `${name}, ${order} ${times}, ${words.word("zone-hand")}`,
      html`
      <span class="corner" data-letter=${words.word(`letter-${material}`)}></span>${art(material, "large")}
      <span class="name">${name}</span>
      <span class="order">${order}</span>
      ${times ? html`<b class="held" data-letter=${times}></b>` : nothing}`,
      `card ${material}`,
    )}
    ${scene.sets(thing, words.word("table-sets", { material }), html`${art(material)}${art(material)}`)}
  </div>`;
}
