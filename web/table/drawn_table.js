// A game's table as it is drawn, with what every game has around it.

import { html } from "lit-html";
import { log, recap } from "./log.js";
import { prompt } from "./prompt.js";
import { Scene } from "./scene.js";

/**
 * @param {import("../page/page.js").Page} page
 * @param {import("../page/sitting.js").Sitting} sitting
 */
export function drawnTable(page, sitting) {
  const scene = new Scene(page, sitting);
  const { later } = page;
  const drawing = /** @type {import("./drawing.js").Drawing} */ (page.drawing);
  const over = scene.view.over && !sitting.past;
  // drawn first: what they show of the legal moves needs no button in the prompt
  const [above, below] = [drawing.above(scene), over ? later?.result(scene) : drawing.below(scene)];
  // said by classes: a `:has()` of the table would have all of it styled anew with every move
  const taught = scene.state.lesson || scene.state.puzzle;
  return html`<div class="table ${scene.view.game}${over ? " over" : ""}${taught ? " taught" : ""}"
    data-played=${scene.view.moves.length}>
    <h2 class="hidden">${page.words.word("page-table")}</h2>
    ${above}
    <div class="ask">${later?.note(scene)}${later?.chances(scene)}${recap(scene)}
      ${sitting.past ? later?.replay(scene) : over ? "" : sitting.away === null ? prompt(scene) : later?.byLink(page, sitting)}</div>
    ${below}
    <aside class="side" aria-label=${page.words.word("page-log")}>
      <h2>${page.words.word("page-log")}</h2>${log(scene)}</aside>
    ${later?.zoom(scene)}
  </div>`;
}
