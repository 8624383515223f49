// What each key does, for those who ask with "?".

import { html } from "lit-html";

const KEYS = {
  Tab: "page-key-tab",
  Enter: "page-key-enter",
  "← ↑ → ↓": "page-key-arrows",
  Z: "page-key-zoom",
  "1 … 9": "page-key-number",
  U: "page-undo",
  R: "page-redo",
  T: "page-restart-turn",
  H: "page-hint",
  L: "page-log",
  B: "page-rules",
  N: "page-step",
  Esc: "page-key-escape",
  "?": "page-keys",
};

/** @param {import("../page/words.js").Words} words */
export const keySheet = (words) =>
  html`<dl class="keys">${Object.entries(KEYS).map(
    ([key, id]) => html`
  <div><dt><kbd>${key}</kbd></dt><dd>${words.word(id)}</dd></div>`,
  )}</dl>`;
