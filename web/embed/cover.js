// A button over the whole frame: nothing runs until it is pressed.

/** @typedef {import("../page/words.js").Words} Words */

/** @type {string | null} what the button says */
let said = null;

/**
 * @param {Words} words
 * @param {string} id of what the button says
 * @param {() => void} deed
 */
export function cover(words, id, deed) {
  uncover();
  said = id;
  const place = document.createElement("section");
  place.className = "cover";
  const button = document.createElement("button");
  button.type = "button";
  button.append(document.createElement("span"));
  button.onclick = () => {
    uncover();
    deed();
  };
  place.append(button);
  document.body.append(place);
  page().inert = true;
  label(words);
}

/** In another language, perhaps. @param {Words} words */
export function label(words) {
  const place = document.querySelector(".cover");
  const text = document.querySelector(".cover span");
  if (!said || !place || !text) return;
  place.setAttribute("aria-label", words.word(said));
  text.textContent = `▶ ${words.word(said)}`;
}

export function uncover() {
  document.querySelector(".cover")?.remove();
  page().inert = false;
}

const page = () => /** @type {HTMLElement} */ (document.getElementById("page"));
