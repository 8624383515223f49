// What becomes of a game: another one with the same players, an earlier point of it, or a file.

import { switchedOn } from "./address.js";
import { Cancelled } from "./engine.js";
import { aNumber, anySeed, loadOpenings } from "./prepared_openings.js";
import { readFile } from "./saved_files.js";
import { LONGEST_NAME } from "./saves.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("../engine_types.js").GameRecord} GameRecord */

/** The same address, a new game: the old one stays among the saved ones. @param {Page} page */
export async function startAgain(page) {
  const { session } = page;
  if (await session?.startOver()) return;
  // browsers show no such question in a frame, where nothing is kept anyway
  if (!session || !(page.isFrame || confirm(page.words.word("page-restart-sure")))) return;
  const { record } = session;
  if (!record) return;
  const choice = page.opening.choose();
  const same = record.start || page.state.address.seed !== null;
  await anew(
    page,
    choice,
    same ? { do: "load", record: { ...record, moves: [] } } : await dealt(page, record),
  );
}

/** Another game with the same players. @param {Page} page */
export async function rematch(page) {
  const record = page.session?.record;
  if (!record) return;
  const choice = page.opening.choose();
  await anew(page, choice, await dealt(page, record));
}

/** Another deal with the same options. @param {Page} page @param {GameRecord} record @returns {Promise<import("./table_session.js").MatchRequest>} */
async function dealt(page, record) {
  const { game, players, seed } = record;
  const options = optionsOf(page, record);
  const openings = await loadOpenings(game, players, null, options, aNumber());
  let other = seed;
  while (other === seed) other = anySeed(openings);
  return { do: "new", game, players, seed: other, options: switchedOn(options) };
}

/** The options that are on; where a game begins with a position, that has them. @param {Page} page @param {GameRecord} record */
export const optionsOf = ({ games }, { game, options, start }) =>
  Object.keys(games[game].options).filter((name) => (start ?? options)?.[name]);

/** A game of its own that goes on from an earlier point of this one. @param {Page} page @param {number} at */
export async function branch(page, at) {
  const { session } = page;
  if (!session?.record) return;
  const { record, name } = session;
  const choice = page.opening.choose();
  const named = page.words.word("page-branch-name", { name, count: at });
  const from = { ...record, moves: record.moves.slice(0, at) };
  const branched = await anew(page, choice, { do: "load", record: from }, named);
  if (page.session === branched) page.notify({ id: "page-branched", args: { count: at } });
}

/**
 * The same players at the same address, but another game, which takes the place of this one there.
 * @param {Page} page
 * @param {AbortSignal} choice
 * @param {import("./table_session.js").MatchRequest} request
 * @param {string} [name]
 */
async function anew(page, choice, request, name) {
  choice.throwIfAborted();
  const { opening } = page;
  const { session } = page;
  if (!session?.record) return;
  const { record, seats, names } = session;
  const start = {
    name: name ?? opening.nameOf(record.game, record.players),
    address: location.search,
    seats,
    names,
  };
  const another = await opening.openSession(choice, start, record.game);
  // only now that another game is in its place
  session.giveUpAddress();
  await session.save();
  // a link is to the game before: loading the page anew must find this one
  if (page.session === another && page.state.address.code && !page.isFrame)
    history.replaceState(null, "", location.pathname + location.search);
  await opening.run(another, request);
  return another;
}

/** A game somebody exported. @param {Page} page @param {File} file */
export async function take(page, file) {
  const choice = page.opening.choose();
  try {
    const save = await readFile(file);
    await page.engine.ask({ do: "check", record: save.record }, choice); // what cannot be played is not kept
    await page.opening.resume(save, choice);
  } catch (fault) {
    if (fault instanceof Cancelled) return;
    page.notify({ id: "page-bad-file", args: { name: file.name.slice(0, LONGEST_NAME) } });
  }
}
