// Reads what a host or an address asks a frame to show. Anything may come, so it is checked here.

import { readAddress } from "../page/address.js";
import { Refused } from "../page/engine.js";
import { quoted } from "../page/quoted.js";
import { BY_LINK, KINDS, readSeats, USUAL_BOT, usualSeats } from "../page/seats.js";
import { SETTINGS } from "../page/settings.js";
import { LANGUAGES, LIMITS } from "../parts.js";
import { APPEARANCE, COLOURS, CONTENT_TEXTS, CONTENT_VALUES } from "./vocabulary.js";

const { longestCommand: LONGEST, longestMove: LONGEST_MOVE, mostMoves: MOST_MOVES } = LIMITS;
const TEXTS = [...CONTENT_TEXTS, ...APPEARANCE, "code"];
// how a table stood that goes on in a frame loaded anew
const SNAPSHOT = ["at", "step", "moves"];
const FIELDS = [...TEXTS, ...CONTENT_VALUES, ...SNAPSHOT, "colours"];
// somebody on another device could not be sent a link to a frame
const KINDS_IN_A_FRAME = KINDS.filter((kind) => kind !== BY_LINK);

/** @typedef {import("../engine_types.js").Message} Message */
/** @typedef {import("../engine_types.js").Position} Position */
/** @typedef {import("../engine_types.js").GivenRecord} GivenRecord */
/** @typedef {import("../engine_types.js").LessonFile} LessonFile */

/**
 * What is to be shown. Positions, records and lessons are objects here; the engine says whether they
 * are sound.
 * @typedef {{ game?: string, seats?: string, lang?: string, theme?: string, puzzle?: string, code?: string,
 *   position?: Position, record?: GivenRecord, lesson?: LessonFile | string, colours?: Record<string, unknown>,
 *   at?: number | "now", step?: number, moves?: string[] }} Command
 */

/** @param {string} id @param {Message["args"]} args */
export const refused = (id, args) => new Refused({ kind: "BadRecord", reason: { id, args } });

/**
 * @param {string} name
 * @param {string} value
 * @returns {Message}
 */
const misunderstood = (name, value) => ({
  id: "page-bad-parameter",
  args: { name, value: quoted(value) },
});

/**
 * The fields of a command, which must not be longer than a frame can bear.
 * @param {unknown} what
 * @returns {Command}
 */
export function readCommand(what) {
  if (!isObject(what)) throw refused("bad-not-an-object", { path: "load" });
  const unknown = Object.keys(what).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined)
    throw refused("bad-unknown-field", { path: "load", field: quoted(unknown) });
  let length = 0;
  try {
    length = JSON.stringify(what).length;
  } catch {
    throw refused("bad-not-an-object", { path: "load" });
  }
  if (length > LONGEST) throw refused("bad-too-long", { path: "load", most: LONGEST });
  /** @type {Record<string, unknown>} */
  const command = {};
  for (const name of TEXTS) if (isGiven(what[name])) command[name] = readText(name, what[name]);
  for (const name of CONTENT_VALUES)
    if (isGiven(what[name])) command[name] = readValue(name, what[name]);
  if (isObject(what.colours)) command.colours = what.colours;
  if (isGiven(what.at)) command.at = what.at === "now" ? what.at : readNumber("at", what.at);
  if (isGiven(what.step)) command.step = readNumber("step", what.step);
  if (isGiven(what.moves)) command.moves = readMoves(what.moves);
  return command;
}

/** @param {unknown} value */
const isGiven = (value) => value !== undefined && value !== null && value !== "";

/** What JSON calls an object. @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => Object.prototype.toString.call(value) === "[object Object]";

/** @param {string} name @param {unknown} value */
function readText(name, value) {
  if (typeof value !== "string") throw refused("bad-not-a-text", { path: name });
  return value;
}

/**
 * An object, or the JSON of one; a lesson may be given by its name.
 * @param {string} name
 * @param {unknown} value
 */
function readValue(name, value) {
  if (isObject(value)) return value;
  if (name === "lesson" && typeof value === "string" && !value.trimStart().startsWith("{"))
    return value;
  try {
    const read = JSON.parse(String(value));
    if (isObject(read)) return read;
  } catch {
    // refused below
  }
  throw refused("bad-not-an-object", { path: name });
}

/** @param {string} name @param {unknown} value */
function readNumber(name, value) {
  const number = Number.isSafeInteger(value) ? Number(value) : -1;
  if (number >= 0 && number <= MOST_MOVES) return number;
  throw refused("bad-not-a-number", { path: name, low: 0, high: MOST_MOVES });
}

/** @param {unknown} moves */
function readMoves(moves) {
  if (!Array.isArray(moves)) throw refused("bad-not-a-list", { path: "moves" });
  if (moves.length > MOST_MOVES) throw refused("bad-too-long", { path: "moves", most: MOST_MOVES });
  return moves.map(readMove);
}

/** @param {unknown} move */
export function readMove(move) {
  if (typeof move !== "string" || move.length > LONGEST_MOVE)
    throw refused("bad-not-a-text", { path: "move" });
  return move;
}

/**
 * What the frame's own address asks for. `code` is empty if the address has one that cannot be read.
 * @param {URL} url
 * @param {string | null} code
 * @returns {Record<string, string | null>}
 */
export function commandOf({ searchParams }, code) {
  if (code === "") throw refused("bad-code", {});
  const given = Object.fromEntries(
    [...TEXTS, ...CONTENT_VALUES].map((name) => [name, searchParams.get(name)]),
  );
  return { ...given, code };
}

/**
 * A free game, as the page reads it from an address.
 * @param {Command} command
 * @param {import("../page/address.js").Games} games
 */
export function addressOf({ game, seats }, games) {
  const url = new URL(location.href);
  const { searchParams } = url;
  searchParams.set("game", game ?? Object.keys(games)[0]);
  searchParams.delete("seats");
  if (seats && readSeats(seats, KINDS_IN_A_FRAME)) searchParams.set("seats", seats);
  const address = readAddress(url, games);
  const notices = address.notices.filter(({ args }) => args.name === "seats");
  if (seats && !readSeats(seats, KINDS_IN_A_FRAME)) notices.unshift(misunderstood("seats", seats));
  return { ...address, notices };
}

/**
 * Who plays a record: as the host says, else as usual.
 * @param {string | undefined} text
 * @param {number} players
 * @param {number} turn who moves first, as the engine reads it
 * @returns {{ seats: string[], notices: Message[] }}
 */
export function seatsOf(text, players, turn) {
  const usual = usualSeats(players, turn);
  if (!text) return { seats: usual, notices: [] };
  const named = readSeats(text, KINDS_IN_A_FRAME);
  if (!named || named.length > players)
    return { seats: usual, notices: [misunderstood("seats", text)] };
  return { seats: usual.map((_, seat) => named[seat] ?? USUAL_BOT), notices: [] };
}

/**
 * Language and theme, or null and a notice for one that there is not.
 * @param {Command} command
 */
export function knownAppearance({ lang, theme }) {
  /** @type {Message[]} */
  const notices = [];
  const known = { lang: Object.keys(LANGUAGES), theme: SETTINGS.theme };
  /** @param {"lang" | "theme"} name @param {string | undefined} value */
  const read = (name, value) => {
    if (!value || known[name].includes(value)) return value ?? null;
    notices.push(misunderstood(name, value));
    return null;
  };
  return { lang: read("lang", lang), theme: read("theme", theme), notices };
}

/** Uses the host's colours, as far as they are colours. @param {Record<string, unknown>} colours */
export function applyColours(colours) {
  const { style, classList } = document.documentElement;
  for (const [name, variable] of Object.entries(COLOURS)) {
    const given = colours[name];
    const value = typeof given === "string" ? given.trim() : "";
    const isColour =
      value.length < 100 &&
      CSS.supports("color", value) &&
      !/var\(|attr\(|currentcolor|inherit|initial|unset|revert/i.test(value);
    if (isColour) style.setProperty(variable, value);
    else style.removeProperty(variable);
    classList.toggle(`own-${name}`, isColour);
  }
}
