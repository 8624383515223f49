// A District: its name, its monument with who controls it, the princes in it.

import { html, nothing } from "lit-html";
import { art, mark, sign, troop } from "./pieces.js";

/** @typedef {import("./pieces.js").Scene} Scene */
/** @typedef {import("../engine_types.js").UtopiaPrinces} Princes */

// how wide a player's mark, a sign and a number are, and a row of them, in tenths of a letter's height
const [MARK, SIGN, NUMBER, ROW] = [18, 15, 6, 78];
const FEW = 39;

/** @param {Scene} scene @param {string} slug */
export function district(scene, slug) {
  const { board, view, words, state } = scene;
  const { id, island, ship, value, xy } = board.districts[slug];
  const { monument, princes } = view.districts[slug] ?? { monument: null, princes: [] };
  const left = state.decision.ask.args?.district === slug && scene.choices.moves.length;
  const look = [
    "district",
    island,
    view.closed.includes(island) ? "closed" : "",
    left ? "left" : "",
  ].join(" ");
  const name = words.word(`district-${slug}`);
  return html`<div class="place" data-zone="district-${slug}" .style=${`--x:${xy[0]};--y:${xy[1]}`}>
    ${scene.thing(
      { zone: "district", district: slug },
      label(scene, slug),
      html`
      <span class="title ${monument?.civilization ?? "free"}"><span class="name" data-id=${id} title=${name}>${name}</span>
        ${monument ? standing(scene, monument) : nothing}</span>
      ${lot(scene, princes)}
      <span class="printed" aria-hidden="true">${ship ? art("ship") : nothing}<i data-letter=${value}></i></span>`,
      look,
    )}</div>`;
}

/** A monument with who controls it. @param {Scene} scene @param {import("../engine_types.js").UtopiaMonument} monument */
const standing = (
  { me, words },
  { civilization, seat },
) => html`<span class="monument ${civilization} ${seat === me ? "mine" : ""}"
  aria-hidden="true" data-letter=${words.word(`letter-${civilization}`)}>
  ${art(`monument-${civilization}`)}${mark(seat)}</span>`;

/** The princes by player, one's own first. @param {Scene} scene @param {Princes[]} princes */
function lot(scene, princes) {
  const troops = [scene.me, ...scene.others]
    .map((seat) => princes.filter((some) => some.seat === seat))
    .filter((own) => own.length);
  return html`<span class="lot" aria-hidden="true"><span class="princes ${crowding(troops)} seats-${troops.length}">${troops.map(
    (own) => troop(scene, own[0].seat, own),
  )}</span></span>`;
}

/** How much room princes need if each civilization has its sign: where there is less, only numbers are seen. @param {Princes[][]} troops */
function crowding(troops) {
  const widths = troops.map((own) =>
    own.reduce((wide, { count }) => wide + SIGN + (count > 1 ? NUMBER : 0), MARK),
  );
  let [rows, filled] = [1, 0];
  for (const width of widths) {
    if (filled && filled + width > ROW) [rows, filled] = [rows + 1, 0];
    filled += width;
  }
  if (rows > 3 || Math.max(0, ...widths) > ROW) return "crowd";
  return rows > 1 ? ["many", "full"][rows - 2] : filled > FEW ? "some" : "few";
}

/** All of it in words. @param {Scene} scene @param {string} slug */
function label({ board, view, words }, slug) {
  const { island, ship, value } = board.districts[slug];
  const { monument, princes } = view.districts[slug] ?? { monument: null, princes: [] };
  return [
    words.word(`district-${slug}`),
    words.word(`island-${island}`),
    words.word(ship ? "utopia-port" : "utopia-inland", { count: value }),
    ...(monument ? [words.word("table-monument", monument)] : []),
    ...princes.map((some) => words.word("table-princes", some)),
  ].join(", ");
}

/** A District shown whole. @param {Scene} scene @param {string} slug */
export function wholeDistrict(scene, slug) {
  const { board, view, words } = scene;
  const { id, island, ship, value, bridges } = board.districts[slug];
  const { monument, princes } = view.districts[slug] ?? { monument: null, princes: [] };
  return html`<div class="face isle ${island}">${art(board.islands[island].token, "large")}${ship ? art("ship", "large") : nothing}</div>
    <h2>${words.word(`district-${slug}`)} <small>${id}</small></h2>
    <p>${words.word(`island-${island}`)} · ${words.word(ship ? "utopia-port" : "utopia-inland", { count: value })}</p>
    ${monument ? html`<p class="facts">${standing(scene, monument)} ${words.word("table-monument", monument)}</p>` : nothing}
    ${princes.map(
      (some) => html`<p class="facts">${sign(scene, some.civilization)}
      ${words.word("table-princes", some)}</p>`,
    )}
    ${bridges.length ? html`<p>${words.word("utopia-bridges", { district: bridges })}</p>` : nothing}`;
}
