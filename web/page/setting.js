// One of the settings, to be changed.

import { html } from "lit-html";
import { SETTINGS } from "./settings.js";

/** @param {import("./page.js").Page} page @param {keyof typeof SETTINGS} name */
export function setting(page, name) {
  const { words, settings } = page.state;
  const values = /** @type {readonly (string | number | boolean)[]} */ (SETTINGS[name]);
  // an address may name another speed for this visit
  const chosen = name === "speed" ? page.pace.speed : settings[name];
  const title = words.word(`set-${name}`);
  if (typeof chosen === "boolean") {
    return html`<label class="check"><input type="checkbox" name=${name} .checked=${chosen}
      @change=${(/** @type {Event} */ { target }) =>
        target instanceof HTMLInputElement && page.set({ [name]: target.checked })}>
      ${title}</label>`;
  }
  return html`<label>${title}
    <select name=${name} @change=${(/** @type {Event} */ { target }) =>
      target instanceof HTMLSelectElement && page.set({ [name]: values[target.selectedIndex] })}>
      ${values.map(
        (value) => html`<option ?selected=${value === chosen}>
        ${words.word(`set-${name}-${String(value).replace(".", "")}`)}</option>`,
      )}</select></label>`;
}
