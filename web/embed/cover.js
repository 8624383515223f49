// A button over the whole frame: nothing runs until it is pressed.

import { label, playButton } from "./play_button.js";

/** @typedef {import("../page/words.js").Words} Words */

/** @type {{ place: HTMLElement, button: HTMLElement, word: string } | null} */
let cover = null;

/**
 * Puts the button there.
 * @param {Words} words
 * @param {string} word what the button says
 * @param {() => void} deed
 */
export function coverPage(words, word, deed) {
  uncover();
  const place = document.createElement("section");
  place.className = "cover";
  const button = playButton("", () => {
    uncover();
    deed();
  });
  place.append(button);
  document.body.append(place);
  page().inert = true;
  cover = { place, button, word };
  labelCover(words);
}

/** The language may have changed. @param {Words} words */
export function labelCover(words) {
  if (!cover) return;
  const { place, button, word } = cover;
  place.setAttribute("aria-label", words.word(word));
  label(button, words.word(word));
}

export function uncover() {
  cover?.place.remove();
  cover = null;
  page().inert = false;
}

const page = () => /** @type {HTMLElement} */ (document.getElementById("page"));
