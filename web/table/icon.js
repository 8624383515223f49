// Drawn pictures, by name, from the sprites in static/art.

import { html } from "lit-html";
import { FOLDER } from "../page/policy.js";

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
  const path = new URL(FOLDER).pathname;
  return html`<svg class=${look} aria-hidden="true"><use href="${path}static/art/${sprite}.svg#${name}"></use></svg>`;
}
