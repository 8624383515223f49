// One of the settings, to be changed.

import { html } from "lit-html";
import { SETTINGS } from "./settings.js";

/** @param {import("./page.js").Page} page @param {keyof typeof SETTINGS} name */
export function setting(page, name) {
  const { words } = page;
  const values = /** @type {readonly (string | number | boolean)[]} */ (SETTINGS[name]);
  // an address may name another speed for this visit
  const chosen = name === "speed" ? page.pace.speed : page.settings[name];
  const title = words.word(`set-${name}`);
  if (typeof chosen === "boolean") {
    return html`<label class="check"><input type="checkbox" name=${name} .checked=${chosen}
      @change=${(/** @type {any} */ event) => page.set({ [name]: event.target.checked })}>
      ${title}</label>`;
  }
  return html`<label>${title}
    <select name=${name} @change=${(/** @type {any} */ event) => page.set({ [name]: values[event.target.selectedIndex] })}>
      ${values.map(
        (value) => html`<option ?selected=${value === chosen}>
        ${words.word(`set-${name}-${String(value).replace(".", "")}`)}</option>`,
      )}</select></label>`;
}
