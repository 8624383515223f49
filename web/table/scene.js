// What a game's drawing works with: the view, the words, and things that can be touched.

import { html, nothing } from "lit-html";
import { Choices } from "./choices.js";
import { NUMBER_KEYS } from "./number_keys.js";
import { askedToken, points, token } from "./player.js";
import { keyOf } from "./thing_keys.js";
import { track } from "./track.js";

/** @typedef {import("./choices.js").Thing} Thing */
/** @typedef {import("../engine_types.js").View} View */
/** @typedef {import("../engine_types.js").Printed} Printed */

/**
 * @template {View} [V=View] what a game's own drawing sees
 * @template {Printed} [P=Printed] what is printed on that game's cards and board
 */
export class Scene {
  /**
   * @param {import("../page/page.js").Page} page
   * @param {import("../page/table_session.js").TableSession} session
   */
  constructor(page, session) {
    const state = /** @type {import("../engine_types.js").State} */ (session.shown);
    this.page = page;
    this.session = session;
    this.touched = page.state.touched;
    this.words = page.words;
    this.state = state;
    this.view = /** @type {V} */ (state.view);
    const { cards, board } = page.state.gameDrawing.printed ?? { cards: {}, board: {} };
    this.cards = /** @type {P["cards"]} */ (cards);
    this.board = /** @type {P["board"]} */ (board);
    const { playable } = session;
    this.choices = new Choices(playable);
    this.pointed = new Set(playable.length ? state.lesson?.point : []);
    this.hinted = session.hint ? Object.keys(session.hint.values) : [];
    this.keys = 0;
  }

  /** The key that presses the next button of the prompt; while a hint shows numbers, these count. */
  nextKey() {
    const key = NUMBER_KEYS[this.keys];
    this.keys += 1;
    return this.hinted.length ? nothing : (key ?? nothing);
  }

  /** Whose table this is: the viewer, or the first seat for a spectator. */
  get me() {
    return this.view.seat ?? 0;
  }

  /** What scores count. */
  get unit() {
    return this.page.games[this.view.game].unit;
  }

  /** The other seats, clockwise from the viewer. */
  get others() {
    const { players } = this.view;
    return Array.from({ length: players - 1 }, (_, step) => (this.me + step + 1) % players);
  }

  /** @param {number} seat */
  name(seat) {
    return String(this.words.value("seat", seat));
  }

  /** A player's mark. @param {number} seat */
  token(seat) {
    return token(seat);
  }

  /** The mark, larger while the player is asked. @param {number} seat */
  askedToken(seat) {
    return askedToken(this, seat);
  }

  /** What a player has scored. @param {number} seat */
  score(seat) {
    return points(this, seat);
  }

  /** The points of all on one line. @param {number} goal @param {unknown} text @param {boolean} [ending] */
  track(goal, text, ending) {
    return track(this, goal, text, ending);
  }

  /**
   * A thing on the table: plays its move, opens its moves, or says why there is none.
   * @param {Thing} thing
   * @param {string} label what it is, for those who do not see it
   * @param {unknown} content
   * @param {string} [look]
   */
  thing(thing, label, content, look = "") {
    return this.button(keyOf(thing), this.choices.claim(thing), label, content, `thing ${look}`);
  }

  /**
   * Equal cards on each other, as one thing: also what needs several of them is offered there.
   * @param {Thing} thing
   * @param {string} label
   * @param {unknown} content
   * @param {string} [look]
   */
  pile(thing, label, content, look = "") {
    return this.button(
      keyOf(thing),
      this.choices.claimPile(thing),
      label,
      content,
      `thing ${look}`,
      keyOf({ ...thing, pile: true }),
    );
  }

  /**
   * A tab beside a card for the moves that need it together with others.
   * @param {Thing} card
   * @param {string} label
   * @param {unknown} content
   */
  sets(card, label, content) {
    const found = this.choices.claimSets(card);
    if (!found.size) return nothing;
    const key = keyOf({ ...card, sets: true });
    const open = this.touched.opened[0] === key;
    const ranked = this.rank([...found.values()].flat());
    return html`<button type="button" class="sets legal" data-opens=${key} data-hinted=${ranked}
      data-pointed=${this.points([...found.values()].flat())}
      aria-expanded=${open} aria-label=${label}>${content}</button>`;
  }

  /**
   * @param {string} key
   * @param {import("./choices.js").Move[]} moves
   * @param {string} label
   * @param {unknown} content
   * @param {string} look
   * @param {string} [opens] the key of the moves, if there are several
   */
  button(key, moves, label, content, look, opens = key) {
    const only = moves.length === 1 ? moves[0] : null;
    const open = moves.length > 1 ? String(this.touched.opened.includes(opens)) : nothing;
    const early = only && this.session.early === only.move;
    const said = only ? `${label}. ${this.words.say(only.label)}` : label;
    return html`<button type="button" class="${look}${moves.length ? " legal" : ""}" data-thing=${key}
      data-move=${only?.move ?? nothing} data-opens=${moves.length > 1 ? opens : nothing}
      data-hinted=${this.rank(moves)} data-pointed=${this.points(moves)} aria-expanded=${open} aria-pressed=${early ? "true" : nothing}
      aria-label=${said}
      tabindex=${moves.length ? 0 : -1}>${content}</button>`;
  }

  /** Whether a lesson points at one of these moves. @param {import("./choices.js").Move[]} moves */
  points(moves) {
    return moves.some(({ move }) => this.pointed.has(move)) ? "" : nothing;
  }

  /**
   * The place in the hint of the best of these moves.
   * @param {import("./choices.js").Move[]} moves
   */
  rank(moves) {
    const places = moves.map(({ move }) => this.hinted.indexOf(move)).filter((place) => place >= 0);
    return places.length ? Math.min(...places) + 1 : nothing;
  }
}
