// The few words that are seen before there is a frame with all the others.

/** In the table's language, else the reader's. @param {HTMLElement} table */
export function wordsFor(table) {
  const candidates = [table.getAttribute("lang") ?? "", ...navigator.languages].map((code) =>
    code.slice(0, 2),
  );
  return EMBED_WORDS[candidates.find((code) => Object.hasOwn(EMBED_WORDS, code)) ?? "en"];
}
