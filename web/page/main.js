// The page begins here.

import { GAMES } from "../parts.js";
import { readAddress } from "./address.js";
import { loadOpenings } from "./opening.js";
import { Page } from "./page.js";
import { LANGUAGES, loadWords } from "./words.js";

const PATIENCE = 400; // milliseconds for the first table, before the engine starts all the same

/** @param {number} time */
const pause = (time) => new Promise((done) => setTimeout(done, time));

/**
 * The address's language, the one chosen before, the browser's, or English.
 * @param {string | null} asked
 */
function language(asked) {
  let chosen = null;
  try {
    chosen = localStorage.getItem("polis-language");
  } catch {
    // storage is optional
  }
  const wishes = [asked, chosen, ...navigator.languages.map((code) => code.slice(0, 2))];
  return wishes.find((code) => code && code in LANGUAGES) ?? "en";
}

async function main() {
  if (document.readyState === "loading") {
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  }
  const { game, players, seed, lang } = readAddress(new URL(location.href), GAMES);
  if (game) loadOpenings(game, players, seed);
  const words = await loadWords(language(lang));
  const page = new Page(GAMES, words);
  const { engine } = page;
  const begun = page.begin();
  // the table first: the engine's megabytes would only hold it up
  Promise.race([page.painted, pause(PATIENCE)]).then(() => engine.start());
  Object.defineProperty(window, "polis", {
    value: Object.freeze({
      ready: engine.ready.then(() => begun).catch(() => undefined),
      record: () => engine.ask({ do: "record" }),
      position: () => engine.ask({ do: "position" }),
      decision: async () => page.sitting?.state?.decision ?? null,
      play: async (/** @type {string} */ move) => {
        const why = await engine.ask({ do: "explain", move: String(move) });
        if (why) throw new RangeError(page.words.say(why));
        await page.sitting?.play(move);
      },
    }),
  });
  await begun;
}

main().catch((fault) => {
  console.error(fault);
  document.dispatchEvent(new CustomEvent("polis-unstarted", { detail: String(fault) }));
});
