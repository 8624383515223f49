// A player's zones: Domain, Stock and Activities by material, Buildings and those under construction.

import { html, nothing } from "lit-html";
import { art, buildingLabel, chip, count, materials, printedOn } from "./cards.js";

/** @typedef {import("./cards.js").Scene} Scene */

const ZONES = /** @type {const} */ (["domain", "stock", "activities"]);
// beyond so many Buildings and sites their tiles get smaller
const STEPS = [4, 8, 12];

/** @param {Scene} scene @param {number} seat */
export function opponent(scene, seat) {
  const { view, words } = scene;
  const zones = view.seats[seat];
  return html`<section class="seat zone ${view.turn === seat ? "on-turn" : ""}" aria-label=${scene.name(seat)}
    data-seat=${seat}>
    ${head(
      scene,
      seat,
      html`<span data-zone="hand-${seat}">${scene.thing(
        { zone: "hand", seat },
        handLabel(scene, seat),
        html`${art("hand")}<b>${zones.hand_size}</b>${
          zones.seen.length
            ? html`<span class="seen">${[...new Set(zones.seen)].map((m) => art(m, m))}</span>`
            : nothing
        }`,
        "hand-size",
      )}</span>`,
    )}
    ${rows(scene, seat)}
    ${city(scene, seat)}
    <p class="hidden">${zones.lacks.length ? words.word("table-lacks", { material: zones.lacks }) : nothing}</p>
  </section>`;
}

/** @param {Scene} scene @param {number} seat */
function handLabel({ view, words }, seat) {
  const { hand_size, seen } = view.seats[seat];
  const size = words.word("table-pile", { count: hand_size });
  const known = seen.length ? `, ${words.word("table-seen", { material: seen })}` : "";
  return words.word("colon", {
    left: words.word("place-hand", { seat }),
    right: `${size}${known}`,
  });
}

/**
 * Name, points, Last Turn, and what a drawing wants beside them.
 * @param {Scene} scene
 * @param {number} seat
 * @param {unknown} beside
 */
export function head(scene, seat, beside) {
  const { view, words } = scene;
  return html`<header class="seat-head">
    ${scene.askedToken(seat)}
    <h3 title=${scene.name(seat)}>${scene.name(seat)}</h3>
    ${
      view.last === seat
        ? html`<span class="last" role="img" aria-label=${words.word("table-last", { seat })}
      title=${words.word("table-last", { seat })}>${art("last-turn")}</span>`
        : nothing
    }
    ${scene.score(seat)}
    ${beside}
  </header>`;
}

/** Domain, Stock and Activities, a column for each material. @param {Scene} scene @param {number} seat */
export function rows(scene, seat) {
  const { view, words } = scene;
  const zones = view.seats[seat];
  return html`<div class="rows">${ZONES.map(
    (zone) => html`
    <div class="row ${zone}" data-zone="${zone}-${seat}">
      <span class="row-name">${words.word(`zone-${zone}`)}</span>
      ${materials(scene).map((material) => {
        const holds = zone === "activities" && view.monopolies[material] === seat;
        return chip(
          scene,
          { zone, seat, material },
          count(zones[zone], material),
          words.word(`place-${zone}`, { seat }),
          holds ? art("monopoly", "wreath") : nothing,
        );
      })}
      <span class="limit">${zone === "activities" ? `${zones.activities.length}/${zones.limit}` : nothing}</span>
    </div>`,
  )}</div>`;
}

/** Buildings under construction, then completed ones. @param {Scene} scene @param {number} seat */
export function city(scene, seat) {
  const { view, words } = scene;
  const { sites, buildings } = view.seats[seat];
  const filled = sites.length + buildings.length;
  const fill = 1 + STEPS.filter((step) => filled > step).length;
  // all of the city takes what is to be founded, so that there is room to drop it
  return html`<div class="city fill-${fill}" data-zone="sites-${seat}">
    <span role="group" aria-label=${words.word("zone-sites")}>
      ${sites.map((site) => construction(scene, seat, site))}</span>
    <span data-zone="buildings-${seat}" role="group" aria-label=${words.word("zone-buildings")}>
      ${buildings.map((building) =>
        scene.thing(
          { zone: "buildings", seat, building },
          buildingLabel(scene, building),
          html`${art(`building-${building}`, "scene")}
          <span class="name">${words.word(`building-${building}`)}</span>`,
          `tile ${printedOn(scene, building).material}`,
        ),
      )}</span>
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {import("../engine_types.js").UchroniaSite} site
 */
function construction(scene, seat, { building, resources, new: fresh, active }) {
  const { material, cost } = printedOn(scene, building);
  const label = scene.words.word("table-site", {
    building,
    material,
    cost,
    held: resources.length,
  });
  const slots = Array.from({ length: cost }, (_, at) =>
    resources[at] ? art(resources[at], resources[at]) : art("site", "empty"),
  );
  return html`<span class="site-place" data-zone="site-${seat}-${building}">${scene.thing(
    { zone: "site", seat, building },
    label,
    html`${art(`building-${building}`, "scene")}
      <span class="name">${scene.words.word(`building-${building}`)}</span><span class="slots">${slots}</span>`,
    `tile site ${material}${fresh ? " fresh" : ""}${active ? " active" : ""}`,
  )}</span>`;
}
