// What a lesson or a puzzle says beside the table.

import { html, nothing } from "lit-html";
import { betweenLinks, cardLink } from "../table/card_link.js";
import { icon } from "../table/icon.js";
import { LessonSession } from "./lesson_session.js";
import { PuzzleSession } from "./puzzle_session.js";
import { openNextPuzzle } from "./lesson_opening.js";

/** @typedef {import("../table/scene.js").Scene} Scene */
/** @typedef {import("./lesson_session.js").Text} Text */

/** @param {Scene} scene */
export function note(scene) {
  const { session } = scene;
  if (session instanceof LessonSession) return lessonNote(scene, session);
  return session instanceof PuzzleSession ? puzzleNote(scene, session) : nothing;
}

/** @param {Scene} scene @param {LessonSession} session */
function lessonNote({ words, state, page }, session) {
  if (!state.lesson) return nothing;
  const { step, steps, kind, done, failed, hints } = state.lesson;
  /** @param {Text} text */
  const said = (text) => rich(text[words.language] ?? text.en, page);
  const { lesson, hintsShown, wrong } = session;
  return html`<section class="lesson zone" data-lesson=${lesson.id} data-lesson-step=${step} aria-labelledby="lesson-heading">
    <h2 id="lesson-heading">${said(lesson.title)} <small>${words.word("learn-step", { count: step + 1, most: steps })}</small></h2>
    <div class="words" tabindex="0" role="group" aria-labelledby="lesson-heading"><p class="say" role="status">${said(session.step.say)}</p>
    ${wrong ? html`<p class="wrong" role="status">${said(wrong)}</p>` : nothing}
    ${(session.step.hints ?? []).slice(0, hintsShown).map((hint) => html`<p class="clue" role="status">${said(hint)}</p>`)}</div>
    <div class="tray">
      ${
        hintsShown < hints && !done
          ? html`<button type="button" data-clue @click=${() => showHint(session)}>
        ${icon("hint")}${words.word("page-hint")}</button>`
          : nothing
      }
      ${failed ? html`<button type="button" class="main" data-again @click=${() => session.again()}>${words.word("learn-again")}</button>` : nothing}
      ${
        session.isFinished
          ? ending(page, lesson.id)
          : kind === "read" || done
            ? html`<button type="button" class="main"
        data-next @click=${() => session.next()}>${words.word("page-step")}</button>`
            : nothing
      }
    </div>
  </section>`;
}

/** The hint is drawn below the others, and scrolled into view. @param {LessonSession} session */
function showHint(session) {
  session.showHint();
  document.querySelector(".lesson .words")?.scrollTo(0, Number.MAX_SAFE_INTEGER);
}

/** @param {import("../page/page.js").Page} page @param {string} id */
function ending(page, id) {
  const { words, course } = page.state;
  const at = course.findIndex((lesson) => lesson.id === id);
  const next = at < 0 ? undefined : course[at + 1]; // an author's own lesson belongs to no course
  return html`<strong data-finished>${words.word("learn-finished")}</strong>
    ${
      next
        ? html`<button type="button" class="main" data-next-lesson @click=${() => page.opening.openLesson(next.id)}>
      ${words.word("learn-next", { name: next.title[words.language] })}</button>`
        : nothing
    }
    ${page.isFrame ? nothing : html`<button type="button" data-home @click=${() => page.toStart()}>${words.word("learn-home")}</button>`}`;
}

/** @param {Scene} scene @param {PuzzleSession} session */
function puzzleNote({ words, state, page }, session) {
  if (!state.puzzle) return nothing;
  const { goal, grade, best, over, value, solved } = state.puzzle;
  /** @param {number} count */
  const worth = (count) =>
    words.word(goal === "win" ? `puzzle-value-win-${count}` : `puzzle-value-${goal}`, { count });
  return html`<section class="lesson zone" data-puzzle=${session.puzzle.id} aria-labelledby="lesson-heading">
    <h2 id="lesson-heading">${words.word(`puzzle-goal-${goal}`)} <small>${words.word(`puzzle-grade-${grade}`)}</small></h2>
    <div class="words" tabindex="0" role="group" aria-labelledby="lesson-heading"><p class="say">${words.word(`puzzle-how-${state.view.game}-${goal}`)}</p>
    ${
      over
        ? html`<p class=${solved ? "clue" : "wrong"} role="status" data-solved=${String(solved)}>
      ${words.word(solved ? "learn-solved" : goal === "win" ? "learn-not-won" : "learn-unsolved", { value: worth(value ?? 0), best: worth(best) })}</p>`
        : nothing
    }
    ${
      session.solution
        ? html`<ol class="solution">${session.solution.map(
            ({ label, said, why }) => html`<li>
      <b>${words.say(label)}</b> ${[...why, ...said].slice(0, 3).map((message) => html`${words.say(message)} `)}</li>`,
          )}</ol>`
        : nothing
    }</div>
    <div class="tray">
      ${over ? html`<button type="button" class="main" data-again @click=${() => session.again()}>${words.word("learn-again")}</button>` : nothing}
      <button type="button" data-solution @click=${() => session.solve()}>${words.word(session.solution ? "learn-solution-hide" : "learn-solution")}</button>
      <button type="button" data-next-puzzle @click=${() => openNextPuzzle(page, session.puzzle.id)}>${words.word("learn-next-puzzle")}</button>
    </div>
  </section>`;
}

/** A lesson's text without its marks. @param {Text} text @param {import("../page/page.js").Page} page */
export const plain = (text, page) =>
  (text[page.words.language] ?? text.en)
    .replaceAll("**", "")
    .replace(/\[\[([a-z-]+)\]\]/g, (_, card) => page.words.word(`${kindOf(card, page)}-${card}`));

/** @param {string} card @param {import("../page/page.js").Page} page */
const kindOf = (card, { words, state }) =>
  state.gameDrawing.kinds.find((name) => words.has(`${name}-${card}`)) ?? "";

/**
 * Plain text with **bold** and [[cards]], as lessons have it.
 * @param {string} text
 * @param {import("../page/page.js").Page} page
 */
function rich(text, page) {
  const { words } = page;
  return text.split(/(\*\*.+?\*\*|\[\[[a-z-]+\]\])/).map((part) => {
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (!part.startsWith("[[")) return betweenLinks(part);
    const card = part.slice(2, -2);
    const kind = kindOf(card, page);
    if (!kind) return card;
    return cardLink({ [kind]: card }, words.word(`${kind}-${card}`));
  });
}
