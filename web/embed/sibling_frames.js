// Frames of ours in the same page, which has not our script. They reach each other there whatever the
// browser thinks of storage, and no other tab does.

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

/** They begin one after another, so that each is drawn. @param {() => Promise<unknown>} deed */
export function inTurn(deed) {
  const [keeper = window] = siblings();
  keeper.polisTurn = Promise.resolve(keeper.polisTurn).then(deed);
}

/**
 * This one plays: whoever did goes to sleep. Each is told how to do the same to this one.
 * @param {() => void} sleep
 */
export function playAlone(sleep) {
  for (const other of siblings()) {
    if (other.polisAwake !== sleep) other.polisAwake?.();
    other.polisAwake = sleep;
  }
}
