// The end: who has won and why, points by source and over time, and what to do next.

import { html, nothing, svg } from "lit-html";
import { rematch } from "../page/another_game.js";
import { promptText } from "../page/prompt_text.js";
import { BY_LINK } from "../page/seats.js";
import { share } from "../page/sharing.js";
import { exportGame } from "../page/saved_files.js";
import { icon } from "./icon.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../engine_types.js").ScoreHistory} ScoreHistory */

/** @param {Scene} scene */
export function result(scene) {
  const { session, words, page } = scene;
  /** @type {ScoreHistory | null} */
  const scoreHistory = session.scoreHistory;
  /** @param {string} id @param {string} picture @param {() => unknown} deed */
  const next = (id, picture, deed) => html`<button type="button" data-tool=${id} @click=${deed}>
    ${icon(picture)}${words.word(`page-${id}`)}</button>`;
  return html`<section class="result zone" data-result tabindex="-1" aria-labelledby="prompt-heading">
    <div class="verdict">
      <h2 id="prompt-heading" data-prompt tabindex="-1">${promptText(session, words)}</h2>
      <p>${scoreHistory?.why.map((reason) => html`${words.say(reason)} `)}</p>
      ${session.seats.includes(BY_LINK) ? html`<p class="note">${words.word("page-away-over")}</p>` : nothing}
      <div class="tray">
        <button type="button" class="main" data-tool="rematch" @click=${() => rematch(page)}>${words.word("page-rematch")}</button>
        ${next("replay", "play", () => session.lookBack(0))}
        ${next("share", "link", () => share(page))}
        ${next("export", "download", () => exportGame(page))}
        ${next("new", "more", () => page.toStart())}
      </div>
    </div>
    ${scoreHistory?.sources.length ? html`${sources(scene, scoreHistory)}${chart(scene, scoreHistory)}` : nothing}
  </section>`;
}

/** Points by source per player. @param {Scene} scene @param {ScoreHistory} history */
function sources(scene, { sources }) {
  const { words, view } = scene;
  return html`<table class="sources"><thead><tr><td></td>
    ${sources[0].map(({ source }) => html`<th scope="col">${words.say(source)}</th>`)}
    <th scope="col">${words.word(`unit-${scene.unit}`)}</th></tr></thead>
    <tbody>${view.scores.map(
      (/** @type {number} */ points, /** @type {number} */ seat) => html`
      <tr class=${view.winners.includes(seat) ? "won" : nothing}><th scope="row">${scene.token(seat)}
        ${scene.name(seat)}</th>${sources[seat].map(({ count }) => html`<td>${count}</td>`)}<td><b>${points}</b></td></tr>`,
    )}
    </tbody></table>`;
}

const WIDE = 320;
const HIGH = 120;

/** Points over time, a line for each player with its number at the end. @param {Scene} scene @param {ScoreHistory} history */
function chart(scene, { score_history: points, goal }) {
  const { words, view, unit } = scene;
  const most = Math.max(goal, ...points.flatMap(({ scores }) => scores), 1);
  /** @param {number} at @param {number} score */
  const place = (at, score) =>
    `${(at * (WIDE - 20)) / Math.max(points.length - 1, 1)},${HIGH - (score * (HIGH - 12)) / most}`;
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  return html`<figure class="chart"><svg viewBox="-4 -4 ${WIDE + 8} ${HIGH + 8}" role="img"
    aria-label=${words.word("page-chart", { unit })}>
    <line class="goal" x1="0" x2=${WIDE - 20} y1=${HIGH - (goal * (HIGH - 12)) / most}
      y2=${HIGH - (goal * (HIGH - 12)) / most}></line>
    ${seats.map(
      (seat) => svg`<polyline class="seat-${seat}"
      points=${points.map(({ scores }, at) => place(at, scores[seat])).join(" ")}></polyline>`,
    )}
    ${seats.map(
      (seat) => svg`<text x=${WIDE - 16 + (seat % 2) * 9}
      y=${HIGH - (view.scores[seat] * (HIGH - 12)) / most + 4}>${seat + 1}</text>`,
    )}
  </svg><figcaption>${words.word("page-chart", { unit })}</figcaption></figure>`;
}
