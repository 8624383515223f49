// What any table has around it, drawn or in words. What most moves do without comes when it is wanted.

import { html, nothing } from "lit-html";
import { byLink } from "../page/by_link.js";
import { chances } from "./chances.js";
import { recap } from "./log.js";
import { replay } from "./replay.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** What a lesson or a puzzle says, the chances, what the others did. @param {Scene} scene */
export function told(scene) {
  const { features } = scene.page;
  const isTaught = scene.state.lesson || scene.state.puzzle;
  return html`${isTaught ? features.wanted("learning")?.note(scene) : nothing}
    ${chances(scene)}${recap(scene)}`;
}

/** What there is to do: to look back, to send a link, or to choose. @param {Scene} scene @param {(scene: Scene) => unknown} prompt */
export function asked(scene, prompt) {
  const { page, session } = scene;
  if (session.past) return replay(scene);
  return session.present.is === "away" ? byLink(page, session) : prompt(scene);
}
