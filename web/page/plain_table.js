// The plain table: any game's table in words, with headings, lists and buttons.
// It is the mode for screen readers and slow lines, and plays every game.

// The page is there already. Naming it here keeps it in one chunk, instead of one for each set of users.
import "./page.js";

import { html, nothing } from "lit-html";
import { asked, told } from "../table/around.js";
import { result } from "../table/end.js";
import { hintNote, preview } from "../table/hint.js";
import { Scene } from "../table/scene.js";
import { ruleText, zoom } from "../table/zoom.js";
import { promptText } from "./prompt_text.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./words.js").Message} Message */

/**
 * @param {import("./page.js").Page} page
 * @param {import("./table_session.js").TableSession} session
 */
export function plainTable(page, session) {
  const { words } = page;
  const scene = new Scene(page, session);
  const { state } = scene;
  return html`
    ${told(scene)}
    ${session.phase.is === "over" ? result(scene) : asked(scene, prompt)}
    <section class="table" aria-labelledby="table-heading" data-played=${state.view.history.length}>
      <h2 id="table-heading">${words.word("page-table")}</h2>
      <p class="summary">${state.outline.summary.map(
        (/** @type {Message} */ part) => html`<span>${words.say(part)}</span> `,
      )}</p>
      ${state.outline.sections.map((section) => zones(section, state, page))}
    </section>
    ${story(session, words)}
    ${zoom(scene)}`;
}

/** What is asked, and a button for each legal move, those of a kind together. @param {Scene} scene */
function prompt(scene) {
  const { session, words, choices } = scene;
  return html`
    <section class="prompt" aria-labelledby="prompt-heading">
      <h2 id="prompt-heading" data-prompt tabindex="-1">${promptText(session, words)}</h2>
      ${session.hint ? hintNote(scene) : nothing}
      ${choices.moves.length ? moves(session, choices.moves, words) : nothing}
      ${
        session.present.is === "unconfirmed"
          ? html`<button type="button" class="main" data-confirm
        @click=${() => session.confirm()}>${words.word("page-confirm")}</button>`
          : nothing
      }
      ${session.early ? html`<p>${words.word("page-early")}</p>` : nothing}
    </section>`;
}

/**
 * @param {import("./table_session.js").TableSession} session
 * @param {import("../table/choices.js").Move[]} legal
 * @param {Words} words
 */
function moves(session, legal, words) {
  const kinds = [...Map.groupBy(legal, ({ label }) => label.id).values()];
  // in the engine's order, even if it mixes them
  const lists = kinds.flat().every((each, at) => each === legal[at]) ? kinds : [legal];
  return html`<div class="moves">${lists.map(
    (list) =>
      html`<ul>${list.map(
        (each) => html`
    <li><button type="button" data-move=${each.move} ?disabled=${session.isBusy}
      aria-pressed=${session.early === each.move ? "true" : nothing}>${words.say(each.label)}${preview(each, words)}</button></li>`,
      )}</ul>`,
  )}</div>`;
}

/**
 * @param {import("../engine_types.js").Section} section
 * @param {import("../engine_types.js").State} state
 * @param {import("./page.js").Page} page
 */
function zones(section, state, page) {
  const { words } = page;
  const turn = section.seat !== null && section.seat === state.view.turn;
  return html`
    <section class="zones" aria-label=${section.title ? nothing : words.word("page-shared")}>
      ${
        section.title
          ? html`<h3>${words.say(section.title)}${
              turn ? html` <span class="turn">${words.word("page-turn")}</span>` : nothing
            }</h3>`
          : nothing
      }
      <dl>${section.rows.map(
        (row) => html`
        <div><dt>${words.say(row.title)}</dt>
        <dd><ul>${row.items.map(
          (/** @type {Message} */ item) => html`<li>${thing(item, page)}</li>`,
        )}</ul></dd></div>`,
      )}</dl>
    </section>`;
}

/**
 * A thing on the table; a card with a rule text opens to show it.
 * @param {Message} item
 * @param {import("./page.js").Page} page
 */
function thing(item, { words, state }) {
  const said = words.say(item);
  const card = item.args[state.gameDrawing.kinds[0]];
  return words.has(`text-${card}`)
    ? html`<details><summary>${said}</summary>${ruleText(String(card), words)}</details>`
    : said;
}

/**
 * What happened, the latest first, move by move.
 * @param {import("./table_session.js").TableSession} session
 * @param {Words} words
 */
function story(session, words) {
  const lines = session.logInView.slice(-200).reverse();
  return html`
    <section class="log" aria-labelledby="log-heading">
      <h2 id="log-heading">${words.word("page-log")}</h2>
      <ol reversed tabindex="0" aria-labelledby="log-heading">${lines.map((line) => html`<li>${words.say(line.said)}</li>`)}</ol>
    </section>`;
}
