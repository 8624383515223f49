// Makes the addresses of scripts. With Trusted Types a browser accepts no others, so no fault of the
// page can load a script from outside the site's folder.

export const FOLDER = new URL("../", import.meta.url).href;

/** @param {string} url @returns {string} the same, if it lies inside the folder */
function checked(url) {
  if (!new URL(url, FOLDER).href.startsWith(FOLDER)) throw new TypeError(`refused: ${url}`);
  return url;
}

const policy = globalThis.trustedTypes?.createPolicy("polis", { createScriptURL: checked });

/**
 * @param {string} path relative to the site's folder
 * @returns {string} what browsers with Trusted Types accept as a script's address
 */
export function script(path) {
  const url = new URL(path, FOLDER).href;
  return policy ? policy.createScriptURL(url) : checked(url);
}
