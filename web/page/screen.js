// What is on the screen: header, notices, the middle, a panel, and what a screen reader tells.

import { html, nothing, render } from "lit-html";
import { drawnTable } from "../table/drawn_table.js";
import { bringForward } from "./forward.js";
import { header } from "./header.js";
import { notices } from "./notices.js";
import { FOLDER } from "./policy.js";
import { promptText } from "./prompt_text.js";
import { troublePanel } from "./trouble.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./table_session.js").TableSession} TableSession */

/**
 * What the middle of the screen shows.
 * @param {import("./store.js").PageState} state
 * @returns {"trouble" | "start" | "elsewhere" | "curtain" | "table" | "nothing"}
 */
export function screenOf({ trouble, session }) {
  if (trouble) return "trouble";
  if (!session) return "start";
  if (session.phase.is === "elsewhere") return "elsewhere";
  if (session.present.is === "curtain") return "curtain";
  return session.shown ? "table" : "nothing";
}

/** @param {Page} page */
export function draw(page) {
  const { words, session, gameDrawing, panel } = page.state;
  const screen = screenOf(page.state);
  const root = document.documentElement;
  // said again, it would have every element's style worked out anew
  if (root.lang !== words.language) root.lang = words.language;
  const game = session?.state?.view.game;
  document.title = game ? `${page.games[game].title} – Polis` : "Polis";
  const place = /** @type {HTMLElement} */ (document.getElementById("page"));
  const isDrawn = screen === "table" && gameDrawing.drawing !== null;
  place.className = isDrawn ? "drawn" : screen === "table" ? "plain" : "start";
  root.classList.toggle("at-table", isDrawn);
  render(
    html`
    ${header(page, screen === "table")}
    ${notices(page)}
    <main id="main">${middle(page, screen)}</main>
    ${panel && !page.store.partIsMissing ? page.features.wanted("panels")?.panels(page, panel) : nothing}
    <p class="announcement" role="status" aria-live="polite">${announcement(page)}</p>`,
    place,
  );
  for (const id of ["unpainted", "unstarted"]) document.getElementById(id)?.remove();
  bringForward();
}

/**
 * What a screen reader tells when it changes: what happened last, then what is asked, and of whom.
 * @param {Page} page
 */
function announcement({ session, words }) {
  if (!session || session.phase.is === "elsewhere") return "";
  const { present } = session;
  if (present.is === "curtain") return words.word("page-curtain", { seat: present.seat });
  const last = session.logInView.at(-1)?.move;
  const news = session.logInView.filter(({ move }) => last && move === last).slice(0, 6);
  return [...news.map(({ said }) => words.say(said)), promptText(session, words)].join(" ");
}

/** @param {Page} page @param {ReturnType<typeof screenOf>} screen */
function middle(page, screen) {
  const { session, gameDrawing, refusal } = page.state;
  if (screen === "trouble") return troublePanel(page);
  if (screen === "start") return page.isFrame ? refused(page, refusal) : startScreen(page);
  if (!session || screen === "nothing") return nothing;
  if (screen === "elsewhere") return elsewhere(page);
  if (screen === "curtain") return curtain(page, session);
  return gameDrawing.drawing
    ? drawnTable(page, session)
    : page.features.wanted("plain")?.plainTable(page, session);
}

/** @param {Page} page */
function startScreen(page) {
  return page.state.start.isListed ? page.features.wanted("start")?.startScreen(page) : nothing;
}

/** Where the page has its start screen, a frame says what is wrong. @param {Page} page @param {string} why */
function refused({ words }, why) {
  if (!why) return nothing;
  return html`<section class="trouble" role="alert" data-refusal>
    <h2>${words.word("embed-refused")}</h2><p>${why}</p>
    <p><a href=${FOLDER} target="_blank" rel="noopener">Polis</a></p></section>`;
}

/** @param {Page} page */
function elsewhere(page) {
  const { words } = page;
  return html`<section class="curtain" aria-labelledby="elsewhere-heading" data-elsewhere>
    <h2 id="elsewhere-heading">${words.word("page-elsewhere")}</h2>
    <p><button type="button" class="main" @click=${() => page.opening.resumeHere()}>${words.word("page-take-back")}</button></p>
  </section>`;
}

/** @param {Page} page @param {TableSession} session */
function curtain({ words }, session) {
  const seat = session.present.is === "curtain" ? session.present.seat : null;
  return html`<section class="curtain" aria-labelledby="curtain-heading" data-curtain>
    <h2 id="curtain-heading" data-prompt tabindex="-1">${words.word("page-curtain", { seat })}</h2>
    <p><button type="button" class="main" data-arrive @click=${() => session.arrive()}>
      ${words.word("page-arrive", { seat })}</button></p>
  </section>`;
}
