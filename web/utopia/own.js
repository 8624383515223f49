// The viewer's own place at the table: the hand, princes in supply, bases and privileges.

import { html, nothing } from "lit-html";
import { surprising } from "./queue.js";
import { art, civilizations, sign } from "./pieces.js";

/** @typedef {import("./pieces.js").Scene} Scene */

const MOST_BACKS = 5;

/** @param {Scene} scene */
export const own = (scene) => html`${hand(scene)}${store(scene)}`;

/** Cards of one civilization lie on each other. @param {Scene} scene */
function hand(scene) {
  const { view, me, words } = scene;
  const { hand: cards, hand_size: size } = view.seats[me];
  const name = words.word("part-hand");
  return html`<section class="hand zone ${view.turn === me ? "on-turn" : ""}" data-zone="hand-${me}" aria-label=${name}>
    <h3>${name} <b>${size}</b></h3>
    <div class="stacks">${
      cards === null
        ? Array.from(
            { length: Math.min(size, MOST_BACKS) },
            () => html`<span class="card back">${art("card-back")}</span>`,
          )
        : civilizations(scene).map((civilization) =>
            stack(scene, civilization, cards.filter((card) => card === civilization).length),
          )
    }</div>
  </section>`;
}

/** @param {Scene} scene @param {import("./pieces.js").Civilization} civilization @param {number} held */
function stack(scene, civilization, held) {
  if (!held) return nothing;
  const { words, me } = scene;
  const times = held > 1 ? `×${held}` : "";
  return html`<div class="stack">${scene.pile(
    { zone: "hand", seat: me, civilization },
    `${words.word(`card-${civilization}`)} ${times}, ${words.word("part-hand")}`,
    html`
      <span class="corner" data-letter=${words.word(`letter-${civilization}`)}></span>${art(`monument-${civilization}`, "large")}
      <span class="name">${words.word(`civilization-${civilization}`)}</span>
      ${times ? html`<b class="held" data-letter=${times}></b>` : nothing}`,
    `card ${civilization}`,
  )}</div>`;
}

/** What is not in the city, and the piles of cards. @param {Scene} scene */
function store(scene) {
  const { view, me, words } = scene;
  const { privileges, bases, supply, surprise } = view.seats[me];
  const [tokens, spare] = [
    words.word("table-privileges", { count: privileges }),
    words.word("table-bases", { count: bases }),
  ];
  /** @param {"pile" | "discard"} zone @param {number} size @param {string} look */
  const pile = (zone, size, look) => {
    const said = words.word("colon", {
      left: words.word(`part-${zone}`),
      right: words.word("table-pile", { count: size }),
    });
    return html`<span data-zone=${zone}>${scene.thing(
      { zone },
      said,
      html`${art("card-back", look)}<small>${words.word(`part-${zone}`)}</small>
      <b>${size}</b>`,
      "pile",
    )}</span>`;
  };
  return html`<section class="store zone" aria-label=${words.word("part-supply")}>
    <h3>${words.word("part-supply")}</h3>
    <div class="supply" data-zone="supply-${me}">${civilizations(scene).map((civilization) =>
      scene.thing(
        { zone: "supply", seat: me, civilization },
        words.word("table-supply", { civilization, count: supply[civilization] }),
        html`${sign(scene, civilization)}<b>${supply[civilization]}</b>`,
        "chip",
      ),
    )}</div>
    <div class="rest">
      <span data-zone="privileges-${me}">${scene.thing(
        { zone: "privileges", seat: me },
        tokens,
        html`${art("privilege")}<small>${words.word("utopia-privileges")}</small> <b>${privileges}</b>`,
        "pile",
      )}</span>
      <span class="pile" role="img" aria-label=${spare} title=${spare}>${art("base")}<b>${bases}</b><small>${words.word("utopia-bases")}</small></span>
      ${pile("pile", view.pile, "")}${pile("discard", view.discard.length, "faded")}
      ${surprise ? surprising(scene) : nothing}
    </div>
  </section>`;
}
