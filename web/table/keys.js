// The keyboard at the table: Tab goes through what is legal, arrows to whatever lies next.

import { isPlaying } from "../page/screen.js";
import { middle } from "./middle.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {import("../page/page.js").Page} page @param {KeyboardEvent} event */
export function hearKey(page, event) {
  const place = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (place instanceof Element && place.matches("input, select, textarea")) return;
  if (!isPlaying(page)) return;
  if (event.key in ARROWS) {
    const way = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
    if (walk(way[0], way[1])) event.preventDefault();
  } else if (press(page, event.key)) event.preventDefault();
}

/**
 * @param {import("../page/page.js").Page} page
 * @param {string} key
 */
function press(page, key) {
  const { session } = page;
  const deeds = /** @type {Record<string, () => unknown>} */ ({
    u: () => session?.back("undo"),
    r: () => session?.back("redo"),
    t: () => session?.back("restart"),
    h: () => session?.advise(),
    l: () => page.show("log"),
    b: () => page.show("rules"),
    n: () => page.pace.step(),
    z: () => zoom(page),
    "?": () => page.show("keys"),
    Escape: () => leave(page),
  });
  const lower = key.length === 1 ? key.toLowerCase() : key;
  if (/^[1-9]$/.test(key)) {
    // the number that is in view: of a hint's moves while there is one, else of the buttons
    const chosen = document.querySelector(
      session?.hint ? `.table [data-hinted="${key}"]` : `.prompt [data-key="${key}"]`,
    );
    if (chosen instanceof HTMLElement) chosen.click();
    return true;
  }
  if (!(lower in deeds)) return false;
  deeds[lower]();
  return true;
}

/**
 * Closes what was opened last, or lets go of what is held.
 * @param {import("../page/page.js").Page} page
 */
function leave(page) {
  const { touch } = page;
  if (touch.zoomed) touch.unzoom();
  else if (touch.opened.length) touch.close();
  else {
    touch.reset();
    page.draw();
  }
}

/** @param {import("../page/page.js").Page} page */
function zoom(page) {
  const held = document.activeElement;
  if (page.touch.zoomed) page.touch.unzoom();
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
