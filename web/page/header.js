// The top of the page: the name, the tools of a table, the language.

import { html, nothing } from "lit-html";
import { icon } from "../table/icon.js";
import { LANGUAGES } from "../parts.js";

/** @typedef {import("./page.js").Page} Page */

/** @param {Page} page @param {boolean} isPlaying whether a table is in view */
export function header(page, isPlaying) {
  const { words, session, offline } = page.state;
  return html`<header class="top">
    <h1><a href="./" target=${page.isFrame ? "_blank" : nothing} @click=${(
      /** @type {Event} */ event,
    ) => {
      event.preventDefault();
      page.toStart();
    }}>Polis</a></h1>
    ${
      offline.isReady
        ? html`<p class="ready" data-offline title=${words.word("page-offline")}>
      <span>${words.word("page-offline")}</span></p>`
        : nothing
    }
    ${isPlaying && session ? tools(page, session) : language(page, "language")}
  </header>`;
}

/** @param {Page} page @param {string} look */
export function language(page, look) {
  const { words } = page;
  return html`<label class=${look}><span>${words.word("page-language")}</span>
    <select name="language" @change=${(/** @type {Event} */ { target }) =>
      target instanceof HTMLSelectElement && page.speak(target.value)}>
      ${Object.entries(LANGUAGES).map(
        ([code, name]) => html`<option value=${code} lang=${code}
        ?selected=${code === words.language}>${name}</option>`,
      )}
    </select></label>`;
}

/**
 * @param {Page} page
 * @param {import("./table_session.js").TableSession} session
 */
function tools(page, session) {
  const { words } = page;
  /** @param {string} id @param {string} picture @param {boolean} can @param {() => unknown} deed */
  const tool = (
    id,
    picture,
    can,
    deed,
  ) => html`<button type="button" class="icon" data-tool=${id} title=${words.word(`page-${id}`)}
    aria-label=${words.word(`page-${id}`)} ?disabled=${!can} @click=${deed}>${icon(picture)}</button>`;
  return html`<nav class="tools" aria-label=${words.word("page-tools")}>
    ${tool("undo", "undo", session.mayTakeBack, () => session.back("undo"))}
    ${tool("redo", "redo", session.mayTakeBack, () => session.back("redo"))}
    ${tool("restart-turn", "restart", session.mayTakeBack, () => session.back("restart"))}
    ${tool("hint", "hint", session.mayAsk, () => session.advise())}
    ${tool("log", "log", true, () => page.show("log"))}
    ${tool("rules", "rules", true, () => page.show("rules"))}
    ${tool("menu", "menu", true, () => page.show("menu"))}
  </nav>`;
}
