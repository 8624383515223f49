// The rules drawer: the game's rules in our words, its cards, and a search over both.

import { html, nothing } from "lit-html";
import { loadJson } from "./load_json.js";
import { loadPrinted } from "./printed.js";

/** @typedef {import("../engine_types.js").RuleBlock} Block */
/** @typedef {import("../engine_types.js").RuleSection} Section */
/** @typedef {import("../engine_types.js").Printed["cards"]} Cards */
/** @typedef {{ sections: Section[], cards: Cards }} Rules */

const BASE = "base"; // the set that is always there; a game without sets has no other

/**
 * @param {string} game
 * @param {string} language
 * @returns {Promise<Rules>}
 */
export async function loadRules(game, language) {
  const [{ cards }, sections] = await Promise.all([
    loadPrinted(game),
    loadJson(`rules/${game}-${language}.json`),
  ]);
  return { sections: /** @type {Section[]} */ (sections), cards };
}

/** @param {import("./page.js").Page} page */
export function rulesDrawer(page) {
  const { words, gameDrawing, drawer } = page.state;
  const { sought } = drawer;
  if (drawer.rules.is === "loading") return nothing;
  if (drawer.rules.is === "absent") return html`<p>${words.word("page-rules-absent")}</p>`;
  const { rules } = drawer.rules;
  const found = [...rules.sections, ...cardSections(words, rules.cards)]
    .map((section) => narrowed(section, plain(sought).split(/\s+/)))
    .filter((section) => section !== null);
  return html`
    <label class="search">${words.word("page-search")}
      <input type="search" .value=${sought} autocomplete="off" @input=${(
        /** @type {Event} */ { target },
      ) =>
        target instanceof HTMLInputElement && page.store.search(target.value.slice(0, 60))}></label>
    <p role="status" class="count">${sought ? words.word("page-found", { count: found.length }) : nothing}</p>
    ${gameDrawing.drawing ? html`<p class="note">${words.word("page-why-note")}</p>` : nothing}
    ${found.map(
      (section) => html`<section class="rule" id="rule-${section.id}"><h3>${section.title}</h3>
      ${blocks(section.blocks)}</section>`,
    )}`;
}

/** Every card that has a rule of its own, set by set. @param {import("./words.js").Words} words @param {Cards} cards */
function cardSections(words, cards) {
  const sets = Map.groupBy(Object.entries(cards), ([, card]) => ("set" in card ? card.set : BASE));
  return [...sets].map(([set, ofSet]) => {
    const left = words.word("page-cards");
    const isBase = set === BASE;
    return {
      id: isBase ? "all" : `all-${set}`,
      title: isBase ? left : words.word("colon", { left, right: words.word(`title-${set}`) }),
      blocks: cardList(words, ofSet),
    };
  });
}

/**
 * @param {import("./words.js").Words} words
 * @param {[string, Cards[string]][]} cards
 * @returns {Block[]}
 */
function cardList(words, cards) {
  return cards.map(([card, { name }]) => {
    const status = words.has(`status-${card}`)
      ? ` (${words.word(words.word(`status-${card}`))})`
      : "";
    // the name before the colon is bold and stands apart
    const text = words.word("colon", { left: "", right: words.word(`text-${card}`) + status });
    return {
      kind: "li",
      spans: [
        [words.say(name), true],
        [text, false],
      ],
    };
  });
}

/**
 * What of a section holds all the words sought; a title that does shows it whole.
 * @param {Section} section
 * @param {string[]} wanted
 */
function narrowed(section, wanted) {
  /** @param {string} text */
  const holds = (text) => wanted.every((word) => plain(text).includes(word));
  if (holds(section.title)) return section;
  const blocks = section.blocks.filter(({ spans }) =>
    holds(`${section.title} ${spans.map(([text]) => text).join("")}`),
  );
  return blocks.length ? { ...section, blocks } : null;
}

/** A text as one would type it in haste. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .replace(/[\u00A0\u202F]/g, " ")
    .toLowerCase()
    .trim();

/** Paragraphs, and list items that follow each other as one list. @param {Block[]} given */
function blocks(given) {
  /** @type {Block[][]} */
  const runs = [];
  for (const block of given) {
    const last = runs.at(-1);
    if (block.kind === "li" && last?.[0].kind === "li") last.push(block);
    else runs.push([block]);
  }
  return runs.map((run) =>
    run[0].kind === "li"
      ? html`<ul>${run.map(({ spans }) => html`<li>${inline(spans)}</li>`)}</ul>`
      : html`<p>${inline(run[0].spans)}</p>`,
  );
}

/** @param {[string, boolean][]} spans */
const inline = (spans) => spans.map(([text, bold]) => (bold ? html`<b>${text}</b>` : text));
