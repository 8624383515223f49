// The page around the table: header, notices, and what is in the middle.

import { html, nothing, render } from "lit-html";
import { plainTable, promptText } from "./plain_table.js";
import { startScreen } from "./start_screen.js";
import { troublePanel } from "./trouble.js";
import { LANGUAGES } from "./words.js";

/** @typedef {import("./page.js").Page} Page */

/** @param {Page} page */
export function draw(page) {
  const { words } = page;
  document.documentElement.lang = words.language;
  const game = page.sitting?.state?.view.game;
  document.title = game ? `${page.games[game].title} – Polis` : "Polis";
  const place = /** @type {HTMLElement} */ (document.getElementById("page"));
  render(html`
    <header>
      <h1><a href="./" @click=${(/** @type {Event} */ event) => {
        event.preventDefault();
        page.toStart();
      }}>Polis</a></h1>
      <label class="language"><span>${words.word("page-language")}</span>
        <select @change=${(/** @type {any} */ event) => page.speak(event.target.value)}>
          ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}
            ?selected=${code === words.language}>${name}</option>`)}
        </select></label>
      ${page.offline.isReady ? html`<p class="ready" data-offline>${words.word("page-offline")}</p>` : nothing}
    </header>
    ${loading(page)}
    ${page.offline.waiting ? html`<div class="notice" role="status" data-update>
      <span>${words.word("page-update")}</span>
      <button type="button" @click=${() => page.update()}>${words.word("page-update-now")}</button>
    </div>` : nothing}
    ${page.notices.map((notice) => html`<div class="notice" role="status">
      <span>${words.say(notice)}</span>
      <button type="button" @click=${() => page.dismiss(notice)}>${words.word("page-dismiss")}</button>
    </div>`)}
    <main id="main">${middle(page)}</main>
    <p class="announcement" role="status" aria-live="polite">${announcement(page)}</p>`, place);
  for (const id of ["unpainted", "unstarted"]) document.getElementById(id)?.remove();
}

/**
 * What a screen reader tells when it changes: what is asked now, and of whom.
 * @param {Page} page
 */
function announcement({ sitting, words }) {
  if (!sitting || sitting.elsewhere) return "";
  const seat = sitting.curtain;
  return seat === null ? promptText(sitting, words) : words.word("page-curtain", { seat });
}

/** @param {Page} page */
function middle(page) {
  const { words, sitting } = page;
  if (page.trouble) {
    const deeds = { retry: () => page.retry(), copied: page.copied, copy: () => page.copyReport() };
    return troublePanel(page.trouble, words, deeds);
  }
  if (!sitting) return startScreen(page.start, words, page.deeds);
  if (sitting.elsewhere) return elsewhere(page);
  if (sitting.curtain !== null) return curtain(page, sitting.curtain);
  return html`${tools(page, sitting)}${plainTable(sitting, words)}`;
}

/** @param {Page} page */
function loading({ stage, words, engine, trouble }) {
  if (engine.isReady || trouble) return nothing;
  const name = words.word(`stage-${stage.stage}`);
  const share = stage.stage === "fetch" ? stage.loaded / Math.max(stage.total, 1) : 1;
  const size = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  const detail = stage.stage === "fetch"
    ? words.word("page-bytes", { loaded: size.format(stage.loaded / 1e6), total: size.format(stage.total / 1e6) })
    : "";
  return html`<section class="loading" aria-label=${words.word("page-loading")}>
    <label for="loading">${name} ${detail}</label>
    <progress id="loading" max="1" .value=${share}></progress></section>`;
}

/**
 * @param {Page} page
 * @param {import("./sitting.js").Sitting} sitting
 */
function tools(page, sitting) {
  const { words } = page;
  const idle = sitting.begun && !sitting.busy && !sitting.thinking;
  const mine = Boolean(sitting.state?.decision.moves.length);
  /** @param {string} id @param {boolean} can @param {() => void} deed */
  const tool = (id, can, deed) => html`<button type="button" data-tool=${id} ?disabled=${!can}
    @click=${deed}>${words.word(`page-${id}`)}</button>`;
  return html`<nav class="tools" aria-label=${words.word("page-tools")}>
    ${tool("undo", idle && sitting.state?.undo, () => sitting.back("undo"))}
    ${tool("redo", idle && sitting.state?.redo, () => sitting.back("redo"))}
    ${tool("hint", idle && mine, () => sitting.advise())}
    ${tool("export", sitting.begun, () => page.exportGame())}
    ${tool("share", sitting.begun, () => page.share())}
    ${tool("restart", sitting.begun, () => page.startAgain())}
  </nav>`;
}

/** @param {Page} page */
function elsewhere(page) {
  const { words } = page;
  return html`<section class="curtain" aria-labelledby="elsewhere-heading" data-elsewhere>
    <h2 id="elsewhere-heading">${words.word("page-elsewhere")}</h2>
    <p><button type="button" class="main" @click=${() => page.takeBack()}>${words.word("page-take-back")}</button></p>
  </section>`;
}

/**
 * @param {Page} page
 * @param {number} seat
 */
function curtain({ words, sitting }, seat) {
  return html`<section class="curtain" aria-labelledby="curtain-heading" data-curtain>
    <h2 id="curtain-heading" data-prompt tabindex="-1">${words.word("page-curtain", { seat })}</h2>
    <p><button type="button" class="main" data-arrive @click=${() => sitting?.arrive()}>
      ${words.word("page-arrive", { seat })}</button></p>
  </section>`;
}
