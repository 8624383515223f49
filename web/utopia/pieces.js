// The pieces of Utopia: civilizations by shape, letter and colour, princes by player.

import { html, nothing } from "lit-html";
import { picture } from "../table/icon.js";

/** @typedef {import("../engine_types.js").UtopiaCivilization} Civilization */
/** @typedef {import("../engine_types.js").UtopiaIsland} Island */
/** @typedef {import("../engine_types.js").UtopiaView} View */
/** @typedef {import("../engine_types.js").UtopiaPrinted} Printed */
/** @typedef {import("../table/scene.js").Scene<View, Printed>} Scene a table of this game */

/** @param {string} name @param {string} [look] */
export const art = (name, look = "") => picture("utopia", name, `art ${look}`);

/** The civilizations in the rulebook's order. @param {Scene} scene */
export const civilizations = ({ view }) =>
  /** @type {Civilization[]} */ (Object.keys(view.monuments_left));

/** The islands of the board. @param {Scene} scene */
export const islands = ({ board }) => /** @type {Island[]} */ (Object.keys(board.islands));

/** A civilization's sign. @param {Scene} scene @param {string} civilization */
export const sign = ({ words }, civilization) => html`<span class="sign ${civilization}"
  data-letter=${words.word(`letter-${civilization}`)}>${art(civilization)}</span>`;

/** A player's mark on the map. It is no text: what lies there is said in the words of the place. @param {number} seat */
export const mark = (seat) => html`<span class="token" data-letter=${seat + 1}></span>`;

/** A sign with how many; a single one needs no number. @param {Scene} scene @param {string} civilization @param {number} count @param {number} [least] */
export const counted = (scene, civilization, count, least = 2) =>
  html`<span class="counted">${sign(scene, civilization)}${count < least ? nothing : html`<b data-letter=${count}></b>`}</span>`;

/**
 * The princes of one player, somewhere; where many gather only how many they are is seen.
 * @param {Scene} scene
 * @param {number} seat
 * @param {{ civilization: string, count: number }[]} princes
 */
export function troop(scene, seat, princes) {
  return html`<span class="troop ${seat === scene.me ? "mine" : ""}">${mark(seat)}${princes.map(
    ({ civilization, count }) => counted(scene, civilization, count),
  )}
    <b class="sum" data-letter=${princes.reduce((sum, { count }) => sum + count, 0)}></b></span>`;
}
