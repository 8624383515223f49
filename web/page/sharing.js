// A game in a link: made for somebody else, and opened.

import { writeAddress } from "./address.js";
import { optionsOf } from "./another_game.js";
import { Refused } from "./engine.js";
import { listSaves, write } from "./saves.js";
import { BY_LINK, HERE, usualSeats } from "./seats.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("../engine_types.js").GameRecord} GameRecord */

/** Sits down to the game in a link; one without a code that can be read says so. @param {Page} page @param {string} code */
export async function openCode(page, code) {
  const { opening, engine } = page;
  const { players, seats, names } = page.state.address;
  if (!code) return openUnread(page);
  const choice = opening.choose();
  try {
    const record = await engine.ask({ do: "read-code", code }, choice);
    const chairs = record.players === players ? seats : usualSeats(record.players);
    const kept = await keptBefore(record, chairs.includes(BY_LINK));
    const news = kept ? record.moves.length - kept.record.moves.length : 0;
    // an older link, or this page loaded anew: what was played here since is not to be lost
    if (kept && news < 0) return await opening.resume(kept, choice);
    const seated = kept?.seats.some((kind, seat) => kind === HERE && chairs[seat] === HERE);
    // who opens a link on the device it was made on sits down for the other player
    const stay = kept && (news || seated || kept.over) ? { seats: kept.seats } : { seats: chairs };
    const start = {
      name: opening.nameOf(record.game, record.players),
      address: "",
      names,
      ...kept,
      ...stay,
    };
    const session = await opening.openSession(choice, start, record.game);
    if (kept) await write({ ...kept, owner: page.store.tab }).catch(() => null);
    await opening.run(session, { do: "load", record });
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    page.notify(fault.reason);
    await openUnread(page);
  }
}

/**
 * A game that is played by links goes on with the one kept here; another is only not kept twice.
 * @param {GameRecord} record
 * @param {boolean} goesOn
 */
async function keptBefore(record, goesOn) {
  const same = await sameGame(record).catch(() => null);
  return same && (goesOn || same.record.moves.length === record.moves.length) ? same : null;
}

/** The game kept here that this record goes on with, or an earlier point of which it is. @param {GameRecord} record */
async function sameGame({ moves, ...head }) {
  const { games } = await listSaves();
  return (
    games.find(
      ({ record: { moves: kept, ...other } }) =>
        JSON.stringify(other) === JSON.stringify(head) &&
        kept.every(
          (/** @type {string} */ move, /** @type {number} */ at) =>
            at >= moves.length || moves[at] === move,
        ),
    ) ?? null
  );
}

/** After a code that cannot be read: its game anew, unless it was to go on between devices. @param {Page} page */
async function openUnread(page) {
  const { game, seats } = page.state.address;
  await (game && !seats.includes(BY_LINK) ? page.opening.openGame() : page.toStart(false));
}

/**
 * The game as a link; by `passing` it on, the one asked sits down and those here go away.
 * @param {Page} page
 * @param {boolean} passing
 * @param {number} [at] as it stood after so many moves
 */
export async function link(page, passing, at) {
  const session = /** @type {import("./table_session.js").TableSession} */ (page.session);
  const { record, names, present } = session;
  if (!record) throw new Refused({ kind: "BadRecord", reason: { id: "bad-no-match", args: {} } });
  const code = await session.ask({ do: "code", at });
  const seats = !passing
    ? session.seats
    : session.seats.map((kind, seat) =>
        present.is === "away" && seat === present.seat ? HERE : kind === HERE ? BY_LINK : kind,
      );
  const query = writeAddress({
    game: record.game,
    players: record.players,
    options: optionsOf(page, record),
    seed: null,
    seats,
    names,
  });
  return new URL(`./${query}#r=${code}`, location.href).href;
}

/** @param {Page} page */
export async function share(page) {
  await copy(page, await link(page, false), "page-link-copied");
}

/**
 * @param {Page} page
 * @param {string} text
 * @param {string} done the message once it is copied
 */
export async function copy(page, text, done) {
  try {
    await navigator.clipboard.writeText(text);
    page.notify({ id: done, args: {} });
  } catch {
    page.notify({ id: "page-share-link", args: { link: text } });
  }
}
