// Where this script came from: the site whose tables it shows.

// a script knows its own element only while it runs for the first time
const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);

export const FOLDER = new URL("./", src).href;
export const { origin: ORIGIN } = new URL(FOLDER);
