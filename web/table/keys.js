// The keyboard at the table: Tab goes through what is legal, arrows to whatever lies next.

import { screenOf } from "../page/screen.js";
import { middle } from "./middle.js";
import { NUMBER_KEYS } from "./number_keys.js";

/**
 * A key, or several that do the same: what the sheet of keys calls them and says of them, what the
 * browser calls them, and the deed, which tells with `false` that there was nothing to do.
 * @typedef {{ shown: string, says: string, keys?: string[], deed?: (page: Page, key: string) => unknown }} Key
 * @typedef {import("../page/page.js").Page} Page
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1] };

/** @type {Key[]} in the order of the sheet; those without a deed are the browser's own */
export const KEYS = [
  { shown: "Tab", says: "page-key-tab" },
  { shown: "Enter", says: "page-key-enter" },
  {
    shown: "← ↑ → ↓",
    says: "page-key-arrows",
    keys: Object.keys(ARROWS),
    deed: (_, key) => walk(...ARROWS[key]),
  },
  { shown: "Z", says: "page-key-zoom", keys: ["z"], deed: zoom },
  {
    shown: `${NUMBER_KEYS[0]} … ${NUMBER_KEYS.at(-1)}`,
    says: "page-key-number",
    keys: NUMBER_KEYS,
    deed: choose,
  },
  { shown: "U", says: "page-undo", keys: ["u"], deed: ({ session }) => session?.back("undo") },
  { shown: "R", says: "page-redo", keys: ["r"], deed: ({ session }) => session?.back("redo") },
  {
    shown: "T",
    says: "page-restart-turn",
    keys: ["t"],
    deed: ({ session }) => session?.back("restart"),
  },
  { shown: "H", says: "page-hint", keys: ["h"], deed: ({ session }) => session?.advise() },
  { shown: "L", says: "page-log", keys: ["l"], deed: (page) => page.show("log") },
  { shown: "B", says: "page-rules", keys: ["b"], deed: (page) => page.show("rules") },
  { shown: "N", says: "page-step", keys: ["n"], deed: (page) => page.pace.step() },
  { shown: "Esc", says: "page-key-escape", keys: ["Escape"], deed: leave },
  { shown: "?", says: "page-keys", keys: ["?"], deed: (page) => page.show("keys") },
];

/** @param {Page} page @param {KeyboardEvent} event */
export function hearKey(page, event) {
  const place = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (place instanceof Element && place.matches("input, select, textarea")) return;
  if (screenOf(page.state) !== "table") return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const deed = KEYS.find(({ keys }) => keys?.includes(key))?.deed;
  if (deed && deed(page, key) !== false) event.preventDefault();
}

/**
 * The button with the number that is in view: of a hint's moves while there is one, else of all.
 * @param {Page} page
 * @param {string} number
 */
function choose({ session }, number) {
  const chosen = document.querySelector(
    session?.hint ? `.table [data-hinted="${number}"]` : `.prompt [data-key="${number}"]`,
  );
  if (chosen instanceof HTMLElement) chosen.click();
}

/** Closes what was opened last, or lets go of what is held. @param {Page} page */
function leave(page) {
  const { touch } = page;
  const { zoomed, opened } = page.state.touched;
  if (zoomed) touch.unzoom();
  else if (opened.length) touch.close();
  else touch.forgetAnswer();
}

/** @param {Page} page */
function zoom(page) {
  const held = document.activeElement;
  if (page.state.touched.zoomed) page.touch.unzoom();
  else if (held instanceof HTMLElement) page.acting.show(held, held.getBoundingClientRect().left);
}

/**
 * Moves the focus to the nearest thing in a direction.
 * @param {number} x
 * @param {number} y
 */
function walk(x, y) {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || !held.closest(".drawn")) return false;
  const from = middle(held);
  let best = /** @type {HTMLElement | null} */ (null);
  let least = Infinity;
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll(
    ".drawn [data-thing], .drawn [data-opens], .drawn [data-move]",
  );
  for (const other of all) {
    const to = middle(other);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (other === held || along <= 1) continue;
    if (along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  best?.focus({ preventScroll: true });
  return Boolean(best);
}
