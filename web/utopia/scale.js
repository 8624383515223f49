// The Prestige Scale: what a District of each civilization is worth at the end of the round.

import { html } from "lit-html";
import { art, sign } from "./pieces.js";

/** @typedef {import("./pieces.js").Scene} Scene */

/** @param {Scene} scene */
export function scale(scene) {
  const { view, words } = scene;
  const name = words.word("part-scale");
  return html`<section class="scale zone" data-zone="scale" aria-label=${name}>
    <h3>${name}</h3>
    <div class="steps">${view.scale.map((civilization) => {
      const [worth, left] = [view.worth[civilization], view.monuments_left[civilization]];
      return scene.thing(
        { zone: "scale", civilization },
        `${words.word("table-scale", { people: civilization, count: worth })}, ${words.word("utopia-monuments", { count: left })}`,
        html`<b class="worth" data-letter=${worth}></b>${sign(scene, civilization)}<span class="name">${words.word(`people-${civilization}`)}</span>
          <span class="left" data-letter=${left}>${art(`monument-${civilization}`)}</span>`,
        `step ${civilization}`,
      );
    })}</div>
  </section>`;
}
