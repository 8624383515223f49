// What a first table does without: each feature is a module of its own, which comes when it is wanted,
// or when there is nothing else to do.

import { loadStyle } from "./looks.js";
import { withTimeout } from "./with_timeout.js";

const FEATURES = {
  /** the start screen: games, lessons and puzzles to choose from */
  start: () => import("./start_screen.js"),
  /** the table in words */
  plain: () => import("./plain_table.js"),
  /** log, rules, menu, settings and what else opens over the table */
  panels: () => import("./panels.js"),
  /** lessons and puzzles at the table */
  learning: () => import("../learn/learning.js"),
};

/** @typedef {keyof typeof FEATURES} Name */
/** @template {Name} N @typedef {Awaited<ReturnType<(typeof FEATURES)[N]>>} Module */

/** Events: `come` (one is there), `missing` (detail NotLoaded: one that was wanted will not come). */
export class Features extends EventTarget {
  /** @type {{ [N in Name]?: Module<N> }} */
  #there = {};
  /** @type {Map<Name, Promise<unknown>>} */
  #coming = new Map();

  /**
   * A feature that is being drawn: null until it is there, and then all is drawn anew.
   * @template {Name} N
   * @param {N} name
   * @returns {Module<N> | null}
   */
  wanted(name) {
    const module = this.#there[name];
    if (!module && !this.#coming.has(name)) {
      this.load(name).then(
        () => this.dispatchEvent(new Event("come")),
        (fault) => this.dispatchEvent(new CustomEvent("missing", { detail: fault })),
      );
    }
    return module ?? null;
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
    const loading = Promise.all([FEATURES[name](), loadStyle("features")]);
    const [module] = await withTimeout(`page/${name}.js`, loading);
    Object.assign(this.#there, { [name]: module });
  }

  /** All that may be wanted later; whatever does not come is tried again when it is wanted. */
  async loadAll() {
    const names = /** @type {Name[]} */ (Object.keys(FEATURES));
    await Promise.all(names.map((name) => this.load(name).catch(() => null)));
  }
}
