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

  /** @param {Command} command */
  add(command) {
    if (command.do === "load") this.#supersede();
    if (this.#waiting.length + Number(this.#isBusy) >= MOST) command.drop("busy");
    else this.#waiting.push(command);
    if (!this.#isBusy) this.#carryOutAll();
  }

  /** Tables that nobody will see, and what was to be played there. */
  #supersede() {
    const first = this.#waiting.findIndex((command) => command.do === "load");
    if (first < 0) return;
    for (const command of this.#waiting.splice(first)) {
      if (command.do === "load" || command.do === "play") command.drop("superseded");
      else this.#waiting.push(command);
    }
  }

  async #carryOutAll() {
    this.#isBusy = true;
    for (let command = this.#waiting.shift(); command; command = this.#waiting.shift())
      await command.deed();
    this.#isBusy = false;
  }
}
