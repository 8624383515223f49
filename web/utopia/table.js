// Utopia's table: where the zones lie, and how its pieces travel.

import { html, nothing } from "lit-html";
import { wholeDistrict } from "./district.js";
import { guests } from "./guests.js";
import { map, wholeIsland } from "./map.js";
import { own } from "./own.js";
import { art, sign } from "./pieces.js";
import { queue } from "./queue.js";
import { scale } from "./scale.js";

/** @typedef {import("../table/scene.js").Scene} Scene */
/** @typedef {import("../table/choices.js").Thing} Thing */

/** @type {import("../table/drawing.js").Drawing} */
export const drawing = {
  above: (scene) => html`${map(scene)}
    <div class="beside">${points(scene)}${queue(scene)}${guests(scene)}${scale(scene)}</div>`,

  below: own,

  whole(scene, { district, civilization, island }) {
    if (district) return wholeDistrict(scene, district);
    return island ? wholeIsland(scene, island) : wholeCard(scene, String(civilization));
  },

  // cards that go together lie in one pile here, so there is nothing to tell apart
  setLabel: () => nothing,

  shortLabel(scene, { label, target }) {
    const { civilization } = label.args;
    const said = scene.words.say(label);
    // of a card or a step of the scale that was opened it need not be said whose it is
    const known = ["hand", "scale"].includes(target?.zone);
    return html`${civilization ? sign(scene, String(civilization)) : nothing}${known ? said.replace(/ \([^()]*\)$/, "") : said}`;
  },

  zoneOf: ({ zone, seat, district, island }) =>
    [zone, district ?? island ?? seat].filter((part) => part !== undefined).join("-"),

  travel({ event, seat, civilization, island, district, from, to }) {
    const face = html`<span class="flying-card ${civilization}">${art(civilization ? `monument-${civilization}` : "card-back")}</span>`;
    const prince = html`<span class="flying-card ${civilization}">${civilization ? art(civilization) : nothing}</span>`;
    switch (event) {
      case "card":
        return { from, to, face };
      case "prince":
        return { from: bare(from), to: bare(to), face: prince };
      case "arrive":
        return {
          from: { zone: "bag" },
          to: { zone: "guests", civilization, island },
          face: prince,
        };
      case "surprise":
        return { from: { zone: "bag" }, to: { zone: "supply", seat }, face: prince };
      case "take":
        return { from: { zone: "guests", island }, to: { zone: "supply", seat }, face: prince };
      case "monument":
        return { from: { zone: "scale", civilization }, to: { zone: "district", district }, face };
      case "wonder":
        return {
          from: { zone: "seat", seat },
          to: { zone: "wonder", island },
          face: art(`wonder-${island}`, "flying-card"),
        };
      default:
        return null;
    }
  },

  pops: (before, after) =>
    after.scores.map((/** @type {number} */ score, /** @type {number} */ seat) => ({
      at: { zone: "points", seat },
      gained: score - before.scores[seat],
    })),
};

/** Where a piece lies, whatever it is. @param {Thing} thing */
const bare = ({ zone, seat, district, island }) =>
  district ? { zone, district } : island ? { zone, island } : { zone, seat };

/** The score track, with round and phase. @param {Scene} scene */
function points(scene) {
  const { view, words } = scene;
  const now = [
    words.word("table-round", { round: view.round }),
    view.phase && words.word(`phase-${view.phase}`, { lap: view.lap }),
  ];
  return scene.track(
    view.goal,
    html`${now.filter(Boolean).join(" · ")}<span class="until"> · ${words.word("table-goal", { count: view.goal })}</span>`,
  );
}

/** A civilization's card shown whole. @param {Scene} scene @param {string} civilization */
function wholeCard({ words }, civilization) {
  return html`<div class="face ${civilization}">${art(civilization, "large")}${art(`monument-${civilization}`, "large")}</div>
    <h2>${words.word(`people-${civilization}`)}</h2>
    <p>${words.word(`text-${civilization}`)}</p>`;
}
