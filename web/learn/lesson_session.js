// A lesson at the table: the engine's teacher says what belongs to a step, the page shows it.

import { TableSession } from "../page/table_session.js";
import { keepProgress, progressOf } from "./progress.js";

export class LessonSession extends TableSession {
  /** @type {any} the lesson as its file has it */
  lesson = null;
  /** @type {Record<string, string> | null} the answer to a move that does not belong here */
  wrong = null;
  hintsShown = 0;
  /** @type {{ step: number, moves: string[] }} where a learner begins of whom nothing is kept */
  from = { step: 0, moves: [] };

  get bot() {
    return this.state?.lesson?.bot ?? null;
  }

  /** The step, with its texts by language. */
  get step() {
    return this.lesson.steps[this.state?.lesson.step ?? 0];
  }

  /** How to sit down where the learner stands. */
  get request() {
    const { step, moves } =
      this.record || !this.isKept ? this.stand : progressOf(`lesson/${this.lesson.id}`);
    return {
      do: "lesson",
      lesson: this.lesson,
      step: Math.min(step, this.lesson.steps.length - 1),
      moves,
    };
  }

  get requests() {
    return [this.request];
  }

  get stand() {
    if (!this.state?.lesson) return { ...this.from, done: false };
    const { step, since } = this.state.lesson;
    return {
      step,
      moves: this.isOver || !this.record ? [] : this.record.moves.slice(since),
      done: this.isOver,
    };
  }

  /** Nothing more is to be done; a last step that is only read is the end too. */
  get isOver() {
    const { step, steps, kind, finished } = this.state?.lesson ?? {};
    return Boolean(finished || (kind === "read" && step === steps - 1));
  }

  /** @param {object} request */
  async move(request) {
    const { record, wrong } = await this.engine.ask(request);
    this.wrong = wrong ?? null;
    if (wrong) return;
    await this.take(record);
    await this.onFromMove();
  }

  /** A step with a move goes on by itself; what comes of it is what the next one tells. */
  async onFromMove() {
    const { kind, done, finished } = this.state?.lesson ?? {};
    if (kind === "move" && done && !finished) await this.turnTo({ do: "lesson-next" });
  }

  async next() {
    const { state } = this;
    await this.doing;
    if (this.state !== state) return; // a step with a move has gone on by itself
    await this.act(async () => {
      await this.turnTo({ do: "lesson-next" });
      await this.goOn();
    });
  }

  /** Another step. @param {object} request */
  async turnTo(request) {
    const { record } = await this.engine.ask(request);
    this.hintsShown = 0;
    this.wrong = null;
    await this.take(record);
  }

  /** Open play that came to its end too soon, once more. */
  async again(step = this.stand.step) {
    await this.doing;
    await this.act(() => this.turnTo({ do: "lesson", lesson: this.lesson, step }));
  }

  async fromTheStart() {
    await this.again(0);
    return true;
  }

  showHint() {
    this.hintsShown += 1;
    this.changed();
    document.querySelector(".lesson .words")?.scrollTo(0, Number.MAX_SAFE_INTEGER);
  }

  async save() {
    if (!this.isKept) return;
    const { step, moves, done } = this.stand;
    keepProgress(`lesson/${this.lesson.id}`, { step: done ? 0 : step, moves, done });
  }
}
