// The page around the table: header, notices, and what is in the middle.

import { html, nothing, render } from "lit-html";
import { drawnTable } from "../table/drawn_table.js";
import { icon } from "../table/icon.js";
import { bringForward } from "./forward.js";
import { loadLater } from "./in_time.js";
import { promptText } from "./prompt_text.js";
import { troublePanel } from "./trouble.js";
import { LANGUAGES } from "./words.js";

/** @typedef {import("./page.js").Page} Page */

/** @param {Page} page */
export function draw(page) {
  const { words, sitting } = page;
  const root = document.documentElement;
  // said again, it would have every element's style worked out anew
  if (root.lang !== words.language) root.lang = words.language;
  const game = sitting?.state?.view.game;
  document.title = game ? `${page.games[game].title} – Polis` : "Polis";
  const place = /** @type {HTMLElement} */ (document.getElementById("page"));
  const playing = isPlaying(page);
  const drawn = playing && page.drawing !== null;
  place.className = drawn ? "drawn" : playing ? "plain" : "start";
  root.classList.toggle("at-table", drawn);
  render(
    html`
    <header class="top">
      <h1><a href="./" target=${page.embedded ? "_blank" : nothing} @click=${(
        /** @type {Event} */ event,
      ) => {
        event.preventDefault();
        page.toStart();
      }}>Polis</a></h1>
      ${
        page.offline?.isReady
          ? html`<p class="ready" data-offline title=${words.word("page-offline")}>
        <span>${words.word("page-offline")}</span></p>`
          : nothing
      }
      ${playing && sitting ? tools(page, sitting) : language(page, "language")}
    </header>
    <div class="notices">${loading(page)}
      ${
        page.offline?.waiting
          ? html`<div class="notice" role="status" data-update>
        <span>${words.word("page-update")}</span>
        <button type="button" @click=${() => page.update()}>${words.word("page-update-now")}</button>
      </div>`
          : nothing
      }
      ${page.notices.map(
        (notice) => html`<div class="notice" role="status">
        <span>${words.say(notice)}</span>
        ${
          notice.id === "page-resumed"
            ? html`<button type="button" data-tool="restart" @click=${() =>
                loadLater().then(({ startAgain }) =>
                  startAgain(page),
                )}>${words.word("page-restart")}</button>`
            : nothing
        }
        <button type="button" class="icon" aria-label=${words.word("page-dismiss")}
          @click=${() => page.dismiss(notice)}>${icon("close")}</button>
      </div>`,
      )}</div>
    <main id="main">${middle(page)}</main>
    ${page.panel ? (page.later?.panels(page) ?? nothing) : nothing}
    <p class="announcement" role="status" aria-live="polite">${announcement(page)}</p>`,
    place,
  );
  for (const id of ["unpainted", "unstarted"]) document.getElementById(id)?.remove();
  bringForward();
  if (!page.later && !page.partIsMissing && needsLater(page)) page.fetchLater();
}

/** @param {Page} page */
function needsLater({ panel, sitting, drawing, touch }) {
  const { lesson, puzzle } = sitting?.state ?? {};
  return Boolean(
    panel ||
      (sitting && !drawing) ||
      lesson ||
      puzzle ||
      sitting?.past ||
      sitting?.state?.view.over ||
      sitting?.hint ||
      touch.zoomed ||
      (sitting && sitting.away !== null),
  );
}

/** Whether a table is in view. @param {Page} page */
export function isPlaying({ sitting, trouble }) {
  return Boolean(!trouble && sitting?.state && !sitting.elsewhere && sitting.curtain === null);
}

/** @param {Page} page @param {string} look */
export function language(page, look) {
  const { words } = page;
  return html`<label class=${look}><span>${words.word("page-language")}</span>
    <select name="language" @change=${(/** @type {any} */ event) => page.speak(event.target.value)}>
      ${Object.entries(LANGUAGES).map(
        ([code, name]) => html`<option value=${code} lang=${code}
        ?selected=${code === words.language}>${name}</option>`,
      )}
    </select></label>`;
}

/**
 * What a screen reader tells when it changes: what happened last, then what is asked, and of whom.
 * @param {Page} page
 */
function announcement({ sitting, words }) {
  if (!sitting || sitting.elsewhere) return "";
  const seat = sitting.curtain;
  if (seat !== null) return words.word("page-curtain", { seat });
  const last = sitting.log.at(-1)?.move;
  const news = sitting.log.filter(({ move }) => last && move === last).slice(0, 6);
  return [...news.map(({ said }) => words.say(said)), promptText(sitting, words)].join(" ");
}

/** @param {Page} page */
function middle(page) {
  const { sitting } = page;
  if (page.trouble) return troublePanel(page);
  if (!sitting) return page.empty;
  if (sitting.elsewhere) return elsewhere(page);
  if (sitting.curtain !== null) return curtain(page, sitting.curtain);
  if (!sitting.shown) return nothing;
  return page.drawing ? drawnTable(page, sitting) : page.later?.plainTable(page, sitting);
}

/** @param {Page} page */
function loading({ stage, words, engine, trouble, asleep }) {
  if (engine.isReady || trouble || asleep) return nothing;
  const name = words.word(`stage-${stage.stage}`);
  const share = stage.stage === "fetch" ? stage.loaded / Math.max(stage.total, 1) : 1;
  const size = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  const detail =
    stage.stage === "fetch"
      ? words.word("page-bytes", {
          loaded: size.format(stage.loaded / 1e6),
          total: size.format(stage.total / 1e6),
        })
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
  const idle = sitting.begun && !sitting.busy && !sitting.thinking && !sitting.past;
  const mine = Boolean(sitting.state?.decision.moves.length);
  /** @param {string} id @param {string} picture @param {boolean} can @param {() => unknown} deed */
  const tool = (
    id,
    picture,
    can,
    deed,
  ) => html`<button type="button" class="icon" data-tool=${id} title=${words.word(`page-${id}`)}
    aria-label=${words.word(`page-${id}`)} ?disabled=${!can} @click=${deed}>${icon(picture)}</button>`;
  // not disabled when there is nothing to take back: the engine says why
  const seated = idle && sitting.viewer !== null;
  return html`<nav class="tools" aria-label=${words.word("page-tools")}>
    ${tool("undo", "undo", seated, () => sitting.back("undo"))}
    ${tool("redo", "redo", seated, () => sitting.back("redo"))}
    ${tool("restart-turn", "restart", seated, () => sitting.back("restart"))}
    ${tool("hint", "hint", idle && mine, () => sitting.advise())}
    ${tool("log", "log", true, () => page.show("log"))}
    ${tool("rules", "rules", true, () => page.show("rules"))}
    ${tool("menu", "menu", true, () => page.show("menu"))}
  </nav>`;
}

/** @param {Page} page */
function elsewhere(page) {
  const { words } = page;
  return html`<section class="curtain" aria-labelledby="elsewhere-heading" data-elsewhere>
    <h2 id="elsewhere-heading">${words.word("page-elsewhere")}</h2>
    <p><button type="button" class="main" @click=${() => page.seating.takeBack()}>${words.word("page-take-back")}</button></p>
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
