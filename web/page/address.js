// What the address asks for. A value that is not understood gives its default and a notice.

import { LEVELS } from "../parts.js";
import { LANGUAGES } from "./words.js";

/**
 * @typedef {object} Address
 * @property {string | null} game
 * @property {number} players
 * @property {number | null} seed
 * @property {string[]} seats
 * @property {string | null} lang
 * @property {number} speed
 * @property {string} table
 * @property {string | null} code a share code
 * @property {import("./words.js").Message[]} notices
 */

/** @typedef {Record<string, { title: string, players: [number, number] }>} Games */

export const KINDS = ["human", ...LEVELS];
const LONGEST_CODE = 200_000;
const PARAMETERS = ["game", "players", "seed", "seats", "lang", "speed", "table"];

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
    notices.push({ id: "page-bad-parameter", args: { name, value: value.slice(0, 40) } });
  for (const name of given.keys()) {
    if (!PARAMETERS.includes(name)) bad(name, given.get(name) ?? "");
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
  const game = oneOf("game", Object.keys(games));
  const [least, most] = game ? games[game].players : [2, 5];
  const seats = readSeats(given.get("seats"), most, bad);
  const size = whole(number("players", least, most), "players");
  const players = Math.max(size ?? Math.max(seats.length, least), least);
  if (seats.length > players) bad("seats", given.get("seats") ?? "");
  return {
    game: game ?? (given.has("game") ? Object.keys(games)[0] : null),
    players,
    seed: whole(number("seed", 0, Number.MAX_SAFE_INTEGER), "seed"),
    seats: filled(seats.slice(0, players), players),
    lang: oneOf("lang", Object.keys(LANGUAGES)),
    speed: number("speed", 0, 10) ?? 1,
    table: oneOf("table", ["plain", "drawn"]) ?? "plain",
    code: readCode(url.hash, notices),
    notices,
  };
}

/**
 * Who sits where if nothing more is said: a human first, the others foxes.
 * @param {string[]} seats
 * @param {number} players
 */
export function filled(seats, players) {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? (seat ? "fox" : "human"));
}

/**
 * @param {string | null} text
 * @param {number} most
 * @param {(name: string, value: string) => void} bad
 */
function readSeats(text, most, bad) {
  if (text === null) return [];
  const seats = text.split(",");
  if (seats.length <= most && seats.every((kind) => KINDS.includes(kind))) return seats;
  bad("seats", text);
  return [];
}

/**
 * @param {string} hash
 * @param {import("./words.js").Message[]} notices
 */
function readCode(hash, notices) {
  if (!hash || hash === "#") return null;
  const code = hash.match(/^#r=([\w-]+)$/)?.[1];
  if (code && code.length <= LONGEST_CODE) return code;
  notices.push({ id: "bad-code", args: {} });
  return null;
}

/**
 * The address of a game, without what is the default anyway.
 * @param {{ game: string, players: number, seed: number | null, seats: string[], lang?: string | null }} wish
 */
export function writeAddress({ game, players, seed, seats, lang }) {
  const query = new URLSearchParams({ game, players: String(players) });
  if (seed !== null) query.set("seed", String(seed));
  if (seats.join() !== filled([], players).join()) query.set("seats", seats.join());
  if (lang) query.set("lang", lang);
  return `?${query.toString().replaceAll("%2C", ",")}`;
}
