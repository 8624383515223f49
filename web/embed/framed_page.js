// The page in somebody else's page: a table or one clear message, as large as the frame allows.

import { Page } from "../page/page.js";
import { FOLDER } from "../page/policy.js";
import { link } from "../page/sharing.js";

const SMALLEST = 0.45; // of the usual size; below that nobody could read anything
const MOST_ROUNDS = 8; // of making everything smaller, after which it is laid out and measured anew
const SLACK = 2; // pixels by which a halo may stand out
const MOST_NOTICES = 3;
const LONGEST_REFUSAL = 500; // characters

/** Events besides those of a page: `fitted`, when the size that fits is found; `retried`, when the reader wants another try. */
export class FramedPage extends Page {
  /** @param {import("../page/address.js").Games} games @param {import("../page/words.js").Words} words */
  constructor(games, words) {
    super(games, words, { isFrame: true, mostNotices: MOST_NOTICES });
    this.natural = 0; // pixels: the height at which the table has room at its usual size
    document.documentElement.classList.add("framed");
    // that a code cannot be read is told in the place of its table
    for (const notice of this.state.notices)
      if (notice.id === "bad-code") this.store.dismiss(notice);
    addEventListener("resize", () => this.fit());
  }

  /** What the lesson says of the move it has just refused. */
  get wrongAnswer() {
    const wrong = this.session?.wrong;
    return wrong && this.features.present("learning")?.plain(wrong, this);
  }

  draw() {
    super.draw();
    this.fit();
  }

  /** A frame has no start screen: the whole page opens in another tab, with the game that is played here. */
  async toStart() {
    const { session, engine } = this;
    const lesson = session?.state?.lesson?.id;
    const isOurs = this.state.course.some(({ id }) => id === lesson);
    const address = isOurs
      ? `${FOLDER}?lesson=${lesson}`
      : session?.hasBegun && engine.status === "ready" && !lesson
        ? await link(this, false)
        : FOLDER;
    window.open(address, "_blank", "noopener");
  }

  /** With several tables in a page, the host says when this one may try again. */
  restartEngine() {
    if (this.engine.status === "outdated") location.reload();
    else this.dispatchEvent(new Event("retried"));
  }

  /** Says why nothing can be played. @param {string} why */
  refuse(why) {
    const { session } = this;
    this.store.close(why.slice(0, LONGEST_REFUSAL));
    session?.leave();
  }

  /** Makes everything smaller if the table needs more room than there is, so that nothing is cut off. */
  fit() {
    const place = /** @type {HTMLElement} */ (document.getElementById("page"));
    const { style, classList } = document.documentElement;
    let size = 1;
    style.setProperty("--fit", "1");
    classList.add("unbounded");
    this.natural = place.scrollHeight;
    classList.remove("unbounded");
    const parts = [place, ...place.querySelectorAll("main, .table, .table .zone, .table .prompt")];
    for (let round = 0; round < MOST_ROUNDS && place.matches(".drawn"); round += 1) {
      const share = Math.min(...parts.map(room));
      if (share === 1 || size === SMALLEST) break;
      size = Math.max(SMALLEST, Math.floor(size * Math.max(share, 0.7) * 100) / 100);
      style.setProperty("--fit", String(size));
    }
    this.dispatchEvent(new Event("fitted"));
  }
}

/** The share of its content that an element has room for. @param {Element} element */
function room({ clientHeight, clientWidth, scrollHeight, scrollWidth }) {
  const over = (/** @type {number} */ has, /** @type {number} */ needs) =>
    needs > has + SLACK ? has / needs : 1;
  return Math.min(over(clientHeight, scrollHeight), over(clientWidth, scrollWidth));
}
