// The games that have a drawn table; a game's own code and looks come when it is played.

import { unloadStyle, loadStyle } from "../page/looks.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./choices.js").Thing} Thing */

/**
 * @typedef {object} Drawing how a game is drawn; what it means is the engine's affair
 * @property {(scene: Scene) => any} above the others' zones and the shared ones
 * @property {(scene: Scene) => any} below the viewer's own zones
 * @property {(scene: Scene, card: any) => any} whole a card as large as it gets
 * @property {(scene: Scene, target: any) => any} setLabel cards that are played together
 * @property {(scene: Scene, move: any) => any} shortLabel a move of the thing just opened
 * @property {(thing: Thing) => string} zoneOf the name of the place in the page where a thing lies
 * @property {(event: any) => import("./pace.js").Travel | null} travel a card that moves
 * @property {(before: any, after: any) => { at: Thing, gained: number }[]} pops where points may arise, and how many did
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
  const [{ drawing }] = await Promise.all([DRAWN[game](), dress(game)]);
  return drawing;
}

let dressed = "";

/** A game's looks, instead of those of another. @param {string} game */
async function dress(game) {
  const other = dressed;
  dressed = game;
  await loadStyle(game);
  if (other && other !== game) await unloadStyle(other);
}
