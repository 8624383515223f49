// Words by message id in the player's language, from the same files the engine uses.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FOLDER } from "./policy.js";

/** @typedef {{ id: string, args: Record<string, any> }} Message */

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano" };

// arguments that are seats are said as players' names
const SEATS = new Set(["seat", "owner", "victim"]);

export class Words {
  /** @param {string} language @param {string} text */
  constructor(language, text) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text));
    /** @type {string[]} */
    this.names = [];
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** @param {string} id @param {Record<string, any>} [args] */
  word(id, args = {}) {
    return this.say({ id, args });
  }

  /**
   * @param {Message} message
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
   * @param {string} name
   * @param {any} value
   * @returns {string | number}
   */
  value(name, value) {
    if (Array.isArray(value)) return value.map((item) => this.value(name, item)).join(", ");
    if (value && typeof value === "object") return this.say(value);
    if (SEATS.has(name) && typeof value === "number") {
      return this.names[value] ?? this.word("player", { number: value + 1 });
    }
    // ids of things have the kind in front: { $material } "clay" is the message material-clay
    if (typeof value === "string" && this.has(`${name}-${value}`)) return this.word(`${name}-${value}`);
    return typeof value === "number" ? value : String(value ?? "");
  }
}

/** @param {string} language */
export async function loadWords(language) {
  const response = await fetch(new URL(`words/${language}.ftl`, FOLDER));
  if (!response.ok) throw new Error(`words/${language}.ftl: HTTP ${response.status}`);
  const words = new Words(language, await response.text());
  // the last line of the file: without it the file was cut off, or is something else
  if (!words.has("words-complete")) throw new Error(`words/${language}.ftl: cut off`);
  return words;
}
