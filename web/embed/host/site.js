// Where this script came from: the site whose tables it shows.

// known only while a script runs for the first time
const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);

export const FOLDER = new URL("./", src).href;
export const { origin: ORIGIN } = new URL(FOLDER);
