// Waits for files of the site, but not for ever: one that does not come is named.

import { forPart } from "./deadlines.js";
import { NotLoaded } from "./not_loaded.js";

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
