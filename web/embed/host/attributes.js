// Reads what an author says by attributes and style.

export const CONTENT_ATTRIBUTES = ["game", "position", "record", "lesson", "puzzle", "seats"];
export const APPEARANCE_ATTRIBUTES = ["lang", "theme"];
const COLOUR_NAMES = ["accent", "paper", "ink"];

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
    COLOUR_NAMES.map((name) => [name, style.getPropertyValue(`--polis-${name}`).trim()]),
  );
  return { ...given(table, APPEARANCE_ATTRIBUTES), colours };
}
