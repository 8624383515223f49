const MOST = 40; // characters

/** What somebody wrote, as far as it is repeated to them when it is not understood. @param {string} text */
export const quoted = (text) => text.slice(0, MOST);
