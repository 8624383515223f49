// The buttons in the prose: each tells the table of the lesson what to show or to play.
const table = document.querySelector("#lesson");
const told = document.querySelector("#told");

for (const button of document.querySelectorAll("[data-lesson]")) {
  button.addEventListener("click", () => table.load({ lesson: button.dataset.lesson }).catch(tell));
}
for (const button of document.querySelectorAll("[data-play]")) {
  button.addEventListener("click", () => table.play(button.dataset.play).catch(tell));
}

table.addEventListener("polis-step", ({ detail: { step, steps, finished } }) => {
  told.textContent = finished
    ? "Well done: that was the whole lesson."
    : `Step ${step + 1} of ${steps}.`;
});

function tell(fault) {
  told.textContent = fault.message;
}
