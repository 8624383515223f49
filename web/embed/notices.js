// What an embedded table tells its host: moves, steps of a lesson, the end, faults, its height, and
// how it stands.

import { snapshotOf } from "./snapshot.js";

const STEP = 20; // pixels of height: small changes are not worth moving the host's page

/** @typedef {import("../page/table_session.js").TableSession} TableSession */

export class Notices {
  /**
   * @param {import("./framed_page.js").FramedPage} page
   * @param {(said: Record<string, any>) => void} tell
   */
  constructor(page, tell) {
    this.page = page;
    this.tell = tell;
    /** @type {TableSession | null} */
    this.session = null;
    /** @type {Record<string, any> | null} the last table told of: its record may be ahead of it */
    this.state = null;
    /** @type {TableSession["past"]} */
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
    const { session, trouble, words } = this.page;
    if (trouble && trouble !== this.trouble)
      this.tell({ say: "error", message: words.word("page-trouble-part", trouble) });
    this.trouble = trouble;
    if (!session?.begun || !session.state) return;
    if (session !== this.session) this.begin(session);
    const isNew = session.state !== this.state;
    if (isNew) this.tellMoves(session.record, session.state);
    if (isNew) this.tellStep(session);
    if (isNew || session.past !== this.past) this.tellStand(session);
    this.state = session.state;
    this.past = session.past;
    this.measure();
  }

  /** @param {TableSession} session */
  begin(session) {
    this.session = session;
    this.state = null;
    this.start = JSON.stringify(session.record.start);
    this.played = session.record.moves.length;
    this.step = "";
    this.isOver = false;
    this.width = 0;
    this.tell({ say: "ready" });
  }

  /** @param {any} record @param {Record<string, any>} state */
  tellMoves({ start, moves }, { deciders, view }) {
    // a lesson goes on with a new position
    if (JSON.stringify(start) !== this.start) this.played = 0;
    this.start = JSON.stringify(start);
    for (; this.played < moves.length; this.played += 1) {
      // as the reader saw it: what an opponent chose secretly is not to be told
      this.tell({ say: "move", move: view.history[this.played], seat: deciders[this.played] });
    }
    this.played = moves.length;
  }

  /** @param {TableSession} session */
  tellStep(session) {
    const { lesson } = /** @type {Record<string, any>} */ (session.state);
    if (!lesson) return;
    const { isOver: finished } = /** @type {import("../learn/lesson_session.js").LessonSession} */ (
      session
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

  /** The end is told to those who have come there: a replay may stand far before it. @param {TableSession} session */
  tellStand(session) {
    const { over, winners, scores } = /** @type {Record<string, any>} */ (session.state).view;
    const isReached = over && Boolean(session.shown?.view.over);
    if (isReached && !this.isOver) this.tell({ say: "over", winners, scores });
    this.isOver = isReached || (over && this.isOver);
    this.tell({ say: "stands", what: snapshotOf(this.page, session) });
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
