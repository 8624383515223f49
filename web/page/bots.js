// What bots do at a table: they answer when they are asked, and one gives advice.

import { untilSlow } from "./deadlines.js";
import { Cancelled } from "./engine.js";

export class Bots {
  /** @type {{ off: AbortController, done: Promise<void> } | null} bots that answer; called off, they stop where they are */
  #answering = null;
  /** @type {AbortController | null} advice that is thought of */
  #advising = null;

  /** @param {import("./table_session.js").TableSession} session */
  constructor(session) {
    this.session = session;
  }

  /** Bots answer until a human is asked or the game is over. */
  async answer() {
    if (this.#answering?.off.signal.aborted) await this.stopped();
    this.#answering ??= this.#begin();
    await this.#answering.done;
  }

  #begin() {
    const off = new AbortController();
    const done = this.#answerAll(off.signal).finally(() => (this.#answering = null));
    return { off, done };
  }

  /** Those that were called off are at their end. */
  async stopped() {
    while (this.#answering?.off.signal.aborted) await this.answered();
  }

  /** They have answered, if any were about to. */
  async answered() {
    await this.#answering?.done.catch(() => undefined);
  }

  /** @param {AbortSignal} off */
  async #answerAll(off) {
    const { session } = this;
    const { transitions, surroundings } = session;
    try {
      while (transitions.can("think")) {
        await surroundings.pace();
        const { bot } = session;
        if (!bot || off.aborted) return;
        const answer = await this.#think(bot.level, true, off, bot.seed);
        if (!answer || !("record" in answer)) return;
        await session.adopt(answer.record);
        session.finish();
      }
    } catch (fault) {
      // the table is left before the move is seen
      if (!(fault instanceof Cancelled)) throw fault;
    } finally {
      session.finish();
      if (transitions.can("pause")) transitions.pause();
    }
  }

  /** What a bot would do in the place of whoever is asked, and why; null if it was called off. @param {string} level */
  async advise(level) {
    this.#advising = new AbortController();
    const thought = await this.#think(level, false, this.#advising.signal);
    return thought && !("record" in thought) ? thought.choice : null;
  }

  /** Nobody waits for what bots think just now, nor for their moves after it. */
  callOff() {
    this.#answering?.off.abort();
    this.#advising?.abort();
  }

  /**
   * @param {string} level
   * @param {boolean} play whether the engine plays the move as well: a bot's thoughts stay there
   * @param {AbortSignal} off
   * @param {number} [luck] any, if none is given
   * @returns {Promise<import("./engine.js").Thought | null>} null if it was called off
   */
  async #think(level, play, off, luck) {
    const { session } = this;
    const seed = luck ?? crypto.getRandomValues(new Uint32Array(1))[0];
    const seat = session.state?.decision.seat ?? null;
    // a fox is done before anybody could read that it thinks
    const shown = setTimeout(() => this.#show(true), untilSlow());
    try {
      return await session.questions.think({ do: "think", level, seed, play, seat }, off);
    } catch (fault) {
      if (fault instanceof Cancelled) return null;
      throw fault;
    } finally {
      clearTimeout(shown);
      if (session.thinks) this.#show(false);
    }
  }

  /** @param {boolean} thinks */
  #show(thinks) {
    const { transitions } = this.session;
    if (transitions.can("think")) transitions.think(thinks);
  }
}
