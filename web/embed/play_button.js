// A button in the place of a table: nothing heavy is loaded before it is pressed.

/** @param {string} text @param {() => void} deed */
export function playButton(text, deed) {
  const button = document.createElement("button");
  button.type = "button";
  button.append(document.createElement("span"));
  button.onclick = deed;
  label(button, text);
  return button;
}

/** @param {HTMLElement} button @param {string} text */
export function label(button, text) {
  /** @type {HTMLElement} */ (button.firstElementChild).textContent = `▶ ${text}`;
}
