// The line that says what to do, and buttons for what lies nowhere on the table.

import { html, nothing } from "lit-html";
import { promptText } from "../page/prompt_text.js";
import { hintNote } from "./hint.js";
import { icon } from "./icon.js";
import { keyOf, openedSet, openedThing } from "./thing_keys.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./choices.js").Move} Move */

/** @param {Scene} scene */
export function prompt(scene) {
  const { session, words, touched } = scene;
  return html`
    <section class="prompt ${scene.choices.moves.length ? "mine" : ""}" aria-labelledby="prompt-heading">
      <div class="line">
        <h2 id="prompt-heading" data-prompt tabindex="-1">${promptText(session, words)}</h2>
        ${waiting(scene)}
      </div>
      <div class="trays">${opened(scene)}</div>
      ${
        scene.choices.loose.length
          ? html`<div class="tray" role="group" aria-labelledby="prompt-heading">
        ${scene.choices.loose.map((move) => choice(scene, move, words.say(move.label)))}</div>`
          : nothing
      }
      ${session.early ? html`<p class="told">${words.word("page-early")}</p>` : nothing}
      ${touched.why ? html`<p class="told why" role="status">${words.say(touched.why)}</p>` : nothing}
      ${session.hint ? hintNote(scene) : nothing}
    </section>`;
}

/**
 * What keeps the game waiting for the player, though no move is asked.
 * @param {Scene} scene
 */
function waiting({ session, words, page }) {
  if (session.present.is === "unconfirmed") {
    return html`<button type="button" class="main" data-confirm @click=${() => session.confirm()}>
      ${icon("check")}${words.word("page-confirm")}</button>`;
  }
  if (page.state.isHeld) {
    return html`<button type="button" class="main" data-step @click=${() => page.pace.step()}>
      ${icon("step-forward")}${words.word("page-step")}</button>`;
  }
  return nothing;
}

/**
 * A button that plays a move.
 * @param {Scene} scene
 * @param {Move} move
 * @param {unknown} content
 */
function choice(scene, { move, label }, content) {
  const early = scene.session.early === move;
  const place = scene.hinted.indexOf(move);
  return html`<button type="button" class="choice" data-move=${move} data-key=${scene.nextKey()} aria-label=${scene.words.say(label)}
    data-hinted=${place < 0 ? nothing : place + 1} data-pointed=${scene.pointed.has(move) ? "" : nothing} aria-pressed=${early ? "true" : nothing}>${content}</button>`;
}

/**
 * The moves of the thing that was opened; of cards that go together first which.
 * @param {Scene} scene
 */
function opened(scene) {
  const [first, second] = scene.touched.opened;
  if (!first) return nothing;
  const { thing, sets, pile } = openedThing(first);
  if (!sets) return tray(scene, pile ? scene.choices.claimPile(thing) : scene.choices.claim(thing));
  const found = [...scene.choices.claimSets(thing)];
  const inside = second ? openedSet(second) : found.length === 1 ? found[0][0] : null;
  const moves = found.find(([key]) => key === inside)?.[1];
  return html`${
    found.length > 1
      ? html`<div class="tray opened" role="group" aria-labelledby="prompt-heading">
    ${found.map(
      ([
        key,
        [{ target }],
      ]) => html`<button type="button" class="choice" data-opens=${keyOf({ set: key })} data-key=${scene.nextKey()}
      aria-expanded=${key === inside}>${scene.page.state.gameDrawing.drawing?.setLabel(scene, target)}</button>`,
    )}
    ${closer(scene)}</div>`
      : nothing
  }
    ${moves ? tray(scene, moves) : nothing}`;
}

/** @param {Scene} scene @param {Move[]} moves */
function tray(scene, moves) {
  if (!moves.length) return nothing;
  return html`<div class="tray opened" role="group" aria-labelledby="prompt-heading">
    ${moves.map((move) => choice(scene, move, scene.page.state.gameDrawing.drawing?.shortLabel(scene, move)))}
    ${closer(scene)}</div>`;
}

/** @param {Scene} scene */
function closer({ page, words }) {
  return html`<button type="button" class="icon" aria-label=${words.word("page-dismiss")}
    @click=${() => page.touch.close()}>${icon("close")}</button>`;
}
