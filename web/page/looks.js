// Style sheets that come when they are wanted. Without one a page is ugly, but it goes on.

import { forLooks } from "./deadlines.js";
import { FOLDER } from "./policy.js";

/** @type {Map<string, Promise<HTMLLinkElement>>} */
const sheets = new Map();

/** Puts a style sheet on; done when it is there, or will not come. @param {string} name */
export function loadStyle(name) {
  const link = sheets.get(name) ?? put(name);
  sheets.set(name, link);
  return link;
}

/** Takes it off again. @param {string} name */
export async function unloadStyle(name) {
  const link = sheets.get(name);
  sheets.delete(name);
  (await link)?.remove();
}

/** @param {string} name @returns {Promise<HTMLLinkElement>} */
function put(name) {
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: new URL(`styles/${name}.css`, FOLDER).href,
  });
  document.head.append(link);
  return new Promise((done) => {
    link.onload = link.onerror = () => done(link);
    setTimeout(() => done(link), forLooks());
  });
}
