// A puzzle at the table: one turn to play, and its solution for those who want it.

import { TableSession } from "../page/table_session.js";
import { keepProgress } from "./progress.js";

/** @typedef {import("../page/table_session.js").MatchRequest} MatchRequest */
/** @typedef {import("../engine_types.js").PuzzleFile} Puzzle a puzzle as its file has it */

export class PuzzleSession extends TableSession {
  /** @type {import("../engine_types.js").SolutionStep[] | null} */
  #solution = null;
  #played;

  /**
   * @param {import("../page/table_session.js").Surroundings} surroundings
   * @param {import("../page/table_store.js").Start} start
   * @param {Puzzle} puzzle
   * @param {string[]} [played] moves to begin after
   */
  constructor(surroundings, start, puzzle, played = []) {
    super(surroundings, start);
    this.puzzle = puzzle;
    this.#played = played;
  }

  /** The solution, move by move, once it is asked for. */
  get solution() {
    return this.#solution;
  }

  get bot() {
    return this.isToRead ? null : super.bot;
  }

  /** Once its turn is played nothing is to be chosen. */
  get isToRead() {
    return Boolean(this.state?.puzzle?.over);
  }

  /** @returns {MatchRequest} */
  get request() {
    return { do: "puzzle", puzzle: this.puzzle };
  }

  get requests() {
    return this.record ? this.#after(this.record.moves) : [];
  }

  /** @param {string[]} moves @returns {MatchRequest[]} */
  #after(moves) {
    return [this.request, ...moves.map((move) => /** @type {const} */ ({ do: "play", move }))];
  }

  /** @param {MatchRequest} request the puzzle, before what was played of it */
  async begin(request) {
    const requests = [request, ...this.#after(this.#played).slice(1)];
    for (const earlier of requests.slice(0, -1)) await this.ask(earlier);
    await super.begin(requests[requests.length - 1]);
  }

  async startOver() {
    await this.again();
    return true;
  }

  async again() {
    await this.interrupt();
    this.#solution = null;
    await this.act("play", async () => this.adopt(await this.recordAfter(this.request)));
  }

  /** Shows the solution, or hides it again. */
  async solve() {
    this.#solution = this.#solution ? null : await this.ask({ do: "solution" });
    this.changed();
  }

  snapshot() {
    return { puzzle: this.puzzle.id, moves: this.record?.moves ?? [] };
  }

  async save() {
    if (this.state?.puzzle?.solved && this.surroundings.isKept)
      keepProgress(`puzzle/${this.puzzle.id}`, { step: 0, moves: [], done: true });
  }
}
