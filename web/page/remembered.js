// Short texts kept in this browser. Storage is optional: where there is none, nothing is remembered.

/** All keys of ours; games are kept elsewhere (saves.js). */
export const REMEMBERED = {
  game: "polis-game", // the one last chosen on the start screen
  kept: "polis-kept", // set once a game has been kept here
  language: "polis-language",
  progress: "polis-progress", // of lessons and puzzles
  settings: "polis-settings",
};

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
