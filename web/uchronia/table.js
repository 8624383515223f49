// Uchronia's table: where the zones lie, and how its cards travel.

import { html } from "lit-html";
import { art, whole } from "./cards.js";
import { own } from "./own.js";
import { opponent } from "./seat.js";
import { forum, greatWorks, monopolies, piles } from "./shared_zones.js";

/** @typedef {import("./cards.js").Scene} Scene */
/** @typedef {import("../engine_types.js").UchroniaPointSource} PointSource */
/** @typedef {import("../engine_types.js").UchroniaView} View */
/** @typedef {import("../engine_types.js").UchroniaThing} Thing */
/** @typedef {import("../engine_types.js").UchroniaMove} Move */
/** @typedef {import("../engine_types.js").UchroniaEvent} Event */
/** @typedef {import("../engine_types.js").UchroniaCard} Card */

/** @param {Scene} scene */
function points(scene) {
  const { threshold, ending, last } = scene.view;
  return scene.track(
    threshold,
    ending
      ? scene.words.word("table-ending", { seat: last })
      : scene.words.word("table-threshold", { count: threshold }),
    ending,
  );
}

const FLYING = "flying-card scene";
/** @type {[PointSource, string][]} where points of each source may arise */
const RISES = [
  ["buildings", "buildings"],
  ["monopolies", "activities"],
  ["effects", "points"],
];

/** @type {import("../table/drawing.js").Drawing<Scene, View, Thing, Move, Event, Card>} */
export const drawing = {
  whole,

  above: (scene) => html`
    <div class="opponents count-${scene.others.length}">${scene.others.map((seat) => opponent(scene, seat))}</div>
    <div class="middle">${points(scene)}${monopolies(scene)}${piles(scene)}${forum(scene)}${greatWorks(scene)}</div>`,

  below: own,

  setLabel({ words }, target) {
    const [material, count] = [target?.material, target?.count];
    return count
      ? words.word("table-cards", { material, count })
      : html`${[material].flat().map((one) => art(String(one), String(one)))} ${words.value("material", material)}`;
  },

  shortLabel({ words }, { label }) {
    const { order, material, building } = label.args;
    if (order && !building) return html`${art(`order-${order}`)}${words.word(`order-${order}`)}`;
    return html`${material ? art(String(material), String(material)) : ""}${words.say(label)}`;
  },

  zoneOf: ({ zone, seat, building }) =>
    [zone, seat, zone === "site" ? building : undefined]
      .filter((part) => part !== undefined)
      .join("-"),

  travel(event) {
    switch (event.event) {
      case "card": {
        const { material, building } = event;
        const [from, to] = [event.from, event.to].map((place) => ({
          ...place,
          ...(place.zone === "site" ? { building } : {}),
        }));
        const face = material
          ? art(material, `flying-card ${material}`)
          : art("card-back", "flying-card");
        return { from, to, face };
      }
      case "works": {
        const { building } = event;
        const face = art(`building-${building}`, FLYING);
        return { from: { zone: "works_pile" }, to: { zone: "works", building }, face };
      }
      case "found": {
        const { seat, building } = event;
        const face = art(`building-${building}`, FLYING);
        return { from: { zone: "works" }, to: { zone: "site", seat, building }, face };
      }
      case "complete": {
        const { seat, building } = event;
        const face = art(`building-${building}`, FLYING);
        return { from: { zone: "sites", seat }, to: { zone: "buildings", seat, building }, face };
      }
      case "monopoly": {
        const { seat, material } = event;
        const from = { zone: `monopoly-${material}` };
        return { from, to: { zone: "activities", seat, material }, face: art("monopoly", FLYING) };
      }
      default:
        return null;
    }
  },

  pops: (before, after) =>
    after.seats.flatMap(({ points }, seat) =>
      RISES.map(([source, zone]) => ({
        at: { zone, seat },
        gained: points[source] - before.seats[seat].points[source],
      })),
    ),
};
