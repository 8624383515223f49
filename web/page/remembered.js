// Short texts kept in this browser. Storage is optional: where there is none, nothing is remembered.

/** @param {string} key @returns {string | null} */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} text */
export function remember(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // not kept, then
  }
}
