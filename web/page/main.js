// The page begins here.

import { GAMES } from "../parts.js";
import { readAddress } from "./address.js";
import { Page } from "./page.js";
import { LANGUAGES, loadWords } from "./words.js";

/** The address's language, the one chosen before, the browser's, or English. */
function language() {
  const asked = readAddress(new URL(location.href), GAMES).lang;
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
  const words = await loadWords(language());
  const page = new Page(GAMES, words);
  // the engine starts at once, whatever the page shows meanwhile
  page.engine.start();
  const begun = page.begin();
  const { engine } = page;
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
