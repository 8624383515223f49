// What a first table does without: each feature is a module of its own, which comes when it is wanted,
// or when there is nothing else to do.

import { loadStyle } from "./looks.js";
import { withTimeout } from "./with_timeout.js";

const FEATURES = {
  /** the start screen: games, lessons and puzzles to choose from */
  start: { file: "page/start_screen.js", load: () => import("./start_screen.js") },
  /** the table in words */
  plain: { file: "page/plain_table.js", load: () => import("./plain_table.js") },
  /** log, rules, menu, settings and what else opens over the table */
  panels: { file: "page/panels.js", load: () => import("./panels.js") },
  /** lessons and puzzles at the table */
  learning: { file: "learn/learning.js", load: () => import("../learn/learning.js") },
};

/** @typedef {keyof typeof FEATURES} Name */
/** @template {Name} N @typedef {Awaited<ReturnType<(typeof FEATURES)[N]["load"]>>} Module */

/** Events: `come` (one is there), `missing` (detail NotLoaded: one that was wanted will not come). */
export class Features extends EventTarget {
  /** @type {{ [N in Name]?: Module<N> }} */
  #there = {};
  /** @type {Map<Name, Promise<unknown>>} */
  #coming = new Map();
  /** @type {Set<Name>} those that a view waits for */
  #wanted = new Set();

  /**
   * A feature that is being drawn: null until it is there, and then all is drawn anew.
   * @template {Name} N
   * @param {N} name
   * @returns {Module<N> | null}
   */
  wanted(name) {
    if (!this.#there[name]) {
      this.#wanted.add(name);
      this.load(name).catch(() => null); // told by `missing`
    }
    return this.#there[name] ?? null;
  }

  /** The feature if it is there already. @template {Name} N @param {N} name @returns {Module<N> | null} */
  present(name) {
    return this.#there[name] ?? null;
  }

  /**
   * Fails with NotLoaded if it does not come; the next time it is tried again.
   * @template {Name} N
   * @param {N} name
   * @returns {Promise<Module<N>>}
   */
  async load(name) {
    const coming = this.#coming.get(name) ?? this.#fetch(name);
    this.#coming.set(name, coming);
    try {
      await coming;
    } catch (fault) {
      this.#coming.delete(name);
      throw fault;
    }
    return /** @type {Module<N>} */ (this.#there[name]);
  }

  /** @param {Name} name */
  async #fetch(name) {
    const { file, load } = FEATURES[name];
    try {
      const [module] = await withTimeout(file, Promise.all([load(), loadStyle("features")]));
      Object.assign(this.#there, { [name]: module });
      if (this.#wanted.delete(name)) this.dispatchEvent(new Event("come"));
    } catch (fault) {
      if (this.#wanted.delete(name))
        this.dispatchEvent(new CustomEvent("missing", { detail: fault }));
      throw fault;
    }
  }

  /** All that may be wanted later; whatever does not come is tried again when it is wanted. */
  async loadAll() {
    const names = /** @type {Name[]} */ (Object.keys(FEATURES));
    await Promise.all(names.map((name) => this.load(name).catch(() => null)));
  }
}
