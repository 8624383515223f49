// Games as files: exported, and read in again.

import { LIMITS } from "../parts.js";
import { untilSaved } from "./deadlines.js";
import { isSave, LONGEST_NAME, newId } from "./saves.js";

/** @typedef {import("./saves.js").Save} Save */

/**
 * A file somebody exported, as a game of its own; a bare record is taken too.
 * @param {File} file
 * @returns {Promise<Save>}
 */
export async function readFile(file) {
  if (file.size > LIMITS.longestFile) throw new Error("too large");
  const value = JSON.parse(await file.text());
  const record = isSave(value) ? value.record : value;
  if (!isRecord(record)) throw new Error("no game");
  const seats = isSave(value) ? value.seats : [];
  const names = isSave(value) && Array.isArray(value.names) ? value.names.map(String) : [];
  const name = isSave(value) ? value.name : file.name;
  return {
    polis: 1,
    id: newId(),
    name: name.slice(0, LONGEST_NAME),
    address: "",
    seats,
    names,
    record,
    over: false,
    changed: Date.now(),
    owner: "",
  };
}

/** What may be a record; whether it is sound the engine says. @param {unknown} value @returns {value is Save["record"]} */
function isRecord(value) {
  const { polis, moves } = /** @type {Record<string, unknown>} */ (Object(value));
  return polis === 1 && Array.isArray(moves);
}

/** @param {string} name @param {unknown} value */
export function download(name, value) {
  const link = document.createElement("a");
  const blob = new Blob([JSON.stringify(value)], { type: "application/json" });
  link.href = URL.createObjectURL(blob);
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60) || "polis"}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), untilSaved());
}

/** The game being played. @param {import("./page.js").Page} page */
export function exportGame({ session, store }) {
  if (session) download(session.name, session.saved(store.tab));
}
