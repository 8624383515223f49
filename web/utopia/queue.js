// The queue: who comes when and why, with what each player has and would score this round.

import { html, nothing } from "lit-html";
import { art, civilizations, counted } from "./pieces.js";

/** @typedef {import("./pieces.js").Scene} Scene */
/** @typedef {import("../engine_types.js").UtopiaMinister} Minister */

/** @param {Scene} scene */
export function queue(scene) {
  const { view, words } = scene;
  const name = words.word("part-queue");
  return html`<section class="queue zone count-${view.players}" aria-label=${name}>
    <h3>${name}</h3>
    <ol>${view.queue.map((place, rank) => entry(scene, place, rank + 1))}</ol>
  </section>`;
}

/** @param {Scene} scene @param {Minister} place @param {number} rank */
function entry(scene, { seat, acted, why }, rank) {
  const { view, words, me } = scene;
  const { hand_size, aside_size, privileges, bases, surprise, give_up } = view.seats[seat];
  const said = words.say(why);
  const name = scene.name(seat);
  const hand = words.word("colon", {
    left: words.word("part-hand"),
    right: words.word("table-pile", { count: hand_size }),
  });
  return html`<li class="seat ${view.turn === seat ? "on-turn" : ""} ${acted ? "acted" : ""} ${seat === me ? "mine" : ""}" data-seat=${seat}
    data-zone=${seat === me ? nothing : `supply-${seat}`} aria-label=${name}>
    <span class="rank">${rank}</span>${scene.askedToken(seat)}
    ${scene.thing({ zone: "seat", seat }, words.word("utopia-place", { place: rank, seat, why }), html`<span class="name" title=${name}>${name}</span>`, "who")}
    ${acted ? html`<span class="done" role="img" aria-label=${words.word("utopia-acted")} title=${words.word("utopia-acted")}>✓</span>` : nothing}
    ${scene.score(seat)}${prestigePreview(scene, seat)}
    <span class="holds" data-zone="hand-${seat === me ? "of-mine" : seat}">${
      seat === me
        ? html`<span class="hand-size" role="img" aria-label=${hand}>${art("hand")}<b>${hand_size}</b></span>`
        : scene.thing(
            { zone: "hand", seat },
            `${hand}, ${name}`,
            html`${art("hand")}<b>${hand_size}</b>`,
            "hand-size",
          )
    }</span>
    ${aside_size || give_up ? html`<span class="aside" data-zone="aside-${seat}" title=${words.word("part-aside")}>−${aside_size}/${aside_size + give_up}</span>` : nothing}
    <span class="why-there" title=${said}>${said}</span>
    ${
      seat === me
        ? nothing
        : html`<span class="has">
      ${scene.thing(
        { zone: "supply", seat },
        supply(scene, seat),
        civilizations(scene).map((civilization) =>
          counted(scene, civilization, view.seats[seat].supply[civilization], 0),
        ),
        "supply",
      )}
      ${scene.thing(
        { zone: "privileges", seat },
        `${words.word("table-privileges", { count: privileges })}, ${name}`,
        html`${art("privilege")}<b>${privileges}</b>`,
        "tokens",
      )}
      <span class="tokens" role="img" aria-label=${words.word("table-bases", { count: bases })} title=${words.word("table-bases", { count: bases })}>${art("base")}<b>${bases}</b></span>
      ${surprise ? surprising(scene) : nothing}</span>`
    }
  </li>`;
}

/** Whoever may still draw a surprise guest. @param {Scene} scene */
export const surprising = ({
  words,
}) => html`<span class="tokens" role="img" aria-label=${words.word("utopia-surprise")}
  title=${words.word("utopia-surprise")}>${art("bag")}</span>`;

/** What the round would bring if the scale stayed. @param {Scene} scene @param {number} seat */
function prestigePreview({ view, words }, seat) {
  const count = view.preview[seat];
  const said = words.word("utopia-prestige-preview", { count });
  return view.over
    ? nothing
    : html`<span class="prestige-preview" role="img" data-preview=${count} aria-label=${said} title=${said}>+${count}</span>`;
}

/** @param {Scene} scene @param {number} seat */
function supply(scene, seat) {
  const { view, words } = scene;
  const left = civilizations(scene).map((civilization) =>
    words.word("table-supply", { civilization, count: view.seats[seat].supply[civilization] }),
  );
  return `${words.word("colon", { left: words.word("part-supply"), right: left.join(", ") })}, ${scene.name(seat)}`;
}
