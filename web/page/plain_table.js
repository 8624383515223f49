// The plain table: any game's table in words, with headings, lists and buttons.
// It is the mode for screen readers and slow lines, and plays every game.

import { html, nothing } from "lit-html";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./words.js").Message} Message */

/**
 * @param {import("./sitting.js").Sitting} sitting
 * @param {Words} words
 */
export function plainTable(sitting, words) {
  const { state } = sitting;
  if (!state) return nothing;
  return html`
    ${state.view.over ? result(sitting, words) : prompt(sitting, words)}
    <section class="table" aria-labelledby="table-heading" data-played=${state.view.moves.length}>
      <h2 id="table-heading">${words.word("page-table")}</h2>
      <p class="summary">${state.outline.summary.map((/** @type {Message} */ part) =>
        html`<span>${words.say(part)}</span> `)}</p>
      ${state.outline.sections.map((/** @type {any} */ section) => zones(section, state, words))}
    </section>
    ${story(sitting, words)}`;
}

/**
 * The one line that says what to do, or who has won.
 * @param {import("./sitting.js").Sitting} sitting
 * @param {Words} words
 */
export function promptText(sitting, words) {
  if (!sitting.state) return "";
  const { decision, view } = sitting.state;
  const { seat } = decision;
  if (view.over) {
    const names = view.winners.map((/** @type {number} */ winner) => words.value("seat", winner));
    return words.word("terminal-winner", { count: names.length, names: names.join(", ") });
  }
  if (!decision.moves.length && seat !== null) {
    return words.word(sitting.thinking ? "page-thinks" : "page-asked", { seat });
  }
  const asked = words.say(decision.ask);
  return sitting.humans.length > 1 && seat !== null ? `${words.value("seat", seat)} – ${asked}` : asked;
}

/**
 * What is asked, and a button for each legal move.
 * @param {import("./sitting.js").Sitting} sitting
 * @param {Words} words
 */
function prompt(sitting, words) {
  const { decision } = /** @type {Record<string, any>} */ (sitting.state);
  return html`
    <section class="prompt" aria-labelledby="prompt-heading">
      <h2 id="prompt-heading" data-prompt tabindex="-1">${promptText(sitting, words)}</h2>
      ${decision.moves.length ? moves(sitting, decision.moves, words) : nothing}
      ${sitting.early ? html`<p>${words.word("page-early")}</p>` : nothing}
      ${sitting.hint ? advice(sitting.hint, decision, words) : nothing}
    </section>`;
}

/**
 * @param {import("./sitting.js").Sitting} sitting
 * @param {any[]} legal
 * @param {Words} words
 */
function moves(sitting, legal, words) {
  return html`<ul class="moves">${legal.map(({ move, label }) => html`
    <li><button type="button" data-move=${move} ?disabled=${sitting.busy}
      aria-pressed=${sitting.early === move ? "true" : nothing}
      @click=${() => sitting.play(move)}>${words.say(label)}</button></li>`)}</ul>`;
}

/**
 * A bot's best moves with the chances it sees, and why the first.
 * @param {{ values: Record<string, number>, why: Message[] }} hint
 * @param {any} decision
 * @param {Words} words
 */
function advice(hint, decision, words) {
  /** @param {string} move */
  const label = (move) => decision.moves.find((/** @type {any} */ m) => m.move === move)?.label;
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  return html`
    <div class="hint" role="status">
      <h3>${words.word("page-hint")}</h3>
      <ol>${Object.entries(hint.values).map(([move, chance]) => html`
        <li>${words.word("colon", { left: label(move), right: percent.format(chance) })}</li>`)}</ol>
      <p>${hint.why.map((reason) => html`${words.say(reason)} `)}</p>
    </div>`;
}

/**
 * @param {any} section
 * @param {any} state
 * @param {Words} words
 */
function zones(section, state, words) {
  const turn = section.seat !== null && section.seat === state.view.turn;
  return html`
    <section class="zones" aria-label=${section.title ? nothing : words.word("page-shared")}>
      ${section.title ? html`<h3>${words.say(section.title)}${turn
        ? html` <span class="turn">${words.word("page-turn")}</span>` : nothing}</h3>` : nothing}
      <dl>${section.rows.map((/** @type {any} */ row) => html`
        <div><dt>${words.say(row.title)}</dt>
        <dd><ul>${row.items.map((/** @type {Message} */ item) =>
          html`<li>${thing(item, words)}</li>`)}</ul></dd></div>`)}</dl>
    </section>`;
}

/**
 * A thing on the table; a card with a rule text opens to show it.
 * @param {Message} item
 * @param {Words} words
 */
function thing(item, words) {
  const said = words.say(item);
  const card = item.args.building;
  if (!card || !words.has(`text-${card}`)) return said;
  return html`<details><summary>${said}</summary>
    <p>${words.word(`text-${card}`)} <small>(${words.word(words.word(`status-${card}`))})</small></p>
  </details>`;
}

/**
 * @param {import("./sitting.js").Sitting} sitting
 * @param {Words} words
 */
function result(sitting, words) {
  const { view } = /** @type {Record<string, any>} */ (sitting.state);
  return html`
    <section class="prompt result" data-result tabindex="-1" aria-labelledby="prompt-heading">
      <h2 id="prompt-heading" data-prompt tabindex="-1">${promptText(sitting, words)}</h2>
      <ul>${view.scores.map((/** @type {number} */ points, /** @type {number} */ seat) =>
        html`<li>${words.word("table-player", {
          seat, points: { id: "table-points", args: { count: points } },
        })}</li>`)}</ul>
    </section>`;
}

/**
 * What happened, the latest first, move by move.
 * @param {import("./sitting.js").Sitting} sitting
 * @param {Words} words
 */
function story(sitting, words) {
  const lines = sitting.log.slice(-200).reverse();
  return html`
    <section class="log" aria-labelledby="log-heading">
      <h2 id="log-heading">${words.word("page-log")}</h2>
      <ol reversed tabindex="0" aria-labelledby="log-heading">${lines.map((line) => html`<li>${words.say(line.said)}</li>`)}</ol>
    </section>`;
}
