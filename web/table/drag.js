// A card that is dragged to where one of its moves takes it; the places it may go to are marked.

/** @typedef {import("./choices.js").Move} Move */

export class Drag {
  #page;
  #card;
  #moves;
  #start;
  #ghost;

  /**
   * @param {import("../page/page.js").Page} page
   * @param {HTMLElement} card
   * @param {Move[]} moves that take it elsewhere
   * @param {{ x: number, y: number }} start where it was taken up
   */
  constructor(page, card, moves, start) {
    this.#page = page;
    this.#card = card;
    this.#moves = moves;
    this.#start = start;
    this.#ghost = ghostOf(card);
    document.body.append(this.#ghost);
    for (const { drag } of moves) if (drag) page.zone(drag.to)?.classList.add("goal");
  }

  /** @param {number} x @param {number} y of the pointer */
  follow(x, y) {
    this.#ghost.style.translate = `${x - this.#start.x}px ${y - this.#start.y}px`;
  }

  end() {
    this.#ghost.remove();
    for (const goal of document.querySelectorAll(".goal")) goal.classList.remove("goal");
  }

  /** Plays the move that takes the card to this place, or asks which of several. @param {Element | null} place */
  dropAt(place) {
    const moves = this.#moves.filter(
      ({ drag }) => place && drag && this.#page.zone(drag.to)?.contains(place),
    );
    const { opens } = this.#card.dataset;
    if (moves.length === 1) this.#page.session?.play(moves[0].move);
    else if (moves.length && opens) this.#page.touch.open(opens);
  }
}

/** The picture of a card that goes with the pointer. @param {HTMLElement} card */
function ghostOf(card) {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name];
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return ghost;
}
