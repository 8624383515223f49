// When something fails to load: what it was, another try, and a report to copy.

import { html, nothing } from "lit-html";
import { VERSION } from "../parts.js";

/** @param {import("./page.js").Page} page */
export function troublePanel(page) {
  const { words, trouble } = page.state;
  const { part, how, isReported } = trouble ?? {};
  return html`
    <section class="trouble" role="alert" aria-labelledby="trouble-heading" data-trouble>
      <h2 id="trouble-heading">${words.word("page-trouble")}</h2>
      <p>${words.word("page-trouble-part", { part, how })}</p>
      <p><button type="button" class="main" data-retry @click=${() => page.retry()}>${words.word("page-retry")}</button>
        <button type="button" @click=${() => page.copyReport()}>${words.word("page-report")}</button>
        ${isReported ? html`<span role="status">${words.word("page-copied")}</span>` : nothing}</p>
    </section>`;
}

/**
 * Everything somebody needs to find the fault: versions and the game, nothing about the player.
 * @param {{ part: string, how: string } | null} trouble
 * @param {import("../engine_types.js").GameRecord | null} record
 */
export function report(trouble, record) {
  return JSON.stringify({ polis: VERSION, browser: navigator.userAgent, trouble, record }, null, 1);
}
