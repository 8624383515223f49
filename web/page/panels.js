// What opens over the table: log, rules, menu, settings, keys, about.

// The page is there already. Naming it here keeps it in one chunk, instead of one for each set of users.
import "./page.js";

import { html, nothing } from "lit-html";
import { isDrawn } from "../table/drawing.js";
import { icon } from "../table/icon.js";
import { keySheet } from "../table/key_sheet.js";
import { story } from "../table/log.js";
import { Scene } from "../table/scene.js";
import { VERSION } from "../parts.js";
import { startAgain } from "./another_game.js";
import { embedCode, openEmbed } from "./embed_code.js";
import { rulesDrawer } from "./rules.js";
import { exportGame } from "./saved_files.js";
import { share } from "./sharing.js";
import { language } from "./header.js";
import { setting } from "./setting.js";
import { SETTINGS } from "./settings.js";

export { loadRules } from "./rules.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./store.js").Panel} Panel */

/** @type {Record<Panel, (page: Page) => unknown>} */
const PANELS = {
  log: (page) => (page.session?.shown ? story(new Scene(page, page.session)) : nothing),
  rules: rulesDrawer,
  menu,
  settings,
  keys: ({ words }) => keySheet(words),
  embed: embedCode,
  about,
};

/** @param {Page} page @param {Panel} panel the one that is open */
export function panels(page, panel) {
  const { words } = page;
  return html`<dialog class="panel ${panel}" data-panel=${panel} aria-labelledby="panel-heading"
    @close=${() => page.state.panel === panel && page.show(null)}
    @click=${(/** @type {Event} */ { target }) => target instanceof HTMLDialogElement && page.show(null)}>
    <header><h2 id="panel-heading">${words.word(`page-${panel}`)}</h2>
      <button type="button" class="icon" data-close aria-label=${words.word("page-dismiss")}
        @click=${() => page.show(null)}>${icon("close")}</button></header>
    <div class="body ${panel === "log" ? "scroll" : ""}" tabindex="0" role="region" aria-labelledby="panel-heading">${PANELS[panel](page)}</div>
  </dialog>`;
}

/** @param {Page} page */
function menu(page) {
  const { words, session } = page;
  /** @param {string} id @param {string} picture @param {() => unknown} deed @param {boolean} [can] */
  const item = (
    id,
    picture,
    deed,
    can = true,
  ) => html`<li><button type="button" data-tool=${id} ?disabled=${!can}
    @click=${() => {
      page.show(null);
      deed();
    }}>${icon(picture)}${words.word(`page-${id}`)}</button></li>`;
  return html`<ul class="menu">
    ${item("replay", "play", () => session?.lookBack(0), Boolean(session?.record?.moves.length))}
    ${item("share", "link", () => share(page), session?.hasBegun)}
    ${page.isFrame ? nothing : item("export", "download", () => exportGame(page), session?.hasBegun)}
    ${item("embed", "branch", () => openEmbed(page, "position"), session?.hasBegun)}
    ${item("restart", "restart", () => startAgain(page), session?.hasBegun)}
    ${page.isFrame ? nothing : item("new", "more", () => page.toStart())}
    ${item("settings", "settings", () => page.show("settings"))}
    ${item("keys", "question", () => page.show("keys"))}
    ${item("about", "about", () => page.show("about"))}
  </ul>`;
}

/** @param {Page} page */
function settings(page) {
  const all = /** @type {(keyof typeof SETTINGS)[]} */ (Object.keys(SETTINGS));
  const drawn = isDrawn(page.session?.state?.view.game ?? page.state.start.game);
  const names = all.filter((name) => drawn || !["table", "speed"].includes(name)); // else there is nothing to choose
  return html`<div class="settings">${language(page, "")}${names.map((name) => setting(page, name))}</div>`;
}

/** @param {Page} page */
function about({ words, isFrame }) {
  return html`<p>${words.word("about-what")}</p>
    <p><b>${words.word("about-fan")}</b></p>
    <p>${words.word("about-credits")}</p>
    <p>${words.word("about-licence")} <a href="licences.txt" target=${isFrame ? "_blank" : nothing} rel="noopener">licences.txt</a></p>
    <p class="note">${words.word("about-version", { version: VERSION })}</p>`;
}
