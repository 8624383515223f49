// The first table, painted from a prepared file before Python is there.

import { OPENINGS } from "../parts.js";
import { loadJson } from "./load_json.js";

/** @typedef {import("../engine_types.js").State} State */
/** @typedef {import("../engine_types.js").Openings} Openings */

/** @type {Map<string, Promise<Openings | null>>} */
const loads = new Map();
const LUCK = aNumber();

/** @returns {number} any of 32 bits */
export function aNumber() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/**
 * The prepared openings of a game at a table size, with that of this seed if there is one; null if
 * they are not there. Each file is loaded only once.
 * @param {string} game
 * @param {number} players
 * @param {number | null} seed null: any
 * @param {string[]} options
 * @param {number} [luck] which of the files it is then
 */
export function loadOpenings(game, players, seed, options, luck = LUCK) {
  const tables = OPENINGS.filter(
    (each) =>
      each.game === game && each.players === players && each.options.join() === options.join(),
  );
  /** @param {[number, number]} seeds */
  const isWithin = ([first, last]) => seed !== null && first <= seed && seed <= last;
  const prepared =
    tables.find(({ seeds }) => seeds.some(isWithin)) ?? tables.find(({ daily }) => !daily);
  if (!prepared) return Promise.resolve(null);
  const { name, seeds } = prepared;
  const [first] = seeds.find(isWithin) ?? seeds[luck % seeds.length];
  const file = `openings/${name}-${first}.json`;
  let openings = loads.get(file);
  if (!openings) {
    openings = /** @type {Promise<Openings>} */ (loadJson(file)).catch(() => null);
    loads.set(file, openings);
  }
  return openings;
}

/**
 * A seed whose opening is prepared, else any.
 * @param {Openings | null} openings
 */
export function anySeed(openings) {
  const luck = aNumber();
  return openings ? openings.seeds[luck % openings.seeds.length] : luck;
}

/**
 * The table at the start of a game: as it lies if prepared, else face down.
 * @param {Openings} openings
 * @param {number} seed
 * @returns {State}
 */
export function openingOf(openings, seed) {
  const changes = openings.changes[seed];
  if (!changes) return openings.faceDown;
  const state = structuredClone(openings.base);
  for (const [path, value] of changes) {
    const steps = path.split(".");
    const last = /** @type {string} */ (steps.pop());
    /** @type {Record<string, unknown>} */
    let place = state;
    for (const step of steps) place = /** @type {Record<string, unknown>} */ (place[step]);
    place[last] = value;
  }
  return state;
}
