// The cards of Uchronia: materials with colour, shape and letter, Buildings with their picture.

import { html, nothing } from "lit-html";
import { picture } from "../table/icon.js";

/** @typedef {import("../table/scene.js").Scene} Scene */

/** @param {string} name @param {string} [look] */
export const art = (name, look = "") => picture("uchronia", name, `art ${look}`);

/** The materials in the rulebook's order. @param {Scene} scene @returns {string[]} */
export const materials = ({ view }) => Object.keys(view.monopolies);

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
export function cardsLabel({ words }, material, count, place) {
  return `${words.word("table-cards", { material, count })}, ${place}`;
}

/**
 * All cards of a material in a zone, as one chip; an empty place if there are none.
 * @param {Scene} scene
 * @param {import("../table/choices.js").Thing & { material: string }} thing
 * @param {number} count
 * @param {string} place the zone's name
 * @param {any} [mark]
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
export function buildingFace({ words, cards }, building) {
  const { material, cost } = cards[building];
  const name = words.word(`building-${building}`);
  // a long word fits a narrow card only in smaller letters
  const long = name.split(/[\s-]/).some((word) => word.length > 9);
  return html`${art(`building-${building}`, "scene")}
    <span class="name ${long ? "long" : ""}">${name}</span>
    <span class="cost">${art(material)}<b data-letter=${cost}></b></span>`;
}

/** @param {Scene} scene @param {string} building */
export function buildingLabel({ words, cards }, building) {
  const { material, cost } = cards[building];
  return `${words.word(`building-${building}`)}, ${words.word("table-cards", { material, count: cost })}`;
}

/**
 * A card shown whole.
 * @param {Scene} scene
 * @param {{ building?: string, material?: string }} card
 */
export function whole(scene, { building, material }) {
  const { words, cards } = scene;
  if (building) {
    const facts = cards[building];
    return html`<div class="face ${facts.material}">${art(`building-${building}`, "scene")}</div>
      <h2>${words.word(`building-${building}`)}</h2>
      <p class="facts">${art(facts.material)} ${words.word("table-cost", facts)}</p>
      <p>${words.word(`text-${building}`)}</p>
      <p class="status">${words.word(facts.original ? "table-original" : "table-rulebook")}</p>`;
  }
  const { order } = cards[String(material)];
  return html`<div class="face ${material}">${art(String(material), "large")}${art(`order-${order}`, "large")}</div>
    <h2>${words.word(`material-${material}`)} · ${words.word(`order-${order}`)}</h2>
    <p>${words.word(`text-${material}`)}</p>`;
}
