// The game that the start screen begins with.

import { REMEMBERED, remembered } from "./remembered.js";

/** The one chosen last, or the first there is. @param {import("./address.js").Games} games */
export function chosenGame(games) {
  const chosen = remembered(REMEMBERED.game);
  return chosen && Object.hasOwn(games, chosen) ? chosen : Object.keys(games)[0];
}
