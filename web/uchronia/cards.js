// The cards of Uchronia: materials with colour, shape and letter, Buildings with their picture.

import { html, nothing } from "lit-html";
import { picture } from "../table/icon.js";

/** @typedef {import("../engine_types.js").UchroniaMaterialName} Material */
/** @typedef {import("../engine_types.js").UchroniaPrintedMaterial} PrintedMaterial */
/** @typedef {import("../engine_types.js").UchroniaPrintedBuilding} PrintedBuilding */
/** @typedef {import("../engine_types.js").UchroniaView} View */
/** @typedef {import("../engine_types.js").UchroniaPrinted} Printed */
/** @typedef {import("../table/scene.js").Scene<View, Printed>} Scene a table of this game */

/** @param {string} name @param {string} [look] */
export const art = (name, look = "") => picture("uchronia", name, `art ${look}`);

/** The materials in the rulebook's order. @param {Scene} scene */
export const materials = ({ view }) => /** @type {Material[]} */ (Object.keys(view.monopolies));

/** What is printed on a Building. @param {Scene} scene @param {string} building */
export const printedOn = ({ cards }, building) => /** @type {PrintedBuilding} */ (cards[building]);

/** The Order of a material. @param {Scene} scene @param {string} material */
export const orderOf = ({ cards }, material) =>
  /** @type {PrintedMaterial} */ (cards[material]).order;

/**
 * How many of them are like this one.
 * @template T
 * @param {T[]} all
 * @param {T} one
 */
export const count = (all, one) => all.filter((other) => other === one).length;

/**
 * What lies where, for those who do not see it; as in all labels, with the words that are seen.
 * @param {Scene} scene
 * @param {string} material
 * @param {number} count
 * @param {string} place
 */
function cardsLabel({ words }, material, count, place) {
  return `${words.word("table-cards", { material, count })}, ${place}`;
}

/**
 * All cards of a material in a zone, as one chip; an empty place if there are none.
 * @param {Scene} scene
 * @param {import("../engine_types.js").UchroniaThing & { material: Material }} thing
 * @param {number} count
 * @param {string} place the zone's name
 * @param {unknown} [mark]
 */
export function chip(scene, thing, count, place, mark = nothing) {
  const { material } = thing;
  if (!count)
    return html`<span class="chip none ${material}${mark === nothing ? "" : " marked"}">${mark}</span>`;
  return scene.thing(
    thing,
    cardsLabel(scene, material, count, place),
    html`${art(material)}<b>${count}</b>${mark}`,
    `chip ${material}${mark === nothing ? "" : " marked"}`,
  );
}

/**
 * A Building's face, as large as its place.
 * @param {Scene} scene
 * @param {string} building
 */
export function buildingFace(scene, building) {
  const { words } = scene;
  const { material, cost } = printedOn(scene, building);
  const name = words.word(`building-${building}`);
  // a long word fits a narrow card only in smaller letters
  const long = name.split(/[\s-]/).some((word) => word.length > 9);
  return html`${art(`building-${building}`, "scene")}
    <span class="name ${long ? "long" : ""}">${name}</span>
    <span class="cost">${art(material)}<b data-letter=${cost}></b></span>`;
}

/** @param {Scene} scene @param {string} building */
export function buildingLabel(scene, building) {
  const { words } = scene;
  const { material, cost } = printedOn(scene, building);
  return `${words.word(`building-${building}`)}, ${words.word("table-cards", { material, count: cost })}`;
}

/**
 * A card shown whole.
 * @param {Scene} scene
 * @param {{ building?: string, material?: string }} card
 */
export function whole(scene, { building, material }) {
  const { words } = scene;
  if (building) {
    const facts = printedOn(scene, building);
    return html`<div class="face ${facts.material}">${art(`building-${building}`, "scene")}</div>
      <h2>${words.word(`building-${building}`)}</h2>
      <p class="facts">${art(facts.material)} ${words.word("table-cost", facts)}</p>
      <p>${words.word(`text-${building}`)}</p>
      <p class="status">${words.word(facts.original ? "table-original" : "table-rulebook")}</p>`;
  }
  const order = orderOf(scene, String(material));
  return html`<div class="face ${material}">${art(String(material), "large")}${art(`order-${order}`, "large")}</div>
    <h2>${words.word(`material-${material}`)} · ${words.word(`order-${order}`)}</h2>
    <p>${words.word(`text-${material}`)}</p>`;
}
