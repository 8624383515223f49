// What the player has chosen for good, kept in this browser. Damaged or unknown values are defaults.

import { REMEMBERED, remember, remembered } from "./remembered.js";

/** For each setting its values, the default first. */
export const SETTINGS = {
  table: ["drawn", "plain"],
  speed: [1, 0, 0.5, 2, "step"],
  theme: ["auto", "light", "dark"],
  confirm: [false, true],
  chances: [false, true],
  sound: [false, true],
};

/** @typedef {{ table: string, speed: number | "step", theme: string, confirm: boolean, chances: boolean,
 *   sound: boolean }} Settings */

/** @returns {Settings} */
export function readSettings() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = Object(JSON.parse(remembered(REMEMBERED.settings) ?? "{}"));
  } catch {
    // what storage holds may be anything
  }
  const chosen = Object.entries(SETTINGS).map(([name, values]) => [
    name,
    values.includes(/** @type {never} */ (kept[name])) ? kept[name] : values[0],
  ]);
  return Object.fromEntries(chosen);
}

/** @param {Settings} settings */
export function keepSettings(settings) {
  remember(REMEMBERED.settings, JSON.stringify(settings));
}

/** Light, dark or as the system has it. @param {string} theme */
export function applyTheme(theme) {
  document.documentElement.style.colorScheme = theme === "auto" ? "" : theme;
}
