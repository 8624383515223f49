// What a table asks the engine: only about itself, for once it is left the engine may have another match.

import { Cancelled } from "./engine.js";

/** @typedef {import("../engine_types.js").Request} Request */
/** @typedef {import("../engine_types.js").Answers} Answers */
/** @typedef {import("./table_session.js").MatchRequest} MatchRequest */

export class TableQuestions {
  #left = new AbortController();

  /** @param {import("./table_store.js").TableStore} table @param {import("./engine.js").Engine} engine */
  constructor(table, engine) {
    this.table = table;
    this.engine = engine;
  }

  /** The table is left: whoever still waits for an answer is called off, and nothing more is asked. */
  end() {
    this.#left.abort();
  }

  /**
   * @template {Request} R
   * @param {R} request
   */
  ask(request) {
    return this.engine.ask(request, this.#left.signal);
  }

  /**
   * What a player does is answered even if they leave meanwhile: they have played it all the same. Both
   * questions go out at once: the way to the worker and back takes longer than its work.
   * @template {MatchRequest} R
   * @param {R} request
   * @returns the answer, and how the table looks after it
   */
  send(request) {
    const { signal } = this.#left;
    if (signal.aborted) throw new Cancelled();
    const { viewer, state, factsKnown } = this.table;
    const since = request.do === "undo" ? 0 : factsKnown;
    const look = /** @type {const} */ ({ do: "state", seat: viewer, since });
    return {
      answer: this.engine.askToTheEnd(request, signal),
      how: {
        since,
        table: this.engine.askToTheEnd(look, signal),
        mayConfirm: request.do === "play" && state?.view.turn === viewer,
      },
    };
  }

  /**
   * A bot's thought; `off` calls it off.
   * @param {import("../engine_types.js").ThinkRequest} request
   * @param {AbortSignal} off
   */
  async think(request, off) {
    if (this.#left.signal.aborted) throw new Cancelled();
    return this.engine.think(request, off);
  }
}

/** Only a lesson has answers without one, and looks for itself. @param {Answers[MatchRequest["do"]]} answer */
export function recordOf(answer) {
  if ("record" in answer) return answer.record;
  throw new Error("no record");
}
