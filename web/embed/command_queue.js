// Carries out what is asked of a frame, one command after another. Of several tables that are to be
// shown, only the latest is.

const MOST = 32; // commands that wait or are being carried out

/**
 * @typedef {object} Command
 * @property {string} do
 * @property {() => Promise<unknown>} deed tells the host by itself what came of it; never fails
 * @property {(why: string) => void} drop is called instead, if the command will not be carried out
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

  /** Drops the tables that nobody will see, and the moves that were to be played there. */
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
