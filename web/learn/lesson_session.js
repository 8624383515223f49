// A lesson at the table: the engine's teacher says what belongs to a step, the page shows it.

import { TableSession } from "../page/table_session.js";
import { keepProgress, progressOf } from "./progress.js";

/** @typedef {import("../engine_types.js").LessonFile} Lesson a lesson as its file has it */
/** @typedef {import("../engine_types.js").Text} Text in each language */
/** @typedef {import("../page/table_session.js").MatchRequest} MatchRequest */
/** @typedef {{ step: number, moves: string[] }} From where a learner begins of whom nothing is kept */

export class LessonSession extends TableSession {
  /** @type {Text | null} */
  #wrong = null;
  #hintsShown = 0;
  #from;

  /**
   * @param {import("../page/table_session.js").Surroundings} surroundings
   * @param {import("../page/table_store.js").Start} start
   * @param {Lesson} lesson
   * @param {From} [from]
   */
  constructor(surroundings, start, lesson, from = { step: 0, moves: [] }) {
    super(surroundings, start);
    this.lesson = lesson;
    this.#from = from;
  }

  /** The answer to a move that does not belong here. */
  get wrong() {
    return this.#wrong;
  }

  get hintsShown() {
    return this.#hintsShown;
  }

  get bot() {
    return this.state?.lesson?.bot ?? null;
  }

  /** A step that is only read, or done, has nothing to choose. */
  get isToRead() {
    const { kind, done } = this.state?.lesson ?? {};
    return kind === "read" || Boolean(done);
  }

  /** The step, with its texts by language. */
  get step() {
    return this.lesson.steps[this.state?.lesson?.step ?? 0];
  }

  /** How to begin where the learner is. @returns {MatchRequest} */
  get request() {
    const isKnown = this.record || !this.surroundings.isKept;
    const { step, moves } = isKnown ? this.progress : progressOf(`lesson/${this.lesson.id}`);
    return {
      do: "lesson",
      lesson: this.lesson,
      step: Math.min(step, this.lesson.steps.length - 1),
      moves,
    };
  }

  get requests() {
    return this.record ? [this.request] : [];
  }

  /** How far the learner has come. @returns {import("./progress.js").Progress} */
  get progress() {
    if (!this.state?.lesson) return { ...this.#from, done: false };
    const { step, since } = this.state.lesson;
    const moves = this.isFinished || !this.record ? [] : this.record.moves.slice(since);
    return { step, moves, done: this.isFinished };
  }

  /** Nothing more is to be done; a last step that is only read is the end too. */
  get isFinished() {
    const { lesson } = this.state ?? {};
    if (!lesson) return false;
    return lesson.finished || (lesson.kind === "read" && lesson.step === lesson.steps - 1);
  }

  /** @param {MatchRequest} request */
  async carryOut(request) {
    const sent = this.questions.send(request);
    const answer = await sent.answer;
    this.#wrong = "wrong" in answer ? answer.wrong : null;
    if (!("record" in answer)) return;
    await this.adopt(answer.record, sent.how);
    await this.#goOnFromMove();
  }

  /** A step with a move goes on by itself; what comes of it is what the next one tells. */
  async #goOnFromMove() {
    const { kind, done, finished } = this.state?.lesson ?? {};
    if (kind === "move" && done && !finished) await this.#turnTo({ do: "lesson-next" });
  }

  async next() {
    const { state } = this;
    await this.done();
    if (this.state !== state) return; // a step with a move has gone on by itself
    await this.act("play", () => this.#turnTo({ do: "lesson-next" }));
  }

  /** Another step. @param {MatchRequest} request */
  async #turnTo(request) {
    const record = await this.recordAfter(request);
    this.#hintsShown = 0;
    this.#wrong = null;
    await this.adopt(record);
  }

  /** Open play that came to its end too soon, once more. */
  async again(step = this.progress.step) {
    await this.interrupt();
    await this.act("play", () => this.#turnTo({ do: "lesson", lesson: this.lesson, step }));
  }

  async startOver() {
    await this.again(0);
    return true;
  }

  showHint() {
    this.#hintsShown += 1;
    this.changed();
  }

  /** @param {{ id: string }[]} course */
  snapshot(course) {
    const isOfTheCourse = course.some(({ id }) => id === this.lesson.id);
    const { step, moves } = this.progress;
    return { lesson: isOfTheCourse ? this.lesson.id : this.lesson, step, moves };
  }

  async save() {
    if (!this.surroundings.isKept) return;
    const { step, moves, done } = this.progress;
    keepProgress(`lesson/${this.lesson.id}`, { step: done ? 0 : step, moves, done });
  }
}
