// What is to be done in a frame, one thing after another. Of tables to be shown only the latest is.

const MOST = 32; // that wait or are being done

/**
 * @typedef {object} Command
 * @property {string} do
 * @property {() => Promise<unknown>} deed says by itself what came of it
 * @property {(why: string) => void} drop it will not be done
 */

export class CommandQueue {
  /** @type {Command[]} */
  #waiting = [];
  #isBusy = false;

  /** @param {Command} wish */
  add(wish) {
    if (wish.do === "load") this.#supersede();
    if (this.#waiting.length + Number(this.#isBusy) >= MOST) wish.drop("busy");
    else this.#waiting.push(wish);
    if (!this.#isBusy) this.#grantAll();
  }

  /** Tables that nobody will see, and what was to be played there. */
  #supersede() {
    const first = this.#waiting.findIndex((wish) => wish.do === "load");
    if (first < 0) return;
    for (const wish of this.#waiting.splice(first)) {
      if (wish.do === "load" || wish.do === "play") wish.drop("superseded");
      else this.#waiting.push(wish);
    }
  }

  async #grantAll() {
    this.#isBusy = true;
    for (let wish = this.#waiting.shift(); wish; wish = this.#waiting.shift()) await wish.deed();
    this.#isBusy = false;
  }
}
