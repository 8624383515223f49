// What the address asks for. A value that is not understood gives its default and a notice.

import { LANGUAGES, LIMITS } from "../parts.js";
import { quoted } from "./quoted.js";
import { ANY_SIZE, filled, readSeats, usualSeats } from "./seats.js";
import { SETTINGS } from "./settings.js";

/**
 * @typedef {object} Address
 * @property {string | null} game
 * @property {number} players
 * @property {string[]} options those that are on
 * @property {number | null} seed
 * @property {string[]} seats
 * @property {string | null} lang
 * @property {string[]} names
 * @property {number | null} speed null: as the settings say
 * @property {string | null} table
 * @property {string | null} theme
 * @property {string | null} lesson
 * @property {string | null} puzzle
 * @property {string | null} code a share code; empty: one that cannot be read
 * @property {import("./words.js").Message[]} notices
 */

/** @typedef {typeof import("../parts.js").GAMES} Games */

export const LONGEST_NAME = 20; // of a player
const PARAMETERS = [
  "game",
  "players",
  "options",
  "seed",
  "seats",
  "names",
  "lang",
  "speed",
  "table",
  "lesson",
  "puzzle",
  "theme",
];
// what only an embedded table is told
const FRAMED = ["host", "start", "position", "record"];

/**
 * @param {URL} url
 * @param {Games} games
 * @returns {Address}
 */
export function readAddress(url, games) {
  /** @type {import("./words.js").Message[]} */
  const notices = [];
  const given = url.searchParams;
  /** @param {string} name @param {string} value */
  const bad = (name, value) =>
    notices.push({ id: "page-bad-parameter", args: { name, value: quoted(value) } });
  for (const name of given.keys()) {
    const known =
      PARAMETERS.includes(name) || (FRAMED.includes(name) && url.pathname.endsWith("/embed.html"));
    if (!known) bad(name, given.get(name) ?? "");
  }
  /** @param {string} name @param {string[]} allowed */
  const oneOf = (name, allowed) => {
    const value = given.get(name);
    if (value === null || allowed.includes(value)) return value;
    bad(name, value);
    return null;
  };
  /** @param {string} name @param {number} low @param {number} high */
  const number = (name, low, high) => {
    const value = given.get(name);
    if (value === null) return null;
    const read = /^\d{1,16}(\.\d+)?$/.test(value) ? Number(value) : NaN;
    if (read >= low && read <= high) return read;
    bad(name, value);
    return null;
  };
  const whole = (/** @type {number | null} */ n, /** @type {string} */ name) => {
    if (n === null || Number.isInteger(n)) return n;
    bad(name, String(n));
    return null;
  };
  /** @param {string} name what is called so is looked up later, but it must be called something */
  const named = (name) => {
    const value = given.get(name);
    if (value === "") bad(name, value);
    return value || null;
  };
  const game = oneOf("game", Object.keys(games));
  const [least, most] = game ? games[game].players : ANY_SIZE;
  const seats = readFewSeats(given.get("seats"), most, bad);
  const size = whole(number("players", least, most), "players");
  const players = Math.max(size ?? Math.max(seats.length, least), least);
  if (seats.length > players) bad("seats", given.get("seats") ?? "");
  return {
    game: game ?? (given.has("game") ? Object.keys(games)[0] : null),
    players,
    options: readOptions(given.get("options"), games[game ?? ""]?.options, players, bad),
    seed: whole(number("seed", 0, Number.MAX_SAFE_INTEGER), "seed"),
    seats: filled(seats.slice(0, players), players),
    lang: oneOf("lang", Object.keys(LANGUAGES)),
    names: readNames(given.get("names"), players, bad),
    speed: number("speed", 0, 10),
    table: oneOf("table", ["plain", "drawn"]),
    theme: oneOf("theme", SETTINGS.theme),
    lesson: named("lesson"),
    puzzle: named("puzzle"),
    code: readCode(url.hash, notices),
    notices,
  };
}

/**
 * The options that are on, without those that no such game has.
 * @param {string | null} text
 * @param {Record<string, number[]> | undefined} known
 * @param {number} players
 * @param {(name: string, value: string) => void} bad
 */
function readOptions(text, known, players, bad) {
  const fit = fitting(known, players);
  const named = [...new Set(text?.split(","))];
  for (const name of named) if (!fit.includes(name)) bad("options", name);
  return fit.filter((name) => named.includes(name));
}

/**
 * The options that a game has for so many players.
 * @param {Record<string, number[]> | undefined} known
 * @param {number} players
 */
export const fitting = (known, players) =>
  Object.entries(known ?? {}).flatMap(([name, sizes]) => (sizes.includes(players) ? name : []));

/** How the engine is asked for them. @param {string[]} options */
export const switchedOn = (options) => Object.fromEntries(options.map((name) => [name, true]));

/**
 * @param {string | null} text
 * @param {number} most
 * @param {(name: string, value: string) => void} bad
 */
function readFewSeats(text, most, bad) {
  if (text === null) return [];
  const seats = readSeats(text);
  if (seats && seats.length <= most) return seats;
  bad("seats", text);
  return [];
}

/**
 * What players call themselves; an empty name stands for the usual one.
 * @param {string | null} text
 * @param {number} players
 * @param {(name: string, value: string) => void} bad
 */
function readNames(text, players, bad) {
  if (text === null) return [];
  const names = text.split(",").map((name) => name.trim());
  if (names.length <= players && names.every((name) => name.length <= LONGEST_NAME)) return names;
  bad("names", text);
  return [];
}

/**
 * @param {string} hash
 * @param {import("./words.js").Message[]} notices
 */
function readCode(hash, notices) {
  if (!hash || hash === "#") return null;
  const code = hash.match(/^#r=([\w-]+)$/)?.[1];
  if (code && code.length <= LIMITS.longestCode) return code;
  notices.push({ id: "bad-code", args: {} });
  return "";
}

/**
 * The address of a game, without what is the default anyway.
 * @param {{ game: string, players: number, options: string[], seed: number | null, seats: string[], names?: string[] }} choice
 */
export function writeAddress({ game, players, options, seed, seats, names }) {
  const query = new URLSearchParams({ game, players: String(players) });
  if (options.length) query.set("options", options.join());
  if (seed !== null) query.set("seed", String(seed));
  if (seats.join() !== usualSeats(players).join()) query.set("seats", seats.join());
  if (names?.some(Boolean)) query.set("names", names.join());
  return `?${query.toString().replaceAll("%2C", ",")}`;
}
