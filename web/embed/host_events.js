// Tells the host what happens at an embedded table: moves, steps of a lesson, the end, faults, its
// height, and how it stands.

const STEP = 20; // pixels of height; a smaller change is not worth moving the host's page

/** @typedef {import("../page/table_session.js").TableSession} TableSession */
/** @typedef {import("../engine_types.js").State} State */
/** @typedef {import("../engine_types.js").GameRecord} GameRecord */

export class HostEvents {
  /**
   * @param {import("./framed_page.js").FramedPage} page
   * @param {(said: import("./messages.js").FrameMessage) => void} tell
   */
  constructor(page, tell) {
    this.page = page;
    this.tell = tell;
    /** @type {TableSession | null} */
    this.session = null;
    /** @type {State | null} the last one told of; the session's record may be ahead of it */
    this.state = null;
    /** @type {TableSession["past"]} */
    this.past = null;
    this.start = "";
    this.played = 0;
    this.step = "";
    this.isOver = false;
    this.width = this.height = 0;
    /** @type {import("../page/store.js").Trouble | null} */
    this.trouble = null;
    page.addEventListener("fitted", () => this.look());
  }

  look() {
    const { session, trouble, words } = this.page.state;
    if (trouble && trouble !== this.trouble)
      this.tell({ say: "error", message: words.word("page-trouble-part", trouble) });
    this.trouble = trouble;
    if (!session?.hasBegun || !session.state) return;
    if (session !== this.session) this.begin(session);
    const isNew = session.state !== this.state;
    if (isNew && session.record) this.tellMoves(session.record, session.state);
    if (isNew) this.tellStep(session);
    if (isNew || session.past !== this.past) this.tellSnapshot(session);
    this.state = session.state;
    this.past = session.past;
    this.measure();
  }

  /** @param {TableSession} session */
  begin(session) {
    this.session = session;
    this.state = null;
    this.start = JSON.stringify(session.record?.start);
    this.played = session.record?.moves.length ?? 0;
    this.step = "";
    this.isOver = false;
    this.width = 0;
    this.tell({ say: "ready" });
  }

  /** @param {GameRecord} record @param {State} state */
  tellMoves({ start, moves }, { deciders, view }) {
    // a lesson goes on with a new position
    if (JSON.stringify(start) !== this.start) this.played = 0;
    this.start = JSON.stringify(start);
    for (; this.played < moves.length; this.played += 1) {
      // from the view, because a host must not learn what an opponent chose secretly
      this.tell({ say: "move", move: view.history[this.played], seat: deciders[this.played] });
    }
    this.played = moves.length;
  }

  /** @param {TableSession} session */
  tellStep({ state, isFinished: finished }) {
    const { lesson } = state ?? {};
    if (!lesson) return;
    const { id, step, steps } = lesson;
    const told = `${id} ${step} ${finished}`;
    if (told !== this.step) this.tell({ say: "step", lesson: id, step, steps, finished });
    this.step = told;
  }

  /** The end is told once the reader has come there: a replay may stand far before it. @param {TableSession} session */
  tellSnapshot(session) {
    if (!session.state) return;
    const { over, winners, scores } = session.state.view;
    const isReached = over && Boolean(session.shown?.view.over);
    if (isReached && !this.isOver) this.tell({ say: "over", winners, scores });
    this.isOver = isReached || (over && this.isOver);
    this.tell({ say: "snapshot", what: session.snapshot(this.page.state.course) });
  }

  /** The height that the table needs. It only grows while somebody plays, so that the host's page is still. */
  measure() {
    const least = innerWidth === this.width ? this.height : 0;
    const height = Math.max(least, Math.ceil(this.page.natural / STEP) * STEP);
    if (height !== this.height) this.tell({ say: "size", height });
    this.width = innerWidth;
    this.height = height;
  }
}
