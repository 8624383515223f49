// Games kept on this device. What cannot be read is set aside under its name, never deleted.

import { createStore, del, entries, get, set, update } from "idb-keyval";
import { KINDS } from "./seats.js";
import { REMEMBERED, remember } from "./remembered.js";

/**
 * @typedef {object} Save
 * @property {1} polis
 * @property {string} id
 * @property {string} name
 * @property {string} address the query it was started with
 * @property {string[]} seats
 * @property {string[]} [names]
 * @property {boolean} [unconfirmed] the player has yet to say that the turn is to stand
 * @property {import("../engine_types.js").GameRecord} record
 * @property {boolean} over
 * @property {number} changed milliseconds since 1970
 * @property {string} owner the tab that plays it
 */

/** Another tab has taken the game over. */
export class TakenOver extends Error {}

export const LONGEST_NAME = 80; // characters
const DAMAGED = "damaged:";

/** @type {ReturnType<typeof createStore> | undefined} */
let store;
const room = () => (store ??= createStore("polis", "games"));

export const newId = () => crypto.getRandomValues(new Uint32Array(2)).join("-");

/**
 * @param {unknown} value whatever storage or a file holds
 * @returns {value is Save}
 */
export function isSave(value) {
  if (typeof value !== "object" || value === null) return false;
  const { polis, id, name, address, changed, seats, record } =
    /** @type {Partial<Record<keyof Save, unknown>>} */ (value);
  return (
    polis === 1 &&
    [id, name, address].every((text) => typeof text === "string") &&
    typeof changed === "number" &&
    Array.isArray(seats) &&
    seats.every((seat) => KINDS.includes(seat)) &&
    typeof record === "object" &&
    record !== null &&
    "moves" in record &&
    Array.isArray(record.moves)
  );
}

/**
 * All games, the last played first; those that cannot be read are set aside and listed apart.
 * @returns {Promise<{ games: Save[], damaged: { key: string, name: string }[] }>}
 */
export async function listSaves() {
  /** @type {Save[]} */
  const games = [];
  const damaged = [];
  for (const [key, value] of await entries(room())) {
    if (String(key).startsWith(DAMAGED))
      damaged.push({ key: String(key), name: nameOf(value, key) });
    else if (isSave(value)) games.push(value);
    else damaged.push({ key: await setAside(String(key)), name: nameOf(value, key) });
  }
  games.sort((a, b) => b.changed - a.changed);
  return { games, damaged };
}

/** @param {unknown} value @param {IDBValidKey} key */
function nameOf(value, key) {
  const { name } = Object(value);
  return (typeof name === "string" ? name : String(key)).slice(0, LONGEST_NAME);
}

/**
 * @param {string} key
 * @returns {Promise<string>} its new key
 */
export async function setAside(key) {
  const value = await get(key, room());
  await set(DAMAGED + key, value ?? null, room());
  await del(key, room());
  return DAMAGED + key;
}

/** @param {string} key @returns {Promise<unknown>} */
export const readRaw = (key) => get(key, room());

/** @param {string} key */
export const removeSave = (key) => del(key, room());

/**
 * Writes a game down as it is, whoever plays it.
 * @param {Save} save
 */
export const write = (save) => set(save.id, save, room());

/** @param {string} id @param {string} name */
export const rename = (id, name) =>
  update(id, (/** @type {unknown} */ old) => (isSave(old) ? { ...old, name } : old), room());

/** Whether a game was ever kept here, told at once; the games themselves take a while to look up. */
export function everKept() {
  try {
    return localStorage.getItem(REMEMBERED.kept) !== null;
  } catch {
    return true;
  }
}

/**
 * Writes a game down, unless another tab has taken it over since.
 * @param {Save} save
 */
export async function keep(save) {
  let taken = false;
  await update(
    save.id,
    (/** @type {unknown} */ old) => {
      taken = isSave(old) && old.owner !== save.owner;
      return taken ? old : save;
    },
    room(),
  );
  if (taken) throw new TakenOver();
  // else the next visit looks the games up before it paints
  remember(REMEMBERED.kept, "1");
}

/**
 * The unfinished game that was started with this address, if there is one.
 * @param {string} address
 */
export async function unfinished(address) {
  const { games } = await listSaves();
  return games.find((save) => save.address === address && !save.over) ?? null;
}
