// What an embedded table tells its host: moves, steps of a lesson, the end, faults, its height, and
// how it stands.

import { standOf } from "./stand.js";

const STEP = 20; // pixels of height: small changes are not worth moving the host's page

/** @typedef {import("../page/sitting.js").Sitting} Sitting */

export class Tidings {
  /**
   * @param {import("./framed_page.js").FramedPage} page
   * @param {(said: Record<string, any>) => void} tell
   */
  constructor(page, tell) {
    this.page = page;
    this.tell = tell;
    /** @type {Sitting | null} */
    this.sitting = null;
    /** @type {Record<string, any> | null} the last table told of: its record may be ahead of it */
    this.state = null;
    /** @type {Sitting["past"]} */
    this.past = null;
    this.start = "";
    this.played = 0;
    this.step = "";
    this.isOver = false;
    this.width = this.height = 0;
    /** @type {import("../page/page.js").Page["trouble"]} */
    this.trouble = null;
    page.addEventListener("fitted", () => this.look());
  }

  look() {
    const { sitting, trouble, words } = this.page;
    if (trouble && trouble !== this.trouble)
      this.tell({ say: "error", message: words.word("page-trouble-part", trouble) });
    this.trouble = trouble;
    if (!sitting?.begun || !sitting.state) return;
    if (sitting !== this.sitting) this.begin(sitting);
    const isNew = sitting.state !== this.state;
    if (isNew) this.tellMoves(sitting.record, sitting.state);
    if (isNew) this.tellStep(sitting);
    if (isNew || sitting.past !== this.past) this.tellStand(sitting);
    this.state = sitting.state;
    this.past = sitting.past;
    this.measure();
  }

  /** @param {Sitting} sitting */
  begin(sitting) {
    this.sitting = sitting;
    this.state = null;
    this.start = JSON.stringify(sitting.record.start);
    this.played = sitting.record.moves.length;
    this.step = "";
    this.isOver = false;
    this.width = 0;
    this.tell({ say: "ready" });
  }

  /** @param {any} record @param {Record<string, any>} state */
  tellMoves({ start, moves }, { asked, view }) {
    // a lesson goes on with a new position
    if (JSON.stringify(start) !== this.start) this.played = 0;
    this.start = JSON.stringify(start);
    for (; this.played < moves.length; this.played += 1) {
      // as the reader saw it: what an opponent chose secretly is not to be told
      this.tell({ say: "move", move: view.moves[this.played], seat: asked[this.played] });
    }
    this.played = moves.length;
  }

  /** @param {Sitting} sitting */
  tellStep(sitting) {
    const { lesson } = /** @type {Record<string, any>} */ (sitting.state);
    if (!lesson) return;
    const { isOver: finished } = /** @type {import("../learn/lesson_sitting.js").LessonSitting} */ (
      sitting
    );
    const step = `${lesson.id} ${lesson.step} ${finished}`;
    if (step !== this.step)
      this.tell({
        say: "step",
        lesson: lesson.id,
        step: lesson.step,
        steps: lesson.steps,
        finished,
      });
    this.step = step;
  }

  /** The end is told to those who have come there: a replay may stand far before it. @param {Sitting} sitting */
  tellStand(sitting) {
    const { over, winners, scores } = /** @type {Record<string, any>} */ (sitting.state).view;
    const isReached = over && Boolean(sitting.shown?.view.over);
    if (isReached && !this.isOver) this.tell({ say: "over", winners, scores });
    this.isOver = isReached || (over && this.isOver);
    this.tell({ say: "stands", what: standOf(this.page, sitting) });
  }

  /** The height the table would like; while one plays it grows, but does not go up and down. */
  measure() {
    const least = innerWidth === this.width ? this.height : 0;
    const height = Math.max(least, Math.ceil(this.page.natural / STEP) * STEP);
    if (height !== this.height) this.tell({ say: "size", height });
    this.width = innerWidth;
    this.height = height;
  }
}
