// The legal moves by the things on the table they point at.

import { keyOf } from "./thing_keys.js";

/** @typedef {import("../engine_types.js").Thing} Thing */
/** @typedef {import("../engine_types.js").Move} Move */
/** @typedef {Record<string, unknown>} Named a thing as far as it is named */

/**
 * Whether all that is said of `thing` holds of `other`; several cards at once are a thing of their own.
 * @param {Named} thing
 * @param {Named | null} other
 */
function isOf(thing, other) {
  if (!other || other.count !== thing.count) return false;
  return Object.entries(thing).every(([name, value]) => keyOf([value]) === keyOf([other[name]]));
}

/**
 * Whether a card is one of several cards that are played together.
 * @param {Named} card
 * @param {Named | null} set
 */
function isAmong(card, set) {
  if (!set || (set.count === undefined && !Object.values(set).some(Array.isArray))) return false;
  return Object.entries(card).every(([name, value]) => [set[name]].flat().includes(value));
}

export class Choices {
  /** @param {Move[]} moves */
  constructor(moves) {
    this.moves = moves;
    this.left = new Set(moves);
  }

  /**
   * The moves that point at a thing, which is now drawn; if none does, those that take it elsewhere.
   * @param {Thing} thing
   */
  claim(thing) {
    const pointing = this.moves.filter(({ target }) => isOf(thing, target));
    const found = pointing.length ? pointing : this.leadingFrom(thing);
    for (const move of found) this.left.delete(move);
    return found;
  }

  /**
   * The moves that need this card together with others, by the cards they need.
   * @param {Thing} card
   * @returns {Map<string, Move[]>}
   */
  claimSets(card) {
    const found = this.moves.filter(({ target }) => isAmong(card, target));
    for (const move of found) this.left.delete(move);
    return Map.groupBy(found, ({ target }) => keyOf(/** @type {Thing} */ (target)));
  }

  /**
   * All moves of a pile of equal cards, those that need several of them too.
   * @param {Thing} card
   */
  claimPile(card) {
    return [...this.claim(card), ...[...this.claimSets(card).values()].flat()];
  }

  /**
   * The moves that take a card from one thing to another, for those who drag.
   * @param {Thing} from
   */
  leadingFrom(from) {
    return this.moves.filter(({ drag }) => drag && isOf(from, drag.from));
  }

  /** What points at nothing that is drawn, and so gets a button. */
  get loose() {
    return [...this.left];
  }
}
