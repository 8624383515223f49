// What a host or an address asks a frame to show. All of it may be anything: here it is checked.

import { readAddress } from "../page/address.js";
import { Refused } from "../page/engine.js";
import { SETTINGS } from "../page/settings.js";
import { LANGUAGES } from "../parts.js";
import { readSeats, usualSeats } from "./seats.js";

const LONGEST = 200_000; // characters of anything a host says
const LONGEST_MOVE = 200;
const MOST_MOVES = 50_000;
const TEXTS = ["game", "seats", "lang", "theme", "puzzle", "code"];
const VALUES = ["position", "record", "lesson"];
// where a table goes on that was there before
const STANDS = ["at", "step", "moves"];
const FIELDS = [...TEXTS, ...VALUES, ...STANDS, "colours"];
const COLOURS = { accent: "--leaf", paper: "--paper", ink: "--ink" };

/** @typedef {{ game?: string, seats?: string, lang?: string, theme?: string, puzzle?: string, code?: string,
 *   position?: any, record?: any, lesson?: any, colours?: Record<string, any>,
 *   at?: number | "now", step?: number, moves?: string[] }} Command */
/** @typedef {import("../page/words.js").Message} Message */

/** @param {string} id @param {Record<string, any>} args */
export const refused = (id, args) => new Refused({ kind: "BadRecord", reason: { id, args } });

/**
 * @param {string} name
 * @param {string} value
 * @returns {Message}
 */
const misunderstood = (name, value) => ({
  id: "page-bad-parameter",
  args: { name, value: value.slice(0, 40) },
});

/**
 * Texts and JSON values of a bearable size.
 * @param {any} what
 * @returns {Command}
 */
export function readCommand(what) {
  if (!isObject(what)) throw refused("bad-not-an-object", { path: "load" });
  const unknown = Object.keys(what).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined)
    throw refused("bad-unknown-field", { path: "load", field: unknown.slice(0, 40) });
  let length = 0;
  try {
    length = JSON.stringify(what).length;
  } catch {
    throw refused("bad-not-an-object", { path: "load" });
  }
  if (length > LONGEST) throw refused("bad-too-long", { path: "load", most: LONGEST });
  /** @type {Record<string, any>} */
  const wish = {};
  for (const name of TEXTS) if (isGiven(what[name])) wish[name] = readText(name, what[name]);
  for (const name of VALUES) if (isGiven(what[name])) wish[name] = readValue(name, what[name]);
  if (isObject(what.colours)) wish.colours = what.colours;
  if (isGiven(what.at)) wish.at = what.at === "now" ? what.at : readNumber("at", what.at);
  if (isGiven(what.step)) wish.step = readNumber("step", what.step);
  if (isGiven(what.moves)) wish.moves = readMoves(what.moves);
  return wish;
}

/** @param {any} value */
const isGiven = (value) => value !== undefined && value !== null && value !== "";

/** What JSON calls an object. @param {any} value */
const isObject = (value) => Object.prototype.toString.call(value) === "[object Object]";

/** @param {string} name @param {any} value */
function readText(name, value) {
  if (typeof value !== "string") throw refused("bad-not-a-text", { path: name });
  return value;
}

/**
 * JSON, as text or as it is; a lesson may be just its name.
 * @param {string} name
 * @param {any} value
 */
function readValue(name, value) {
  if (isObject(value)) return value;
  if (name === "lesson" && typeof value === "string" && !value.trimStart().startsWith("{"))
    return value;
  try {
    const read = JSON.parse(value);
    if (isObject(read)) return read;
  } catch {
    // told below
  }
  throw refused("bad-not-an-object", { path: name });
}

/** @param {string} name @param {any} value */
function readNumber(name, value) {
  if (Number.isSafeInteger(value) && value >= 0 && value <= MOST_MOVES) return value;
  throw refused("bad-not-a-number", { path: name, low: 0, high: MOST_MOVES });
}

/** @param {any} moves */
function readMoves(moves) {
  if (!Array.isArray(moves)) throw refused("bad-not-a-list", { path: "moves" });
  if (moves.length > MOST_MOVES) throw refused("bad-too-long", { path: "moves", most: MOST_MOVES });
  return moves.map(readMove);
}

/** @param {any} move */
export function readMove(move) {
  if (typeof move !== "string" || move.length > LONGEST_MOVE)
    throw refused("bad-not-a-text", { path: "move" });
  return move;
}

/**
 * What the frame's own address asks for; a share code that cannot be one is as wrong as any other.
 * @param {URL} url
 * @param {string | null} code
 * @returns {Record<string, any>}
 */
export function commandOf({ searchParams }, code) {
  if (code === "") throw refused("bad-code", {});
  const given = Object.fromEntries(
    [...TEXTS, ...VALUES].map((name) => [name, searchParams.get(name)]),
  );
  return { ...given, code };
}

/**
 * A free game as an address has it.
 * @param {Command} wish
 * @param {import("../page/address.js").Games} games
 * @param {Message[]} notices
 */
export function addressOf({ game, seats }, games, notices) {
  const url = new URL(location.href);
  const { searchParams } = url;
  searchParams.set("game", game ?? Object.keys(games)[0]);
  searchParams.delete("seats");
  if (seats && readSeats(seats)) searchParams.set("seats", seats);
  else if (seats) notices.push(misunderstood("seats", seats));
  const address = readAddress(url, games);
  notices.push(...address.notices.filter(({ args }) => args.name === "seats"));
  return address;
}

/**
 * Who plays a record: as the host says, else as usual.
 * @param {string | undefined} text
 * @param {number} players
 * @param {number} turn who moves first, as the engine reads it
 * @param {Message[]} notices
 */
export function seatsOf(text, players, turn, notices) {
  const usual = usualSeats(players, turn);
  if (!text) return usual;
  const seats = readSeats(text);
  if (seats && seats.length <= players) return usual.map((_, seat) => seats[seat] ?? "fox");
  notices.push(misunderstood("seats", text));
  return usual;
}

/**
 * Language and theme as far as they are known, with a notice for what is not.
 * @param {Command} wish
 * @param {Message[]} notices
 */
export function dressOf({ lang, theme }, notices) {
  const known = { lang: Object.keys(LANGUAGES), theme: SETTINGS.theme };
  /** @param {"lang" | "theme"} name @param {string | undefined} value */
  const read = (name, value) => {
    if (!value || known[name].includes(value)) return value ?? null;
    notices.push(misunderstood(name, value));
    return null;
  };
  return { lang: read("lang", lang), theme: read("theme", theme) };
}

/** The host's colours, as far as they are colours. @param {Record<string, any>} colours */
export function applyColours(colours) {
  const { style, classList } = document.documentElement;
  for (const [name, variable] of Object.entries(COLOURS)) {
    const value = typeof colours[name] === "string" ? colours[name].trim() : "";
    const isColour =
      value.length < 100 &&
      CSS.supports("color", value) &&
      !/var\(|attr\(|currentcolor|inherit|initial|unset|revert/i.test(value);
    if (isColour) style.setProperty(variable, value);
    else style.removeProperty(variable);
    classList.toggle(`own-${name}`, isColour);
  }
}
