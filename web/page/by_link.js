// Play by link: the one asked sits at another device and is sent the game.

import { html } from "lit-html";
import { icon } from "../table/icon.js";
import { copy } from "./sharing.js";

/**
 * @param {import("./page.js").Page} page
 * @param {import("./table_session.js").TableSession} session
 */
export function byLink(page, session) {
  const { words, link } = page.state;
  const seat = session.present.is === "away" ? session.present.seat : null;
  return html`<section class="prompt by-link" aria-labelledby="prompt-heading" data-away>
    <h2 id="prompt-heading" data-prompt tabindex="-1">${words.word("page-away", { seat })}</h2>
    <p><input readonly aria-label=${words.word("page-away-link")} data-link .value=${link ?? ""}>
      <button type="button" class="main" @click=${() => link && copy(page, link, "page-away-copied")}>
        ${icon("link")}${words.word("page-away-copy")}</button></p>
    <p class="note">${words.word("page-away-trust")}</p>
  </section>`;
}
