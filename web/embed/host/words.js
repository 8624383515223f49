// The few words that are read before there is a frame, which has all the others.

/** The words in the table's language, or else in the reader's. @param {HTMLElement} table */
export function wordsFor(table) {
  const candidates = [table.getAttribute("lang") ?? "", ...navigator.languages].map((code) =>
    code.slice(0, 2),
  );
  return EMBED_WORDS[candidates.find((code) => Object.hasOwn(EMBED_WORDS, code)) ?? "en"];
}
