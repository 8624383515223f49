// Loads style sheets when they are wanted. A page goes on without one that does not come: it is only
// ugly.

import { forLooks } from "./deadlines.js";
import { FOLDER } from "./policy.js";

/** @type {Map<string, Promise<HTMLLinkElement>>} */
const sheets = new Map();

/** Done when the style sheet is there, or has not come in time. @param {string} name */
export function loadStyle(name) {
  const link = sheets.get(name) ?? add(name);
  sheets.set(name, link);
  return link;
}

/** The page does without it again. @param {string} name */
export async function unloadStyle(name) {
  const link = sheets.get(name);
  sheets.delete(name);
  (await link)?.remove();
}

/** @param {string} name @returns {Promise<HTMLLinkElement>} */
function add(name) {
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
