// Frames of ours in one page that has not our script. They find each other in that page, whatever the
// browser thinks of storage, and frames in other tabs are left alone.

import { FOLDER } from "../page/policy.js";

/** Our frames in the page around, in its order. */
function siblings() {
  return Array.from({ length: parent.length }, (_, place) => parent[place]).filter(isOurs);
}

/** @param {Window} other */
function isOurs(other) {
  try {
    return other.location.href.startsWith(FOLDER) && Boolean(other.polis);
  } catch {
    return false; // of another origin
  }
}

/**
 * Frames are drawn one after another: the next one would put a frame to sleep that is not drawn yet.
 * @param {() => Promise<unknown>} draw
 */
export function drawInTurn(draw) {
  // whichever came first keeps the turns, wherever it stands: they load in any order
  const keeper = siblings().find((frame) => frame.polisDrawn) ?? window;
  keeper.polisDrawn = Promise.resolve(keeper.polisDrawn).then(draw);
}

/**
 * The frame that plays until now goes to sleep, and every sibling learns how to put this one to sleep.
 * @param {() => void} sleep
 */
export function playAlone(sleep) {
  for (const frame of siblings()) {
    if (frame.polisSleep !== sleep) frame.polisSleep?.();
    frame.polisSleep = sleep;
  }
}
