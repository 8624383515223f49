// Tells the reader at once if a module of the page cannot be loaded. It is a plain script, so that it
// runs whatever becomes of the modules.

import { forStyle, forBeginning } from "./deadlines.js";

/** @param {string} how */
const show = (how) => {
  const panel = document.getElementById("unstarted");
  const place = document.getElementById("unstarted-how");
  const button = document.getElementById("unstarted-report");
  if (!panel || !place || !button) return;
  panel.hidden = false;
  panel.classList.add("shown");
  place.textContent = how;
  button.hidden = false;
  parent.postMessage({ polis: "unstarted", how }, "*");
  button.onclick = () => navigator.clipboard?.writeText(`${how}\n${navigator.userAgent}`);
};
window.addEventListener(
  "error",
  (event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
      show(target instanceof HTMLScriptElement ? target.src : target.href);
    } else if (!window.polis) show(event.message);
  },
  true,
);
// a module that failed before this script was there is tried again, to learn which one it was
/** @type {NodeListOf<HTMLScriptElement>} */
const modules = document.querySelectorAll("script[type=module]");
for (const { src } of modules) import(src).catch(() => show(src));
setTimeout(() => {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const styles = document.querySelectorAll("link[rel=stylesheet]");
  for (const link of styles) {
    // browsers paint nothing while they wait for a style sheet, and a plain page is better than a blank one
    if (!link.sheet) link.remove();
  }
}, forStyle());
setTimeout(() => show(""), forBeginning());
document.addEventListener("polis-unstarted", (event) =>
  show(String(/** @type {CustomEvent<string>} */ (event).detail)),
);
