// The games that have a drawn table; a game's own code and looks come when it is played.

import { loadStyle, unloadStyle } from "../page/looks.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../engine_types.js").View} View */
/** @typedef {import("../engine_types.js").Thing} Thing */
/** @typedef {import("../engine_types.js").Move} Move */
/** @typedef {import("../engine_types.js").Event} Event */
/** @typedef {import("../engine_types.js").Card} Card */

/** @typedef {Thing | { zone: string, seat?: number }} Place a thing, or a place that only the page knows */

/**
 * How a game is drawn; what it means is the engine's affair. A game's own knows its own things only.
 *
 * `above`: the others' zones and the shared ones; `below`: the viewer's own; `whole`: a card as large
 * as it gets; `setLabel`: cards that are played together; `shortLabel`: a move of the thing just
 * opened; `zoneOf`: the name of the place in the page where something lies; `travel`: a card that
 * moves; `pops`: where points may arise, and how many did.
 * @template [S=Scene]
 * @template [V=View]
 * @template [T=Thing]
 * @template [M=Move]
 * @template [E=Event]
 * @template [C=Card | Record<string, string>]
 * @typedef {{
 *   above(scene: S): unknown,
 *   below(scene: S): unknown,
 *   whole(scene: S, card: C): unknown,
 *   setLabel(scene: S, target: T | null): unknown,
 *   shortLabel(scene: S, move: M): unknown,
 *   zoneOf(place: Omit<T, "zone"> & { zone: string }): string,
 *   travel(event: E): import("./pace.js").Travel | null,
 *   pops(before: V, after: V): { at: Place, gained: number }[],
 * }} Drawing
 */

/** @type {Record<string, () => Promise<{ drawing: Drawing }>>} a game without one is played at the plain table */
const DRAWN = {
  uchronia: () => import("../uchronia/table.js"),
  utopia: () => import("../utopia/table.js"),
};
/** What of a game can be shown whole, by the argument that names it, the closer first. @type {Record<string, string[]>} */
export const KINDS = {
  uchronia: ["building", "material"],
  utopia: ["district", "civilization", "island"],
  innovation: ["card"],
};

/** @param {string} game */
export const isDrawn = (game) => Object.hasOwn(DRAWN, game);

/** Of a game that has one. @param {string} game */
export async function loadDrawing(game) {
  const [{ drawing }] = await Promise.all([DRAWN[game](), loadStyle(game)]);
  return drawing;
}

/** A game comes into view: the looks of others would reach into its table. @param {string} game */
export function unloadOthers(game) {
  for (const other of Object.keys(DRAWN)) if (other !== game) unloadStyle(other);
}
