// The map: four islands in their sea, streets and bridges, and what stands on them.

import { html, nothing } from "lit-html";
import { district } from "./district.js";
import { art, islands, mark } from "./pieces.js";

/** @typedef {import("./pieces.js").Scene} Scene */

/** @param {Scene} scene */
export function map(scene) {
  const { board, words } = scene;
  return html`<section class="map zone" aria-label=${words.word("utopia-map")}>
    <div class="board">
      ${art("map", "sea")}${ways(scene)}
      ${board.borders.map((border) => seamark(scene, border))}
      ${islands(scene).map((island) => isle(scene, island))}
      ${Object.keys(board.districts).map((slug) => district(scene, slug))}
      <small class="reconstructed">${words.word("table-reconstructed")}</small>
    </div>
  </section>`;
}

/** Streets and bridges, under everything else. @param {Scene} scene */
function ways({ board }) {
  const { districts } = board;
  /** @param {"neighbours" | "bridges"} kind */
  const path = (kind) =>
    Object.keys(districts)
      .flatMap((slug) =>
        districts[slug][kind]
          .filter(
            (other) =>
              slug < other && (kind === "bridges" || !districts[slug].bridges.includes(other)),
          )
          .map((other) => `M${districts[slug].xy.join(" ")}L${districts[other].xy.join(" ")}`),
      )
      .join("");
  return html`<svg class="ways" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path class="street" d=${path("neighbours")}></path>
    <path class="bridge" d=${path("bridges")}></path><path class="planks" d=${path("bridges")}></path></svg>`;
}

/** What marks the border of two sea sectors. @param {Scene} scene @param {import("../engine_types.js").UtopiaBorder} border */
function seamark({ words }, { mark: name, open, xy, between }) {
  const label = words.word(open ? "utopia-open" : "utopia-shut", {
    mark: name,
    island: between[0],
    other: { id: `island-${between[1]}`, args: {} },
  });
  return html`<span class="mark" role="img" aria-label=${label} title=${label} .style=${`--x:${xy[0]};--y:${xy[1]}`}>
    ${art(open ? "lighthouse" : "reefs")}</span>`;
}

/** An island's name, and its Wonder or the site of it. @param {Scene} scene @param {import("./pieces.js").Island} island */
function isle(scene, island) {
  const { board, view, words } = scene;
  const { xy, token: animal } = board.islands[island];
  const owner = view.wonders[island] ?? null;
  const closed = view.closed.includes(island);
  const said = closed
    ? words.word("part-closed")
    : owner === null
      ? words.word("utopia-site")
      : words.word("table-wonder", { island, seat: owner });
  return html`<span class="isle-name ${island} ${closed ? "closed" : ""}">${art(animal)}<span>${words.word(`island-${island}`)}</span></span>
    <div class="place" data-zone="wonder-${island}" .style=${`--x:${xy[0]};--y:${xy[1]}`}>
      ${scene.thing(
        { zone: "wonder", island },
        `${words.word(`wonder-${island}`)}, ${words.word(`island-${island}`)}, ${said}`,
        html`${art(owner === null ? "site" : `wonder-${island}`)}${owner === null ? nothing : mark(owner)}`,
        `wonder ${island} ${owner === null ? "unbuilt" : ""} ${closed ? "closed" : ""}`,
      )}</div>`;
}

/** An island with its Wonder shown whole. @param {Scene} scene @param {import("./pieces.js").Island} island */
export function wholeIsland({ words, board }, island) {
  return html`<div class="face isle ${island}">${art(`wonder-${island}`, "large")}${art(board.islands[island].token, "large")}</div>
    <h2>${words.word(`wonder-${island}`)}</h2>
    <p>${words.word(`island-${island}`)} · ${words.word("utopia-animal", { token: board.islands[island].token })}</p>
    <p>${words.word("touch-wonder")}</p>`;
}
