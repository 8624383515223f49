// A plain script beside the modules: if one of them cannot be loaded, it says so at once.

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
// one that failed before this script was there fails again
/** @type {NodeListOf<HTMLScriptElement>} */
const modules = document.querySelectorAll("script[type=module]");
for (const { src } of modules) import(src).catch(() => show(src));
setTimeout(() => {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const styles = document.querySelectorAll("link[rel=stylesheet]");
  for (const link of styles) {
    // nothing is painted while a style sheet is awaited: plain is better than blank
    if (!link.sheet) link.remove();
  }
}, forStyle());
setTimeout(() => show(""), forBeginning());
document.addEventListener("polis-unstarted", (event) =>
  show(String(/** @type {CustomEvent} */ (event).detail)),
);
