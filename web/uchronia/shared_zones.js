// What all share: Forum, Great Works, piles, Monopolies.

import { html, nothing } from "lit-html";
import { art, buildingFace, buildingLabel, chip, count, materials, printedOn } from "./cards.js";

/** @typedef {import("./cards.js").Scene} Scene */

/** @param {Scene} scene */
export function forum(scene) {
  const { view, words } = scene;
  const name = words.word("zone-forum");
  return html`<section class="forum zone" data-zone="forum" aria-label=${name}>
    <h3>${name}</h3>
    <div class="piles">${materials(scene).map((material) =>
      chip(scene, { zone: "forum", material }, count(view.forum, material), name),
    )}</div>
  </section>`;
}

/** @param {Scene} scene */
export function greatWorks(scene) {
  const { view, words } = scene;
  return html`<section class="works zone" data-zone="works" aria-label=${words.word("zone-works")}>
    <h3>${words.word("zone-works")}</h3>
    <div class="cards">${view.works.map((building) =>
      scene.thing(
        { zone: "works", building },
        buildingLabel(scene, building),
        buildingFace(scene, building),
        `building ${printedOn(scene, building).material}`,
      ),
    )}</div>
  </section>`;
}

/** @param {Scene} scene */
export function piles(scene) {
  const { view, words } = scene;
  /** @param {string} name @param {number} size */
  const label = (name, size) =>
    words.word("colon", {
      left: words.word(`zone-${name}`),
      right: words.word("table-pile", { count: size }),
    });
  /** @param {string} name @param {number} size @param {unknown} picture */
  const content = (name, size, picture) =>
    html`${picture}<small>${words.word(`zone-${name}`)}</small> <b>${size}</b>`;
  /** @param {string} zone @param {string} name @param {number} size @param {unknown} picture */
  const pile = (zone, name, size, picture) => html`<span class="pile" data-zone=${zone} role="img"
    aria-label=${label(name, size)} title=${words.word(`zone-${name}`)}>${content(name, size, picture)}</span>`;
  return html`<section class="stacks zone" aria-label=${words.word("table-piles")}>
    <span data-zone="pile">${scene.thing(
      { zone: "pile" },
      label("pile", view.pile),
      content("pile", view.pile, art("card-back")),
      "pile",
    )}</span>
    ${pile("discard", "discard", view.discard.length, art("card-back", "faded"))}
    ${pile("works_pile", "works-pile", view.works_pile, art("works-back"))}
  </section>`;
}

/** @param {Scene} scene */
export function monopolies(scene) {
  const { view, words } = scene;
  return html`<section class="monopolies zone" aria-label=${words.word("zone-monopolies")}>
    <h3>${words.word("zone-monopolies")}</h3>
    <div class="seals">${materials(scene).map((material) => {
      const seat = view.monopolies[material];
      const label =
        seat === null
          ? words.word("table-nobody", { material })
          : words.word("table-holder", { material, seat });
      return html`<span class="seal ${material}" data-zone="monopoly-${material}" role="img" aria-label=${label}
        title=${label}>${art("monopoly", "wreath")}${art(material)}${seat === null ? nothing : scene.token(seat)}</span>`;
    })}</div>
  </section>`;
}
