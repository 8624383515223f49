// What bots do at a table: they answer when they are asked, and one gives advice.

import { untilSlow } from "./deadlines.js";
import { Cancelled } from "./engine.js";

export class Bots {
  /** @type {AbortController | null} a thought; there is one at a time */
  #thought = null;
  /** @type {Promise<void> | null} */
  #answering = null;
  #isCalledOff = false;

  /** @param {import("./table_session.js").TableSession} session */
  constructor(session) {
    this.session = session;
  }

  /** Bots answer until a human is asked or the game is over. */
  answer() {
    this.#isCalledOff = false;
    this.#answering ??= this.#answerAll().finally(() => (this.#answering = null));
    return this.#answering;
  }

  /** They have answered, if any were about to. */
  async answered() {
    await this.#answering?.catch(() => undefined);
  }

  async #answerAll() {
    const { session } = this;
    const { transitions, surroundings } = session;
    try {
      while (transitions.can("think")) {
        await surroundings.pace();
        const { bot } = session;
        // left meanwhile: the engine has another match by now
        if (!bot || this.#isCalledOff || session.phase.is === "elsewhere") return;
        const answer = await this.#think(bot.level, true, bot.seed);
        if (!answer || !("record" in answer)) return;
        await session.adopt(answer.record);
        session.finish();
      }
    } finally {
      session.finish();
      if (transitions.can("pause")) transitions.pause();
    }
  }

  /** What a bot would do in the place of whoever is asked, and why; null if it was called off. @param {string} level */
  async advise(level) {
    const thought = await this.#think(level, false);
    return thought && !("record" in thought) ? thought.choice : null;
  }

  /** Nobody waits for a thought any more, nor for the move after this one. */
  callOff() {
    this.#isCalledOff = true;
    this.#thought?.abort();
  }

  /**
   * @param {string} level
   * @param {boolean} play whether the engine plays the move as well: a bot's thoughts stay there
   * @param {number} [luck] any, if none is given
   * @returns {Promise<import("./engine.js").Thought | null>} null if it was called off
   */
  async #think(level, play, luck) {
    const { session } = this;
    const seed = luck ?? crypto.getRandomValues(new Uint32Array(1))[0];
    const seat = session.state?.decision.seat ?? null;
    this.#thought = new AbortController();
    // a fox is done before anybody could read that it thinks
    const shown = setTimeout(() => this.#show(true), untilSlow());
    try {
      const request = /** @type {const} */ ({ do: "think", level, seed, play, seat });
      return await session.engine.think(request, this.#thought.signal);
    } catch (fault) {
      if (fault instanceof Cancelled) return null;
      throw fault;
    } finally {
      clearTimeout(shown);
      this.#thought = null;
      if (session.thinks) this.#show(false);
    }
  }

  /** @param {boolean} thinks */
  #show(thinks) {
    const { transitions } = this.session;
    if (transitions.can("think")) transitions.think(thinks);
  }
}
