// The few words that are seen before there is a frame with all the others.

const WORDS = /** @type {Record<string, { play: string, fault: string }>} */ ({
  en: { play: "Play here", fault: "The table cannot be shown" },
  fr: { play: "Jouer ici", fault: "La table ne peut pas être affichée" },
  it: { play: "Gioca qui", fault: "Il tavolo non può essere mostrato" },
});

/** In the table's language, else the reader's. @param {HTMLElement} table */
export function wordsFor(table) {
  const wishes = [table.getAttribute("lang") ?? "", ...navigator.languages].map((code) =>
    code.slice(0, 2),
  );
  return WORDS[wishes.find((code) => Object.hasOwn(WORDS, code)) ?? "en"];
}
