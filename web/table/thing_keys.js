// Things and cards as text, which is how elements carry them: `data-thing`, `data-opens`, `data-card`.

/** @typedef {import("../engine_types.js").Thing} Thing */
/** @typedef {import("../engine_types.js").Card} Card */

/**
 * A thing as one text, the same for the same thing.
 * @param {object} thing
 */
export const keyOf = (thing) => JSON.stringify(Object.fromEntries(Object.entries(thing).sort()));

/** @param {string} key */
export const thingOf = (key) => /** @type {Thing} */ (JSON.parse(key));

/** @param {string} text */
export const cardOf = (text) => /** @type {Card} */ (JSON.parse(text));

/**
 * The card a thing shows, if it shows one.
 * @param {string} key
 * @param {string[]} kinds
 */
export function cardOn(key, kinds) {
  const thing = /** @type {Record<string, unknown>} */ (thingOf(key));
  const kind = kinds.find((name) => typeof thing[name] === "string");
  return kind ? /** @type {Card} */ ({ [kind]: thing[kind] }) : null;
}

/** What is opened: a thing, a pile of it, or (`sets`) the cards it goes with. @param {string} key */
export function openedThing(key) {
  const { sets, pile, ...thing } = /** @type {Thing & { sets?: true, pile?: true }} */ (
    JSON.parse(key)
  );
  return { thing, sets, pile };
}

/** Which of several cards that go together are opened, as the key of all of them. @param {string} key */
export const openedSet = (key) => /** @type {{ set?: string }} */ (JSON.parse(key)).set;
