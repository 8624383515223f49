// A button in the place of the author's link: nothing heavy is loaded before it is pressed.

/** @param {string} text @param {() => void} deed */
export function offer(text, deed) {
  const button = document.createElement("button");
  const label = document.createElement("span");
  label.textContent = `▶ ${text}`;
  button.append(label);
  button.onclick = deed;
  return button;
}
