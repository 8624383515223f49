// Words by message id in the player's language, from the same files the engine uses.

import { FluentBundle } from "@fluent/bundle";
import { LANGUAGES } from "../parts.js";
import { loadJson } from "./load_json.js";
import { REMEMBERED, remembered } from "./remembered.js";

/** @typedef {import("../engine_types.js").Message} Message */
/** @typedef {import("../engine_types.js").Argument | undefined} Argument */
/** @typedef {import("@fluent/bundle").FluentResource["body"][number]["value"]} Pattern */

// arguments that are seats are said as players' names
const SEATS = new Set(["seat", "owner", "victim"]);
// around a card's name in words that are to be taken apart; no text has these characters
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];

export class Words {
  /**
   * @param {string} language
   * @param {FluentBundle} bundle
   * @param {Set<string>} games those whose words are in it
   * @param {readonly string[]} [names] of the players
   */
  constructor(language, bundle, games, names = []) {
    this.language = language;
    this.bundle = bundle;
    this.games = games;
    this.names = names;
    /** @type {string[]} arguments that are cards, while words are taken apart */
    this.marked = [];
  }

  /** The same words, for players of these names. @param {readonly string[]} names */
  named(names) {
    return new Words(this.language, this.bundle, this.games, names);
  }

  /** The words of a game as well. @param {string} game */
  async learn(game) {
    if (this.games.has(game)) return;
    const patterns = await loadPatterns(`${game}-${this.language}`);
    this.bundle.addResource({ body: patterns });
    this.games.add(game);
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** @param {string} id @param {Record<string, Argument>} [args] */
  word(id, args = {}) {
    return this.say({ id, args });
  }

  /**
   * @param {{ id: string, args: Record<string, Argument> }} message
   * @returns {string}
   */
  say({ id, args }) {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    /** @type {Record<string, string | number>} */
    const values = {};
    for (const [name, value] of Object.entries(args)) values[name] = this.value(name, value);
    return this.bundle.formatPattern(pattern, values, []);
  }

  /**
   * The same words with the cards they name apart, so that these can be links.
   * @param {Message} message
   * @param {string[]} kinds the arguments that name cards
   * @returns {(string | { card: Record<string, string>, text: string })[]}
   */
  parts(message, kinds) {
    this.marked = kinds;
    const said = this.say(message);
    this.marked = [];
    return said.split(/(\uE000.*?\uE002)/).map((part) => {
      const [, kind, card, text] = part.match(/^\uE000(\w+):(.*)\uE001(.*)\uE002$/) ?? [];
      return kind ? { card: { [kind]: card }, text } : part;
    });
  }

  /**
   * @param {string} name
   * @param {Argument} value
   * @returns {string | number}
   */
  value(name, value) {
    if (Array.isArray(value)) return value.map((item) => this.value(name, item)).join(", ");
    if (value && typeof value === "object") return this.say(value);
    if (SEATS.has(name) && typeof value === "number") {
      return this.names[value] ?? this.word("player", { number: value + 1 });
    }
    // ids of things have the kind in front: { $material } "clay" is the message material-clay
    if (typeof value === "string" && this.has(`${name}-${value}`)) {
      const said = this.word(`${name}-${value}`);
      return this.marked.includes(name) ? `${OPEN}${name}:${value}${MIDDLE}${said}${CLOSE}` : said;
    }
    return typeof value === "number" ? value : String(value ?? "");
  }
}

/**
 * The words of the page, and those of these games.
 * @param {string} language
 * @param {Iterable<string>} games
 */
export async function loadWords(language, games) {
  const names = [...games];
  const files = [language, ...names.map((game) => `${game}-${language}`)];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of await Promise.all(files.map(loadPatterns))) bundle.addResource({ body });
  return new Words(language, bundle, new Set(names));
}

/** Patterns that were read when the site was built. @param {string} file */
async function loadPatterns(file) {
  const patterns = await loadJson(`words/${file}.json`);
  return Object.entries(/** @type {Record<string, Pattern>} */ (patterns)).map(([id, value]) => ({
    id,
    value,
    attributes: {},
  }));
}

/**
 * The address's language, the one chosen before, the browser's, or English.
 * @param {string | null} named by the address
 */
export function preferredLanguage(named) {
  const candidates = [
    named,
    remembered(REMEMBERED.language),
    ...navigator.languages.map((code) => code.slice(0, 2)),
  ];
  return candidates.find((code) => code && Object.hasOwn(LANGUAGES, code)) ?? "en";
}
