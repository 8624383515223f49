// Looking back: any point of the game, and playing on from there.

import { html, nothing } from "lit-html";
import { branch } from "../page/another_game.js";
import { icon } from "./icon.js";

/** @param {import("./scene.js").Scene} scene */
export function replay(scene) {
  const { session, words, page } = scene;
  const { phase, lookingBack } = session;
  if (phase.is !== "looking-back") return nothing;
  const { at } = phase.past;
  const { last } = lookingBack;
  /** @param {string} id @param {1 | -1} way */
  const step = (
    id,
    way,
  ) => html`<button type="button" class="icon" data-tool=${id} ?disabled=${at === (way > 0 ? last : 0)}
    aria-label=${words.word(`page-${id}`)} @click=${() => lookingBack.step(way)}>${icon(id)}</button>`;
  return html`<section class="prompt replay" aria-labelledby="prompt-heading" data-replay=${at}>
    <h2 id="prompt-heading" data-prompt tabindex="-1">${words.word("page-replay-at", { count: at, most: last })}</h2>
    <div class="scrubber">
      ${step("step-back", -1)}
      <button type="button" class="icon" data-tool="film" aria-label=${words.word("page-film")}
        aria-pressed=${phase.running} @click=${() => lookingBack.run()}>${icon(phase.running ? "pause" : "play")}</button>
      ${step("step-forward", 1)}
      <input type="range" min="0" max=${last} .value=${String(at)} aria-label=${words.word("page-replay")}
        @input=${(/** @type {Event} */ { target }) =>
          target instanceof HTMLInputElement && session.lookBack(Number(target.value))}>
    </div>
    <div class="tray">
      ${
        session.present.is === "over" || phase.studied
          ? html`<button type="button" class="main" data-branch @click=${() => branch(page, at)}>
        ${icon("branch")}${words.word("page-branch")}</button>`
          : nothing
      }
      <button type="button" data-present @click=${() => session.lookBack(null)}>${words.word("page-present")}</button>
    </div>
  </section>`;
}
