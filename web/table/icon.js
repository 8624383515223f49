// Drawn pictures, by name, from the sprites in static/art.

import { html } from "lit-html";
import { FOLDER } from "../page/policy.js";

/** @type {Set<string>} the sprites that are in the page, or on their way */
const sprites = new Set();

/**
 * @param {string} name
 * @param {string} [look]
 */
export const icon = (name, look = "") => picture("icons", name, `icon ${look}`);

/**
 * @param {string} sprite a file in static/art
 * @param {string} name
 * @param {string} look
 */
export function picture(sprite, name, look) {
  if (!sprites.has(sprite)) bring(sprite);
  return html`<svg class=${look} aria-hidden="true"><use href="#${sprite}-${name}"></use></svg>`;
}

/**
 * Puts a sprite into the page: one that stays in its file is asked for and built anew by browsers
 * whenever a picture of it comes to the table.
 * @param {string} sprite
 */
function bring(sprite) {
  sprites.add(sprite);
  const request = new XMLHttpRequest();
  request.open("GET", `${FOLDER}static/art/${sprite}.svg`);
  request.responseType = "document";
  request.onload = () => document.body.append(request.responseXML?.querySelector("svg") ?? "");
  request.send();
}
