// The page begins here.

import { GAMES } from "../parts.js";
import { readAddress } from "./address.js";
import { untilPainted } from "./deadlines.js";
import { offerPublicApi } from "./public_api.js";
import { isDrawn, loadDrawing } from "../table/drawing.js";
import { loadStyle } from "./looks.js";
import { loadOpenings } from "./prepared_openings.js";
import { Page } from "./page.js";
import { loadPrinted } from "./printed.js";
import { loadWords, preferredLanguage } from "./words.js";

/** @param {number} time */
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** What is seen first where no table is drawn at once. @param {import("./address.js").Address} address */
function first({ game, lesson, puzzle }) {
  if (lesson || puzzle) return import("../learn/learning.js");
  return game ? import("./plain_table.js") : import("./start_screen.js");
}

async function main() {
  if (document.readyState === "loading") {
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  }
  const address = readAddress(new URL(location.href), GAMES);
  const { game, players, options, seed, lang, table } = address;
  // what the first screen is made of, all at once
  if (game) loadOpenings(game, players, seed, options);
  if (game && table !== "plain" && isDrawn(game))
    Promise.all([loadDrawing(game), loadPrinted(game)]).catch(() => null);
  else Promise.all([first(address), loadStyle("features")]).catch(() => null);
  const words = await loadWords(preferredLanguage(lang), game ? [game] : []);
  const page = new Page(GAMES, words);
  const { engine } = page;
  const begun = page.opening.begin();
  // the table first: the engine's megabytes would only hold it up
  Promise.race([page.painted, pause(untilPainted())]).then(() => engine.start());
  offerPublicApi(page, begun);
  await begun;
}

main().catch((fault) => {
  console.error(fault);
  document.dispatchEvent(new CustomEvent("polis-unstarted", { detail: String(fault) }));
});
