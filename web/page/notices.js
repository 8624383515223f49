// What the page tells above the table: how far the engine has come, a new version, messages.

import { html, nothing } from "lit-html";
import { icon } from "../table/icon.js";
import { startAgain } from "./another_game.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./words.js").Message} Message */

/** @param {Page} page */
export function notices(page) {
  const { words, offline, notices: told } = page.state;
  return html`<div class="notices">${loading(page)}
    ${
      offline.hasUpdate
        ? html`<div class="notice" role="status" data-update>
      <span>${words.word("page-update")}</span>
      <button type="button" @click=${() => page.update()}>${words.word("page-update-now")}</button>
    </div>`
        : nothing
    }
    ${told.map((message) => notice(page, message))}</div>`;
}

/** @param {Page} page @param {Message} message */
function notice(page, message) {
  const { words } = page;
  return html`<div class="notice" role="status">
    <span>${words.say(message)}</span>
    ${
      message.id === "page-resumed"
        ? html`<button type="button" data-tool="restart" @click=${() => startAgain(page)}>${words.word("page-restart")}</button>`
        : nothing
    }
    <button type="button" class="icon" aria-label=${words.word("page-dismiss")}
      @click=${() => page.store.dismiss(message)}>${icon("close")}</button>
  </div>`;
}

/** @param {Page} page */
function loading({ state: { engine, words, trouble } }) {
  if (engine.is !== "loading" || trouble) return nothing;
  const isFetched = engine.stage !== "fetch";
  const share = isFetched ? 1 : engine.loaded / Math.max(engine.total, 1);
  const size = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  const detail = isFetched
    ? ""
    : words.word("page-bytes", {
        loaded: size.format(engine.loaded / 1e6),
        total: size.format(engine.total / 1e6),
      });
  return html`<section class="loading" aria-label=${words.word("page-loading")}>
    <label for="loading">${words.word(`stage-${engine.stage}`)} ${detail}</label>
    <progress id="loading" max="1" .value=${share}></progress></section>`;
}
