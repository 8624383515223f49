// What each key does, for those who ask with "?".

import { html } from "lit-html";
import { KEYS } from "./keys.js";

/** @param {import("../page/words.js").Words} words */
export const keySheet = (words) =>
  html`<dl class="keys">${KEYS.map(
    ({ shown, says }) => html`
  <div><dt><kbd>${shown}</kbd></dt><dd>${words.word(says)}</dd></div>`,
  )}</dl>`;
