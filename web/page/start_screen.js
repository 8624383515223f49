// Where a game begins: one click from playing, with everything else to choose below it.

// The page is there already. Naming it here keeps it in one chunk, instead of one for each set of users.
import "./page.js";

import { html, nothing } from "lit-html";
import { DAILY_SIZE } from "../parts.js";
import { loadCourse, loadPuzzles } from "../learn/files.js";
import { shelf } from "../learn/shelf.js";
import { isDrawn } from "../table/drawing.js";
import { icon, picture } from "../table/icon.js";
import { fitting, LONGEST_NAME, writeAddress } from "./address.js";
import { take } from "./another_game.js";
import { chosenGame } from "./chosen_game.js";
import { dailySeed } from "./daily_seed.js";
import { REMEMBERED, remember } from "./remembered.js";
import { download } from "./saved_files.js";
import * as saves from "./saves.js";
import { filled, KINDS, usualSeats } from "./seats.js";
import { setting } from "./setting.js";

/** @typedef {import("./page.js").Page} Page */

/**
 * @typedef {object} Start what is chosen, and which games are kept
 * @property {string} game
 * @property {number} players
 * @property {string[]} options those that are on
 * @property {string[]} seats
 * @property {string[]} names
 * @property {string} seed as typed
 * @property {{ games: import("./saves.js").Save[], damaged: { key: string, name: string }[] } | null} saves null: nothing can be kept here
 * @property {boolean} isListed whether it has been looked up what is kept
 */

/** Opens the start screen with the game that was just played, or the one chosen last. @param {Page} page @param {string} [game] */
export async function openStart(page, game) {
  const chosen = game ?? (page.state.start.game || chosenGame(page.games));
  const kept = await saves.listSaves().catch(() => null);
  page.store.prepare({ game: chosen, saves: kept, isListed: true });
  await fillShelf(page);
}

/** Another game to begin with, now and next time. @param {Page} page @param {string} game */
async function choose(page, game) {
  remember(REMEMBERED.game, game);
  const [least, most] = page.games[game].players;
  const { players } = page.state.start;
  page.store.prepare({ game, players: Math.min(Math.max(players, least), most) });
  await fillShelf(page);
}

/** The lessons and puzzles of the game in view. @param {Page} page */
async function fillShelf(page) {
  const { game } = page.state.start;
  const [course, puzzles] = await Promise.all([
    loadCourse(game).catch(() => []),
    loadPuzzles(game).catch(() => []),
  ]);
  if (page.state.start.game !== game || page.session) return; // another one has been chosen meanwhile
  page.store.setLearning({ course, puzzles });
}

/** @param {Page} page */
export function startScreen(page) {
  const { start, words } = page.state;
  const { game, players, options, seats, names } = start;
  const { title, players: sizesOf, options: optionsOf } = page.games[game];
  const [least, most] = sizesOf;
  const offered = fitting(optionsOf, players);
  const sizes = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return html`
    <section class="start" aria-labelledby="start-heading">
      ${gameChoice(page)}
      <h2 id="start-heading">${words.word("page-new-game", { game: title })}</h2>
      <p class="lead">${words.word(`about-${game}`)}</p>
      <form @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        const seed = start.seed === "" ? null : Number(start.seed);
        const named = names.slice(0, players).map((name) => name.trim());
        page.opening.open(
          writeAddress({
            game,
            players,
            options: offered.filter((name) => options.includes(name)),
            seed,
            seats: filled(seats, players),
            names: named,
          }),
        );
      }}>
        <p class="go"><button class="main" type="submit">${icon("play")}${words.word("page-play")}</button>
          ${daily(page)}
          <button type="button" data-tool="rules" @click=${() => page.show("rules")}>${icon("rules")}${words.word("page-rules")}</button>
          <button type="button" data-tool="about" @click=${() => page.show("about")}>${icon("about")}${words.word("page-about")}</button></p>
        <fieldset><legend>${words.word("page-who")}</legend>
          <label>${words.word("page-players")}
            <select name="players" @change=${(/** @type {Event} */ { target }) =>
              target instanceof HTMLSelectElement &&
              page.store.prepare({ players: Number(target.value) })}>
              ${sizes.map((size) => html`<option ?selected=${size === players}>${size}</option>`)}
            </select></label>
          ${filled(seats, players).map((kind, seat) => seatChoice(page, kind, seat))}</fieldset>
        <fieldset><legend>${words.word("page-how")}</legend>
          ${offered.map(
            (
              name,
            ) => html`<label class="check"><input type="checkbox" name=${name} .checked=${options.includes(name)}
            @change=${(/** @type {Event} */ { target }) =>
              target instanceof HTMLInputElement &&
              page.store.prepare({ options: switched(options, name, target.checked) })}>
            ${words.word(`option-${name}`)}</label>`,
          )}
          ${isDrawn(game) ? setting(page, "speed") : nothing}
          <label>${words.word("page-seed")}
            <input name="seed" inputmode="numeric" pattern="[0-9]{0,15}" autocomplete="off"
              .value=${start.seed} aria-describedby="seed-note"
              @input=${(/** @type {Event} */ { target }) =>
                target instanceof HTMLInputElement &&
                page.store.prepare({ seed: target.value })}></label>
          <p id="seed-note" class="note">${words.word("page-seed-note")}</p></fieldset>
      </form>
    </section>
    ${shelf(page)}
    ${savedGames(page)}`;
}

/** @param {string[]} options @param {string} name @param {boolean} isOn */
const switched = (options, name, isOn) => [
  ...options.filter((other) => other !== name),
  ...(isOn ? [name] : []),
];

/** The games by their pictures; the one chosen is kept. @param {Page} page */
function gameChoice(page) {
  const { start, words } = page.state;
  return html`<div class="games" role="group" aria-label=${words.word("page-which-game")}>${Object.entries(
    page.games,
  ).map(
    ([name, { title }]) =>
      html`<button type="button" data-game=${name} aria-pressed=${String(name === start.game)} @click=${() => choose(page, name)}>
      ${picture(name, "hero", "hero")}<span>${title}</span></button>`,
  )}</div>`;
}

/** The game of the day: the same cards for everyone. @param {Page} page */
function daily(page) {
  const { game } = page.state.start;
  const seats = usualSeats(DAILY_SIZE);
  const address = writeAddress({
    game,
    players: DAILY_SIZE,
    options: [],
    seed: dailySeed(new Date()),
    seats,
  });
  return html`<a class="button" href=${address} @click=${(/** @type {Event} */ event) => {
    event.preventDefault();
    page.opening.open(address);
  }}>${icon("calendar")}${page.words.word("page-daily")}</a>`;
}

/**
 * @param {Page} page
 * @param {string} kind
 * @param {number} seat
 */
function seatChoice(page, kind, seat) {
  const { start, words } = page.state;
  const number = words.word("player", { number: seat + 1 });
  return html`<div class="seat-choice"><label>${number}
    <select name=${`seat-${seat}`} @change=${(/** @type {Event} */ { target }) =>
      target instanceof HTMLSelectElement &&
      page.store.prepare({
        seats: filled(start.seats, start.players).with(seat, target.value),
      })}>${KINDS.map(
      (name) => html`<option value=${name} ?selected=${name === kind}>
      ${words.word(`kind-${name}`)}</option>`,
    )}</select></label>
    <label><span class="hidden">${number}, </span>${words.word("page-name")}
      <input name=${`name-${seat}`} maxlength=${LONGEST_NAME} autocomplete="off" placeholder=${number}
        pattern="[^,]*" .value=${start.names[seat] ?? ""} @input=${(
          /** @type {Event} */ { target },
        ) =>
          target instanceof HTMLInputElement &&
          page.store.prepare({ names: allNames(start).with(seat, target.value) })}></label></div>`;
}

/** A name for each seat, empty where none is typed. @param {Start} start */
const allNames = ({ players, names }) =>
  Array.from({ length: players }, (_, seat) => names[seat] ?? "");

/** @param {Page} page */
function savedGames(page) {
  const {
    words,
    start: { saves: kept },
  } = page.state;
  /** @param {string} id @param {string} name @param {string} picture @param {() => unknown} deed */
  const tool = (
    id,
    name,
    picture,
    deed,
  ) => html`<button type="button" class="icon" title=${words.word(`page-${id}`)}
    aria-label=${words.word(`page-${id}-name`, { name })} @click=${deed}>${icon(picture)}</button>`;
  return html`
    <section class="saves" aria-labelledby="saves-heading">
      <h2 id="saves-heading">${words.word("page-saves")}</h2>
      ${kept === null ? html`<p>${words.word("page-no-storage")}</p>` : nothing}
      ${kept && !kept.games.length ? html`<p>${words.word("page-no-saves")}</p>` : nothing}
      <ul>${kept?.games.map(
        (save) => html`<li>
        <button type="button" data-resume=${save.id} @click=${() => page.opening.openSave(save)}>
          ${words.word(save.over ? "page-look-at" : "page-resume", { name: save.name, count: save.record.moves.length })}</button>
        ${tool("rename", save.name, "pencil", () => rename(page, save))}
        ${tool("export", save.name, "download", () => download(save.name, save))}
        ${tool("remove", save.name, "trash", () => remove(page, save.id))}
      </li>`,
      )}</ul>
      ${kept?.damaged.length ? html`<p>${words.word("page-damaged")}</p>` : nothing}
      <ul>${kept?.damaged.map(
        ({ key, name }) => html`<li>${name}
        ${tool("export", name, "download", async () => download(name, await saves.readRaw(key)))}
        ${tool("remove", name, "trash", () => remove(page, key))}</li>`,
      )}</ul>
      <label class="file">${words.word("page-import")}
        <input type="file" accept="application/json,.json" @change=${(
          /** @type {Event} */ { target },
        ) => {
          if (!(target instanceof HTMLInputElement)) return;
          const file = target.files?.[0];
          target.value = "";
          if (file) take(page, file);
        }}></label>
    </section>`;
}

/** @param {Page} page @param {string} id */
async function remove(page, id) {
  if (!confirm(page.words.word("page-remove-sure"))) return;
  await saves.removeSave(id).catch(() => null);
  await openStart(page);
}

/** @param {Page} page @param {import("./saves.js").Save} save */
async function rename(page, save) {
  const name = prompt(page.words.word("page-rename-to"), save.name)
    ?.trim()
    .slice(0, saves.LONGEST_NAME);
  if (!name) return;
  await saves.rename(save.id, name).catch(() => null);
  await openStart(page);
}
