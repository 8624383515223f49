// A bot's thought: one at a time, called off when nobody waits for it any more.

import { untilSlow } from "./deadlines.js";
import { Cancelled } from "./engine.js";

export class Thought {
  /** @type {AbortController | null} */
  #going = null;

  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /**
   * @param {{ level: string, seat: number | null, play: boolean }} request
   * @param {number | undefined} seed any, if none is given
   * @param {() => void} noticed it takes long enough to be noticed
   * @returns {Promise<import("./engine.js").Thought | null>} null if it was called off
   */
  async begin(request, seed, noticed) {
    this.#going = new AbortController();
    // a fox is done before anybody could read that it thinks
    const shown = setTimeout(noticed, untilSlow());
    try {
      const luck = seed ?? crypto.getRandomValues(new Uint32Array(1))[0];
      return await this.engine.think({ do: "think", ...request, seed: luck }, this.#going.signal);
    } catch (fault) {
      if (fault instanceof Cancelled) return null;
      throw fault;
    } finally {
      clearTimeout(shown);
      this.#going = null;
    }
  }

  callOff() {
    this.#going?.abort();
  }
}
