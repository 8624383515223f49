// Uchronia's table: where the zones lie, and how its cards travel.

import { html } from "lit-html";
import { art, whole } from "./cards.js";
import { own } from "./own.js";
import { opponent } from "./seat.js";
import { forum, greatWorks, monopolies, piles } from "./shared_zones.js";

/** @typedef {import("../table/scene.js").Scene} Scene */
/** @typedef {import("../table/choices.js").Thing} Thing */

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

/** @type {import("../table/drawing.js").Drawing} */
export const drawing = {
  whole,

  above: (scene) => html`
    <div class="opponents count-${scene.others.length}">${scene.others.map((seat) => opponent(scene, seat))}</div>
    <div class="middle">${points(scene)}${monopolies(scene)}${piles(scene)}${forum(scene)}${greatWorks(scene)}</div>`,

  below: own,

  setLabel: ({ words }, { material, count }) =>
    count
      ? words.word("table-cards", { material, count })
      : html`${[material].flat().map((one) => art(String(one), String(one)))} ${words.value("material", material)}`,

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
    const { seat, building, material } = event;
    if (event.event === "card") {
      const [from, to] = [event.from, event.to].map((place) => ({
        ...place,
        ...(place.zone === "site" ? { building } : {}),
      }));
      return {
        from,
        to,
        face: material ? art(material, `flying-card ${material}`) : art("card-back", "flying-card"),
      };
    }
    const face = art(
      event.event === "monopoly" ? "monopoly" : `building-${building}`,
      "flying-card scene",
    );
    switch (event.event) {
      case "works":
        return { from: { zone: "works_pile" }, to: { zone: "works", building }, face };
      case "found":
        return { from: { zone: "works" }, to: { zone: "site", seat, building }, face };
      case "complete":
        return { from: { zone: "sites", seat }, to: { zone: "buildings", seat, building }, face };
      case "monopoly":
        return {
          from: { zone: `monopoly-${material}` },
          to: { zone: "activities", seat, material },
          face,
        };
      default:
        return null;
    }
  },

  pops(before, after) {
    const places = { buildings: "buildings", monopolies: "activities", effects: "points" };
    return after.seats.flatMap((/** @type {any} */ zones, /** @type {number} */ seat) =>
      Object.entries(places).map(([source, zone]) => ({
        at: { zone, seat },
        gained: zones.points[source] - before.seats[seat].points[source],
      })),
    );
  },
};
