// What page and worker say of a file that they lack.

/** A file of the site did not come, or only a part of it. */
export class NotLoaded extends Error {
  /** @param {string} part @param {string} how */
  constructor(part, how) {
    super(`${part}: ${how}`);
    this.part = part;
    this.how = how;
  }
}
