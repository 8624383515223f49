// Waits for files of the site, but not for ever: one that does not come is named.

import { forPart } from "./deadlines.js";

/** A file of the site did not come, or only a part of it. */
export class NotLoaded extends Error {
  /** @param {string} part @param {string} how */
  constructor(part, how) {
    super(`${part}: ${how}`);
    this.part = part;
    this.how = how;
  }
}

/**
 * What is loaded, or `NotLoaded`.
 * @template T
 * @param {string} part what to call it if it does not come
 * @param {Promise<T>} loading
 * @returns {Promise<T>}
 */
export async function withTimeout(part, loading) {
  let timer = 0;
  const late = new Promise((_, fail) => {
    timer = window.setTimeout(() => fail(new NotLoaded(part, "stalled")), forPart());
  });
  try {
    return /** @type {T} */ (await Promise.race([loading, late]));
  } catch (fault) {
    throw fault instanceof NotLoaded ? fault : new NotLoaded(part, String(fault));
  } finally {
    clearTimeout(timer);
  }
}
