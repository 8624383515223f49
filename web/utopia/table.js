// Utopia's table: where the zones lie, and how its pieces travel.

import { html, nothing } from "lit-html";
import { wholeDistrict } from "./district.js";
import { guests } from "./guests.js";
import { map, wholeIsland } from "./map.js";
import { own } from "./own.js";
import { art, sign } from "./pieces.js";
import { queue } from "./queue.js";
import { scale } from "./scale.js";

/** @typedef {import("./pieces.js").Scene} Scene */
/** @typedef {import("../engine_types.js").UtopiaView} View */
/** @typedef {import("../engine_types.js").UtopiaThing} Thing */
/** @typedef {import("../engine_types.js").UtopiaMove} Move */
/** @typedef {import("../engine_types.js").UtopiaEvent} Event */
/** @typedef {import("../engine_types.js").UtopiaCard} Card */

/** @type {import("../table/drawing.js").Drawing<Scene, View, Thing, Move, Event, Card>} */
export const drawing = {
  above: (scene) => html`${map(scene)}
    <div class="beside">${points(scene)}${queue(scene)}${guests(scene)}${scale(scene)}</div>`,

  below: own,

  whole(scene, card) {
    if ("district" in card) return wholeDistrict(scene, card.district);
    return "island" in card ? wholeIsland(scene, card.island) : wholeCard(scene, card.civilization);
  },

  // cards that go together lie in one pile here, so there is nothing to tell apart
  setLabel: () => nothing,

  shortLabel(scene, { label, target }) {
    const { civilization } = label.args;
    const said = scene.words.say(label);
    // of a card or a step of the scale that was opened it need not be said whose it is
    const known = target?.zone === "hand" || target?.zone === "scale";
    return html`${civilization ? sign(scene, String(civilization)) : nothing}${known ? said.replace(/ \([^()]*\)$/, "") : said}`;
  },

  zoneOf: ({ zone, seat, district, island }) =>
    [zone, district ?? island ?? seat].filter((part) => part !== undefined).join("-"),

  travel(event) {
    switch (event.event) {
      case "card": {
        const { from, to, civilization } = event;
        return { from, to, face: cardFace(civilization) };
      }
      case "prince": {
        const { from, to, civilization } = event;
        return { from, to, face: princeFace(civilization) };
      }
      case "arrive": {
        const { civilization, island } = event;
        const to = { zone: "guests", civilization, island };
        return { from: { zone: "bag" }, to, face: princeFace(civilization) };
      }
      case "surprise":
      case "take": {
        const { event: how, seat, civilization, island } = event;
        const from = how === "take" ? { zone: "guests", island } : { zone: "bag" };
        return { from, to: { zone: "supply", seat }, face: princeFace(civilization) };
      }
      case "monument": {
        const { civilization, district } = event;
        const from = { zone: "scale", civilization };
        return { from, to: { zone: "district", district }, face: cardFace(civilization) };
      }
      case "wonder": {
        const { seat, island } = event;
        const face = art(`wonder-${island}`, "flying-card");
        return { from: { zone: "seat", seat }, to: { zone: "wonder", island }, face };
      }
      default:
        return null;
    }
  },

  pops: (before, after) =>
    after.scores.map((score, seat) => ({
      at: { zone: "points", seat },
      gained: score - before.scores[seat],
    })),
};

/** An action card on its way; without a civilization its back. @param {import("./pieces.js").Civilization | null} civilization */
const cardFace = (civilization) =>
  html`<span class="flying-card ${civilization ?? ""}">${art(civilization ? `monument-${civilization}` : "card-back")}</span>`;

/** A prince or a guest on its way. @param {import("./pieces.js").Civilization} civilization */
const princeFace = (civilization) =>
  html`<span class="flying-card ${civilization}">${art(civilization)}</span>`;

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
