// Lessons and puzzles to choose from, on the start screen.

import { html, nothing } from "lit-html";
import { icon } from "../table/icon.js";
import { progressOf } from "./progress.js";

const DAY = 86_400_000;

/** @typedef {import("../page/page.js").Page} Page */

/** @param {Page} page */
export function shelf(page) {
  const { words, course, puzzles } = page.state;
  if (!course.length && !puzzles.length) return nothing;
  const states = course.map(({ id }) => progressOf(`lesson/${id}`));
  const first = course.findIndex((_, at) => !states[at].done);
  return html`<section class="learn" aria-labelledby="learn-heading">
    <h2 id="learn-heading">${words.word("learn-course")}</h2>
    ${
      first >= 0
        ? html`<p><button type="button" data-learn @click=${() => page.opening.openLesson(course[first].id)}>
      ${icon("rules")}${words.word(first ? "learn-go-on" : "learn-begin")}</button></p>`
        : nothing
    }
    <ol>${course.map(
      ({ id, title }, at) => html`<li class=${states[at].done ? "done" : nothing}>
      <a href="?lesson=${id}" data-lesson-link=${id} @click=${(/** @type {Event} */ event) => {
        event.preventDefault();
        page.opening.openLesson(id);
      }}>${title[words.language] ?? title.en}</a>${states[at].done ? html` ${icon("check")}<span class="hidden">${words.word("learn-done")}</span>` : nothing}</li>`,
    )}</ol>
    ${puzzles.length ? puzzleShelf(page) : nothing}
  </section>`;
}

/** @param {Page} page */
function puzzleShelf(page) {
  const { words, puzzles } = page.state;
  const today = puzzles[puzzleOfTheDay(new Date(), puzzles.length)];
  return html`<h2>${words.word("learn-puzzles")}</h2>
    <p><button type="button" data-puzzle-of-the-day @click=${() => page.opening.openPuzzle(today.id)}>
      ${icon("calendar")}${words.word("learn-daily")}</button></p>
    ${[1, 2, 3, 4, 5].map(
      (grade) => html`<p class="grade"><span>${words.word(`puzzle-grade-${grade}`)}</span>
      ${puzzles
        .filter((puzzle) => puzzle.grade === grade)
        .map(({ id }) => {
          const { done } = progressOf(`puzzle/${id}`);
          const number = id.replace(/\D+0*/, "");
          return html`<a href="?puzzle=${id}" class=${done ? "done" : nothing} data-puzzle-link=${id}
          aria-label=${words.word(done ? "learn-puzzle-solved" : "learn-puzzle", { number })} @click=${(
            /** @type {Event} */ event,
          ) => {
            event.preventDefault();
            page.opening.openPuzzle(id);
          }}>${number}${done ? "✓" : nothing}</a>`;
        })}</p>`,
    )}`;
}

/**
 * The same for everyone on one day, wherever they are.
 * @param {Date} day
 * @param {number} count
 */
function puzzleOfTheDay(day, count) {
  const days = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY;
  // a step that shares no factor with most counts, so that grades mix from day to day
  return (days * 29) % count;
}
