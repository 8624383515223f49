// The parts of the engine besides its core: those that Python has, and how the others come.

import { archiveOf } from "./engine_python.js";
import { fetchPart, Meter } from "./parts.js";

/** @typedef {(path: string, content: Uint8Array) => void} Place puts an archive where Python finds it */

export class EngineParts {
  #folder;
  #place;
  /** @type {Set<string>} */
  #there;

  /** @param {string} folder @param {string[]} there @param {Place} place */
  constructor(folder, there, place) {
    this.#folder = folder;
    this.#there = new Set(there);
    this.#place = place;
  }

  /** @param {string} part */
  has(part) {
    return this.#there.has(part);
  }

  /**
   * Fetches those of these parts that are not there. None of them is imported before it is asked for.
   * @param {string[]} parts
   * @param {import("./parts.js").Count} count
   */
  async bring(parts, count) {
    const absent = parts.filter((part) => !this.has(part));
    const archives = await fetchArchives(absent, this.#folder, new Meter(absent, count));
    for (const [part, archive] of archives) {
      // another call may have brought it meanwhile, and Python reads from an archive that it has
      if (this.has(part)) continue;
      this.#place(archiveOf(part), archive);
      this.#there.add(part);
    }
  }
}

/**
 * @param {string[]} parts
 * @param {string} folder
 * @param {Meter} meter
 * @returns {Promise<[string, Uint8Array<ArrayBuffer>][]>} each with its archive
 */
export function fetchArchives(parts, folder, meter) {
  return Promise.all(parts.map(async (part) => [part, await fetchPart(part, folder, meter)]));
}
