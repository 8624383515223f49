// What happened, in words with links to the cards, and everything since the player's last turn.

import { html, nothing } from "lit-html";
import { isPerson } from "../page/seats.js";
import { betweenLinks, cardLink } from "./card_link.js";
import { icon } from "./icon.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../page/table_log.js").Line} Line */

const MOST = 400; // lines; a whole game has more, but nobody scrolls that far
const STEP = 100; // so many are dropped at once: if one went each time, every line would be drawn anew

/** Beside the table, the latest in view. @param {Scene} scene */
export function log(scene) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${scene.words.word("page-log")}>${story(scene)}</div>`;
}

/** @param {Scene} scene */
export function story(scene) {
  const { session } = scene;
  const whole = session.logInView;
  const lines = whole.slice(Math.max(0, Math.ceil((whole.length - MOST) / STEP) * STEP));
  return html`<ol class="log">${lines.map((line, at) => entry(scene, line, at, lines))}</ol>`;
}

/** @param {Scene} scene @param {Line} line @param {number} at @param {Line[]} lines */
function entry(scene, line, at, lines) {
  const { session } = scene;
  const first = line.move && line.move !== lines[at - 1]?.move;
  const bot = line.by !== null && !isPerson(session.seats[line.by]);
  return html`<li class=${line.event.event === "turn" ? "turn-line" : nothing}>${said(scene, line)}
    ${first && bot ? why(scene, line.move) : nothing}</li>`;
}

/** @param {Scene} scene @param {number} move */
function why({ session, words }, move) {
  const reasons = session.whyPlayed(move);
  return html`<details @toggle=${() => session.askWhy(move)}><summary>${words.word("page-why")}</summary>
    <p>${
      !reasons
        ? nothing
        : reasons.length
          ? reasons.map((reason) => html`${words.say(reason)} `)
          : words.word("page-why-not-said")
    }</p></details>`;
}

/** @type {WeakMap<Line, { words: unknown, parts: unknown[] }>} lines once put into words: a table is drawn often */
const known = new WeakMap();

/** A line of the log with its cards as links. @param {Scene} scene @param {Line} line */
function said({ words, page }, line) {
  let found = known.get(line);
  if (found?.words !== words) {
    found = {
      words,
      parts: words
        .parts(line.said, page.state.gameDrawing.kinds)
        .map((part) =>
          typeof part === "string" ? betweenLinks(part) : cardLink(part.card, part.text),
        ),
    };
    known.set(line, found);
  }
  return found.parts;
}

/** Everything since the viewer's last turn, if others have played meanwhile. @param {Scene} scene */
export function recap(scene) {
  const { session, words } = scene;
  const lines = session.sinceMyTurn;
  if (!lines.length || session.past) return nothing;
  return html`<details class="recap" @toggle=${(
    /** @type {{ target: HTMLDetailsElement }} */ { target },
  ) => {
    if (target.open) target.querySelector("ol")?.scrollTo(0, 0);
  }}><summary>${icon("log")}${words.word("page-recap", { count: lines.length })}</summary>
    <ol tabindex="0" aria-label=${words.word("page-recap", { count: lines.length })}>
      ${lines.map((line) => html`<li>${said(scene, line)}</li>`)}</ol></details>`;
}
