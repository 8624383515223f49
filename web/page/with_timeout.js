// Files of the site that are waited for, but not for ever.

import { forPart } from "./deadlines.js";

/** A file that did not come, or not whole. */
export class NotLoaded extends Error {
  /** @param {string} part @param {string} how */
  constructor(part, how) {
    super(`${part}: ${how}`);
    this.part = part;
    this.how = how;
  }
}

/**
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
