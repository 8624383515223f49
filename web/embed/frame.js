// The frame begins here: it waits for the host around it, or serves the reader by itself.

import { offerPublicApi } from "../page/public_api.js";
import { loadWords, preferredLanguage } from "../page/words.js";
import { FramedTable } from "./framed_table.js";

async function main() {
  if (document.readyState === "loading") {
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  }
  const given = new URL(location.href).searchParams;
  const frame = new FramedTable(await loadWords(preferredLanguage(given.get("lang")), []));
  offerPublicApi(frame.page, Promise.resolve());
  frame.page.draw();
  if (given.has("host") && parent !== window) frame.listen();
  else if (given.get("start") === "visible") whenVisible(() => frame.begin());
  else frame.offer();
}

/** @param {() => void} begin */
function whenVisible(begin) {
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    begin();
  });
  watch.observe(document.documentElement);
}

main().catch((fault) => {
  console.error(fault);
  document.dispatchEvent(new CustomEvent("polis-unstarted", { detail: String(fault) }));
});
