// The page around the table: header, notices, and what is in the middle.

import { html, nothing, render } from "lit-html";
import { drawnTable } from "../table/drawn_table.js";
import { icon } from "../table/icon.js";
import { bringForward } from "./forward.js";
import { loadDeferred } from "./with_timeout.js";
import { promptText } from "./prompt_text.js";
import { troublePanel } from "./trouble.js";
import { LANGUAGES } from "../parts.js";

/** @typedef {import("./page.js").Page} Page */

/** @param {Page} page */
export function draw(page) {
  const { words, session } = page;
  const root = document.documentElement;
  // said again, it would have every element's style worked out anew
  if (root.lang !== words.language) root.lang = words.language;
  const game = session?.state?.view.game;
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
      ${playing && session ? tools(page, session) : language(page, "language")}
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
                loadDeferred().then(({ startAgain }) =>
                  startAgain(page),
                )}>${words.word("page-restart")}</button>`
            : nothing
        }
        <button type="button" class="icon" aria-label=${words.word("page-dismiss")}
          @click=${() => page.dismiss(notice)}>${icon("close")}</button>
      </div>`,
      )}</div>
    <main id="main">${middle(page)}</main>
    ${page.panel ? (page.deferred?.panels(page) ?? nothing) : nothing}
    <p class="announcement" role="status" aria-live="polite">${announcement(page)}</p>`,
    place,
  );
  for (const id of ["unpainted", "unstarted"]) document.getElementById(id)?.remove();
  bringForward();
  if (!page.deferred && !page.partIsMissing && needsDeferred(page)) page.fetchDeferred();
}

/** @param {Page} page */
function needsDeferred({ panel, session, drawing, touch }) {
  const { lesson, puzzle } = session?.state ?? {};
  return Boolean(
    panel ||
      (session && !drawing) ||
      lesson ||
      puzzle ||
      session?.past ||
      session?.state?.view.over ||
      session?.hint ||
      touch.zoomed ||
      (session && session.away !== null),
  );
}

/** Whether a table is in view. @param {Page} page */
export function isPlaying({ session, trouble }) {
  return Boolean(!trouble && session?.state && !session.elsewhere && session.curtain === null);
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
function announcement({ session, words }) {
  if (!session || session.elsewhere) return "";
  const seat = session.curtain;
  if (seat !== null) return words.word("page-curtain", { seat });
  const last = session.log.at(-1)?.move;
  const news = session.log.filter(({ move }) => last && move === last).slice(0, 6);
  return [...news.map(({ said }) => words.say(said)), promptText(session, words)].join(" ");
}

/** @param {Page} page */
function middle(page) {
  const { session } = page;
  if (page.trouble) return troublePanel(page);
  if (!session) return page.empty;
  if (session.elsewhere) return elsewhere(page);
  if (session.curtain !== null) return curtain(page, session.curtain);
  if (!session.shown) return nothing;
  return page.drawing ? drawnTable(page, session) : page.deferred?.plainTable(page, session);
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
 * @param {import("./table_session.js").TableSession} session
 */
function tools(page, session) {
  const { words } = page;
  const idle = session.begun && !session.busy && !session.thinking && !session.past;
  const mine = Boolean(session.state?.decision.moves.length);
  /** @param {string} id @param {string} picture @param {boolean} can @param {() => unknown} deed */
  const tool = (
    id,
    picture,
    can,
    deed,
  ) => html`<button type="button" class="icon" data-tool=${id} title=${words.word(`page-${id}`)}
    aria-label=${words.word(`page-${id}`)} ?disabled=${!can} @click=${deed}>${icon(picture)}</button>`;
  // not disabled when there is nothing to take back: the engine says why
  const seated = idle && session.viewer !== null;
  return html`<nav class="tools" aria-label=${words.word("page-tools")}>
    ${tool("undo", "undo", seated, () => session.back("undo"))}
    ${tool("redo", "redo", seated, () => session.back("redo"))}
    ${tool("restart-turn", "restart", seated, () => session.back("restart"))}
    ${tool("hint", "hint", idle && mine, () => session.advise())}
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
    <p><button type="button" class="main" @click=${() => page.opening.takeBack()}>${words.word("page-take-back")}</button></p>
  </section>`;
}

/**
 * @param {Page} page
 * @param {number} seat
 */
function curtain({ words, session }, seat) {
  return html`<section class="curtain" aria-labelledby="curtain-heading" data-curtain>
    <h2 id="curtain-heading" data-prompt tabindex="-1">${words.word("page-curtain", { seat })}</h2>
    <p><button type="button" class="main" data-arrive @click=${() => session?.arrive()}>
      ${words.word("page-arrive", { seat })}</button></p>
  </section>`;
}
