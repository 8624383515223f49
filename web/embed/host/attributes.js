// Reads what an author says by attributes and style.

import { APPEARANCE, COLOURS } from "../vocabulary.js";

/**
 * The values of those attributes that are there.
 * @param {HTMLElement} table
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
export function given(table, names) {
  const there = names.filter((name) => table.hasAttribute(name));
  return Object.fromEntries(
    there.map((name) => [name, /** @type {string} */ (table.getAttribute(name))]),
  );
}

/** Language, theme and colours. @param {HTMLElement} table */
export function appearanceOf(table) {
  const style = getComputedStyle(table);
  const colours = Object.fromEntries(
    Object.keys(COLOURS).map((name) => [name, style.getPropertyValue(`--polis-${name}`).trim()]),
  );
  return { ...given(table, APPEARANCE), colours };
}
