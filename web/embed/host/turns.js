// Whose turn it is: the engine of one table runs, the others sleep or wait in line for it.

/**
 * What a table must be able to do for that.
 * @typedef {object} Deeds
 * @property {() => boolean} isOpen whether its frame is there
 * @property {() => boolean} isBusy whether something is being done that a sleep would hold up
 * @property {() => void} wake
 * @property {() => void} rest followed by `rested`
 * @property {() => void} offer shows a button instead
 */

/** @type {Turn | null} the one whose engine runs */
let live = null;
let resting = false; // it has been told to sleep, but has not said that it does
/** @type {Turn[]} those that wait */
const line = [];

/** A table's place among the others. */
export class Turn {
  used = false; // a reader has asked for it

  /** @param {Deeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
  }

  get isLive() {
    return live === this;
  }

  /** Those a reader asked for come before those that have only come into view. */
  take() {
    const first = this.used ? line.findIndex(({ used }) => !used) : -1;
    // one on its way to sleep gets the turn after the next
    if ((!this.isLive || resting) && !line.includes(this))
      line.splice(first < 0 ? line.length : first, 0, this);
    goOn();
  }

  /** It has nothing to do any more. */
  leave() {
    withdraw(this);
    this.rested();
  }

  rested() {
    if (this.isLive) live = null;
    if (!live) resting = false;
    goOn();
  }
}

/** The engine goes on to the first in line, once the table that has it has done what it was asked. */
export function goOn() {
  if (live && (resting || live.deeds.isBusy())) return;
  if (live?.used) dismissOnlookers();
  if (!line.length) return;
  if (live) {
    resting = true;
    live.deeds.rest();
    return;
  }
  live = /** @type {Turn} */ (line.shift());
  live.deeds.wake();
  goOn();
}

/** What has only come into view does not disturb a reader who plays. */
function dismissOnlookers() {
  for (const turn of line.filter(({ used, deeds }) => !used && !deeds.isOpen())) {
    withdraw(turn);
    turn.deeds.offer();
  }
}

/** @param {Turn} turn */
function withdraw(turn) {
  if (line.includes(turn)) line.splice(line.indexOf(turn), 1);
}
