// One table of a page is awake at a time: its engine runs, while the others sleep or wait.

import { forSleep } from "../../page/deadlines.js";

/**
 * What a table must be able to do for that.
 * @typedef {object} Deeds
 * @property {() => boolean} isOpen whether its frame is there
 * @property {() => boolean} isBusy whether something is being done that a sleep would hold up
 * @property {() => void} wake
 * @property {() => void} sleep its turn calls `fellAsleep` afterwards
 * @property {() => void} offer shows a button instead
 */

/**
 * @typedef {{ is: "none" }} None
 * @typedef {{ is: "awake", turn: Turn }} Awake
 * @typedef {{ is: "falling-asleep", turn: Turn, timer: number }} FallingAsleep it has been told to sleep, but has not said that it does
 */

/** @type {None | Awake | FallingAsleep} the table whose engine runs */
let running = { is: "none" };
/** @type {Turn[]} those that want to be next */
const waiting = [];

/** A table's place among the others. */
export class Turn {
  #hasReader = false;

  /** @param {Deeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
  }

  /** Whether it is a reader who wants the table, and not only the page that shows it. */
  get hasReader() {
    return this.#hasReader;
  }

  /** A reader has asked for the table, or uses it. */
  wantedByReader() {
    this.#hasReader = true;
  }

  /** The table that a reader has used is gone. */
  forgetReader() {
    this.#hasReader = false;
  }

  get isRunning() {
    return running.is !== "none" && running.turn === this;
  }

  /** Tables that a reader asked for come before those that have only come into view. */
  take() {
    const place = this.#hasReader ? waiting.findIndex(({ hasReader }) => !hasReader) : -1;
    const isAwake = this.isRunning && running.is === "awake";
    if (!isAwake && !waiting.includes(this))
      waiting.splice(place < 0 ? waiting.length : place, 0, this);
    wakeNext();
  }

  /** It has nothing to do any more. */
  leave() {
    withdraw(this);
    this.fellAsleep();
  }

  fellAsleep() {
    if (this.isRunning) {
      if (running.is === "falling-asleep") clearTimeout(running.timer);
      running = { is: "none" };
    }
    wakeNext();
  }
}

/** Wakes the table that waits first, once the one that is awake has done what it was asked and sleeps. */
export function wakeNext() {
  if (running.is === "falling-asleep") return;
  if (running.is === "awake") {
    const { turn } = running;
    if (turn.deeds.isBusy()) return;
    if (turn.hasReader) dismissOnlookers();
    if (!waiting.length) return;
    // one that does not answer is taken to sleep all the same
    running = {
      is: "falling-asleep",
      turn,
      timer: setTimeout(() => turn.fellAsleep(), forSleep()),
    };
    turn.deeds.sleep();
    return;
  }
  const turn = waiting.shift();
  if (!turn) return;
  running = { is: "awake", turn };
  turn.deeds.wake();
  wakeNext();
}

/** What has only come into view does not disturb a reader who plays. */
function dismissOnlookers() {
  for (const turn of waiting.filter(({ hasReader, deeds }) => !hasReader && !deeds.isOpen())) {
    withdraw(turn);
    turn.deeds.offer();
  }
}

/** @param {Turn} turn */
function withdraw(turn) {
  if (waiting.includes(turn)) waiting.splice(waiting.indexOf(turn), 1);
}
