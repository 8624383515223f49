// A game's table as it is drawn, with what every game has around it.

import { html, nothing } from "lit-html";
import { asked, told } from "./around.js";
import { result } from "./end.js";
import { log } from "./log.js";
import { prompt } from "./prompt.js";
import { Scene } from "./scene.js";
import { zoom } from "./zoom.js";

/**
 * @param {import("../page/page.js").Page} page
 * @param {import("../page/table_session.js").TableSession} session
 */
export function drawnTable(page, session) {
  const scene = new Scene(page, session);
  const drawing = /** @type {import("./drawing.js").Drawing} */ (page.state.gameDrawing.drawing);
  const over = session.phase.is === "over";
  // drawn first: what they show of the legal moves needs no button in the prompt
  const [above, below] = [drawing.above(scene), over ? result(scene) : drawing.below(scene)];
  // said by classes: a `:has()` of the table would have all of it styled anew with every move
  const taught = scene.state.lesson || scene.state.puzzle;
  return html`<div class="table ${scene.view.game}${over ? " over" : ""}${taught ? " taught" : ""}"
    data-played=${scene.view.history.length}>
    <h2 class="hidden">${page.words.word("page-table")}</h2>
    ${above}
    <div class="ask">${told(scene)}
      ${over ? nothing : asked(scene, prompt)}</div>
    ${below}
    <aside class="side" aria-label=${page.words.word("page-log")}>
      <h2>${page.words.word("page-log")}</h2>${log(scene)}</aside>
    ${zoom(scene)}
  </div>`;
}
