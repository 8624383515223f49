// A game being played at this page: who sits where, whose turn it is, and what bots answer.

import { Cancelled, Refused } from "./engine.js";
import { loadDeferred } from "./with_timeout.js";
import { keep, newId, TakenOver } from "./saves.js";

const THINKS = 120; // milliseconds until something is seen to take its time

/** @typedef {import("./words.js").Message} Message */
/** @typedef {{ move: number, by: number | null, said: Message, event: Record<string, any> }} Line */

/** Until what was drawn has been painted; a page nobody sees paints nothing. */
const inView = () =>
  new Promise((/** @type {(value?: unknown) => void} */ done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, THINKS);
  });

/**
 * Events: `change` (something to draw anew), `news` (detail { lines, before, after }: what happened),
 * `said` (detail Message: something to tell), `stands` (begun, or the player's move is played).
 */
export class TableSession extends EventTarget {
  /**
   * @param {import("./engine.js").Engine} engine
   * @param {{ id?: string, name: string, address: string, seats: string[], names?: string[], unconfirmed?: boolean, tab: string }} start
   * @param {{ confirm: boolean, chances: boolean }} settings
   * @param {() => Promise<void>} pace waits until the player has seen what happened
   */
  constructor(engine, { id, name, address, seats, names, unconfirmed, tab }, settings, pace) {
    super();
    this.engine = engine;
    this.id = id ?? newId();
    this.name = name;
    this.address = address;
    this.seats = seats;
    this.names = names ?? [];
    this.tab = tab;
    this.settings = settings;
    this.pace = pace;
    this.humans = seats.flatMap((kind, seat) => (kind === "human" ? [seat] : []));
    /** @type {number | null} who looks at the screen; null: nobody's cards are shown */
    this.viewer = this.humans.length === 1 ? this.humans[0] : null;
    /** @type {Record<string, any> | null} */
    this.state = null;
    /** @type {Line[]} */
    this.log = [];
    this.begun = false;
    this.busy = false;
    /** @type {Promise<void>} what is being done */
    this.doing = Promise.resolve();
    this.kept = true;
    this.isKept = true; // whether it is to be
    this.elsewhere = false;
    this.thinking = false;
    this.unconfirmed = unconfirmed ?? false; // the player's turn is played but may still be taken back
    this.isStudied = false; // a record to look at: nobody plays on before the reader comes to its end
    this.studiedFrom = 0; // the move it is first looked at from
    /** @type {Promise<void> | null} bots that answer */
    this.going = null;
    /** @type {import("./looking_back.js").LookingBack | null} once somebody has looked back */
    this.looking = null;
    /** @type {any} how the game went, once it is over */
    this.scoreHistory = null;
    /** @type {Map<number, Message[]>} why bots played their moves, as far as somebody has asked */
    this.whys = new Map();
    /** @type {number[] | null} */
    this.chances = null;
    /** @type {{ values: Record<string, number>, why: Message[], move: string } | null} */
    this.hint = null;
    /** @type {string | null} a move clicked before the engine was there */
    this.early = null;
    /** @type {AbortController | null} */
    this.thought = null;
    /** @type {any} */
    this.record = null;
  }

  /** The seat a curtain hides from the others, until that player says to be there. */
  get curtain() {
    const asked = this.state?.decision.seat;
    // until the table as this player sees it is there: the one before must not be shown meanwhile
    const hidden =
      this.humans.length > 1 && this.humans.includes(asked) && this.state?.view.seat !== asked;
    return hidden && this.begun && !this.unconfirmed ? asked : null;
  }

  /** The seat that plays on another device and waits for a link. */
  get away() {
    const asked = this.state?.decision.seat;
    return this.begun && !this.unconfirmed && this.seats[asked] === "link" ? asked : null;
  }

  /** An earlier table that is looked at. */
  get past() {
    return this.looking?.past ?? null;
  }

  /** The table to draw: the present one, or the one looked back at. */
  get shown() {
    return this.past?.state ?? this.state;
  }

  /** @returns {{ level: string, seed?: number } | null} the bot that answers now, if one does */
  get bot() {
    const level = this.seats[this.state?.decision.seat];
    return level === "human" || level === "link" ? null : { level };
  }

  /** @returns {object[]} how a new engine takes up what is being played */
  get requests() {
    return [{ do: "load", record: this.record }];
  }

  /** What the others did since the viewer's last turn. */
  get sinceMyTurn() {
    const mine = (/** @type {Line} */ { event }) =>
      event.event === "turn" && event.seat === this.viewer;
    const last = this.log.findLastIndex(mine);
    const before = this.log.slice(0, Math.max(last, 0)).findLastIndex(mine);
    const over = this.log.findIndex(
      ({ event }, at) => at > before && event.event === "turn" && event.seat !== this.viewer,
    );
    if (this.viewer === null || last < 0 || before < 0 || this.state?.view.turn !== this.viewer)
      return [];
    return this.log.slice(over, last);
  }

  /** @param {object} request `new` or `load` */
  async begin(request) {
    const { record } = await this.engine.ask(request);
    this.record = record;
    this.begun = true;
    // before its end is there to be seen
    if (this.isStudied) await (await this.lookingBack()).begin(this.studiedFrom);
    await this.look();
    await this.save();
    this.stands();
    if (this.isStudied) return;
    const early = this.early;
    this.early = null;
    const legal = this.state?.decision.moves.some((/** @type {any} */ m) => m.move === early);
    if (early && legal) await this.play(early);
    else if (!this.unconfirmed) await this.goOn();
  }

  /** Lines of the log without those that are told along with one before. @param {Line[]} lines @returns {Line[]} */
  told(lines) {
    return lines.filter(({ said }) => said);
  }

  /** How many facts the viewer has been told; the log goes on from there. */
  get known() {
    return this.log.length && this.state?.view.seat === this.viewer ? this.state.facts : 0;
  }

  /**
   * Shows the table as the viewer sees it now.
   * @param {number} since what was told before this fact holds
   * @param {Promise<any>} [table] if the engine was asked for it already
   */
  async look(since = this.known, table = this.table(since)) {
    const before = this.state;
    const state = await table;
    this.log = [...(since ? this.log : []), ...this.told(state.log)];
    this.state = state;
    this.changed();
    if (state.view.over && !this.scoreHistory) this.recall();
    if (since && state.log.length) {
      const detail = { lines: state.log, before: before?.view, after: state.view };
      this.dispatchEvent(new CustomEvent("news", { detail }));
    }
    if (this.settings.chances) await this.judge();
  }

  /** Asks for it. @param {number} since */
  table(since) {
    return this.engine.ask({ do: "state", seat: this.viewer, since });
  }

  /** How likely each seat is to win, as far as the viewer can tell. */
  async judge() {
    this.chances = await this.engine.ask({ do: "chances", seat: this.viewer });
    this.changed();
  }

  /** Lets bots answer until a human is asked or the game is over. */
  goOn() {
    this.going ??= this.letBotsAnswer().finally(() => (this.going = null));
    return this.going;
  }

  async letBotsAnswer() {
    while (this.state && !this.state.view.over && !this.elsewhere) {
      const { bot } = this;
      if (!bot) return;
      await this.pace();
      // left meanwhile: the engine has another match by now
      if (this.elsewhere) return;
      const answer = await this.think(bot.level, true, bot.seed);
      if (!answer || this.elsewhere) return;
      await this.take(answer.record);
    }
  }

  /**
   * @param {string} level
   * @param {boolean} play whether the engine plays the move as well: a bot's thoughts stay there
   * @param {number} [luck] any, if none is given
   * @returns {Promise<any>} null if it was called off
   */
  async think(level, play, luck) {
    this.thought = new AbortController();
    this.thinking = true;
    // a fox is done before anybody could read that it thinks
    const shown = setTimeout(() => this.changed(), THINKS);
    try {
      const seed = luck ?? crypto.getRandomValues(new Uint32Array(1))[0];
      return await this.engine.think(
        { level, seed, play, seat: this.state?.decision.seat },
        this.thought.signal,
      );
    } catch (fault) {
      if (fault instanceof Cancelled) return null;
      throw fault;
    } finally {
      clearTimeout(shown);
      this.thought = null;
      this.thinking = false;
    }
  }

  /**
   * A player's move; before the engine is there it is kept for then.
   * @param {string} move
   */
  async play(move) {
    if (!this.begun) {
      this.early = move;
      this.changed();
      return;
    }
    if (this.past) return;
    // the second half of a double click is about a table that is gone by then
    const { state } = this;
    await this.settled();
    if (this.state !== state) return;
    await this.act(async () => {
      const mine = this.state?.view.turn === this.viewer;
      await this.move({ do: "play", move });
      const view = this.state?.view;
      await this.waitForWord(
        this.settings.confirm && mine && !view.over && view.turn !== this.viewer,
      );
      this.stands();
      if (this.unconfirmed) return;
      // the player sees the own move before anything that comes of it is drawn
      await inView();
      await this.goOn();
    }, THINKS);
  }

  /** While a player is asked, whatever is being done is soon done: a save, or a hint given up. */
  async settled() {
    while (this.busy && this.state?.decision.moves.length) {
      this.thought?.abort();
      await this.doing;
    }
  }

  /** The player's turn is to stand. */
  async confirm() {
    await this.doing;
    if (!this.unconfirmed) return;
    await this.act(async () => {
      await this.waitForWord(false);
      await this.goOn();
    });
  }

  /** Kept with the game: loading the page anew must not end a turn. @param {boolean} unconfirmed */
  async waitForWord(unconfirmed) {
    if (this.unconfirmed === unconfirmed) return;
    this.unconfirmed = unconfirmed;
    await this.save();
  }

  /**
   * Takes back a decision or the whole turn, or plays again what was taken back.
   * @param {"undo" | "redo" | "restart"} which
   */
  async back(which) {
    if (this.past) return;
    await this.settled();
    await this.act(async () => {
      if (which === "restart" && this.unconfirmed) {
        // to the engine this turn is over: a step back it is the present one again
        await this.move({ do: "undo", seat: this.viewer });
        await this.waitForWord(false);
        if (!this.state?.restart) return;
      }
      const request = which === "restart" ? { do: "undo", turn: true } : { do: which };
      await this.move({ ...request, seat: this.viewer });
      await this.waitForWord(false);
      await this.goOn();
    });
  }

  /** What an owl would do here, and why. */
  async advise() {
    if (this.past || this.thinking) return;
    await this.settled();
    if (!this.state?.decision.moves.length) return;
    await this.act(async () => {
      this.hint = (await this.think("owl", false))?.choice ?? null;
    });
  }

  /** How the finished game went: points by source and over time. */
  async recall() {
    this.scoreHistory = await this.engine.ask({ do: "score-history" });
    this.changed();
  }

  /** Why a bot played a move, for whoever wants to know. @param {number} move */
  async askWhy(move) {
    if (this.whys.has(move)) return;
    this.whys.set(move, await this.engine.ask({ do: "why", at: move }));
    this.changed();
  }

  forgetHint() {
    this.hint = null;
    this.changed();
  }

  /**
   * Looks at the table as it was after so many moves; null: back to the present.
   * @param {number | null} at
   */
  async lookBack(at) {
    if (at !== null) return (await this.lookingBack()).to(at);
    this.looking?.stop();
    this.changed();
    if (!this.isStudied) return;
    this.isStudied = false;
    await this.act(() => this.goOn());
  }

  /** Begins anew by itself, if it is not just a game; whether it does. @returns {Promise<boolean>} */
  async fromTheStart() {
    return false;
  }

  async lookingBack() {
    const { LookingBack } = await loadDeferred();
    this.looking ??= new LookingBack(this);
    return this.looking;
  }

  /** The player the curtain waits for is there. */
  async arrive() {
    await this.doing; // the turn before is still being kept
    if (this.curtain === null || this.viewer === this.curtain) return;
    this.viewer = this.curtain;
    // they were judged by the cards of the one before
    this.chances = null;
    await this.act(() => this.look());
  }

  /**
   * One thing at a time; what is refused is told and changes nothing.
   * @param {() => Promise<void>} deed
   * @param {number} [patience] milliseconds until it is shown that something is being done
   */
  async act(deed, patience = 0) {
    if (this.busy || this.elsewhere) return;
    let done = () => {};
    this.doing = new Promise((resolve) => (done = resolve));
    this.busy = true;
    let shown = 0;
    if (patience) shown = setTimeout(() => this.changed(), patience);
    else this.changed();
    try {
      await deed();
    } catch (fault) {
      if (fault instanceof Refused) this.tell(fault.reason);
      else if (!(fault instanceof Cancelled)) throw fault;
    } finally {
      clearTimeout(shown);
      this.busy = false;
      done();
      this.changed();
    }
  }

  /** @param {{ do: string } & Record<string, any>} request */
  async move(request) {
    const since = request.do === "undo" ? 0 : this.known;
    // both questions go out at once: the way to the worker and back takes longer than its work
    const [answer, table] = [this.engine.ask(request), this.table(since)];
    const { record } = await answer;
    await this.take(record, since, table);
  }

  /**
   * The match has gone on, or back.
   * @param {any} record
   * @param {number} [since]
   * @param {Promise<any>} [table]
   */
  async take(record, since, table) {
    this.hint = null;
    this.looking?.stop();
    this.scoreHistory = null;
    const { moves, start } = this.record;
    const another =
      record.moves.length < moves.length || JSON.stringify(record.start) !== JSON.stringify(start);
    this.record = record;
    if (another) {
      this.log = [];
      this.whys.clear();
    }
    await this.look(since, table);
    await this.save();
  }

  /** @returns {import("./saves.js").Save} */
  get saved() {
    const { id, name, address, seats, names, unconfirmed, record, tab } = this;
    const over = Boolean(this.state?.view.over);
    return {
      polis: 1,
      id,
      name,
      address,
      seats,
      names,
      unconfirmed,
      record,
      over,
      changed: Date.now(),
      owner: tab,
    };
  }

  async save() {
    if (!this.isKept) return;
    try {
      await keep(this.saved);
      this.kept = true;
    } catch (fault) {
      if (fault instanceof TakenOver) this.leave();
      else if (this.kept) {
        this.kept = false;
        this.tell({ id: "page-not-kept", args: {} });
      }
    }
  }

  /** The engine is let go for a while: nobody thinks meanwhile. */
  rest() {
    this.thought?.abort();
    this.looking?.pause();
  }

  /** Another tab plays on. */
  leave() {
    this.elsewhere = true;
    this.thought?.abort();
    this.looking?.pause();
    this.changed();
  }

  /** @param {Message} message */
  tell(message) {
    this.dispatchEvent(new CustomEvent("said", { detail: message }));
  }

  stands() {
    this.dispatchEvent(new Event("stands"));
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }
}
