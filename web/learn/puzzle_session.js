// A puzzle at the table: one turn to play, and its solution for those who want it.

import { TableSession } from "../page/table_session.js";
import { keepProgress } from "./progress.js";

export class PuzzleSession extends TableSession {
  /** @type {any} the puzzle as its file has it */
  puzzle = null;
  /** @type {any[] | null} the solution, move by move, once it is asked for */
  solution = null;
  /** @type {string[]} moves to begin after */
  played = [];

  get bot() {
    return this.state?.puzzle?.over ? null : super.bot;
  }

  get request() {
    return { do: "puzzle", puzzle: this.puzzle };
  }

  get requests() {
    return this.after(this.record.moves);
  }

  /** @param {string[]} moves */
  after(moves) {
    return [this.request, ...moves.map((move) => ({ do: "play", move }))];
  }

  async begin() {
    const requests = this.after(this.played);
    for (const earlier of requests.slice(0, -1)) await this.engine.ask(earlier);
    await super.begin(requests[requests.length - 1]);
  }

  async fromTheStart() {
    await this.again();
    return true;
  }

  async again() {
    await this.doing;
    this.solution = null;
    await this.act(async () => {
      const { record } = await this.engine.ask(this.request);
      await this.take(record);
    });
  }

  /** Shows the solution, or hides it again. */
  async solve() {
    this.solution = this.solution ? null : await this.engine.ask({ do: "solution" });
    this.changed();
  }

  async save() {
    const { solved } = this.state?.puzzle ?? { solved: false };
    if (solved && this.isKept)
      keepProgress(`puzzle/${this.puzzle.id}`, { step: 0, moves: [], done: true });
  }
}
