// Where a game begins: one click from playing, with everything else to choose below it.

import { html, nothing } from "lit-html";
import { DAILY_SIZE } from "../parts.js";
import { filled, KINDS, writeAddress } from "./address.js";
import { download, readRaw } from "./saves.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * @typedef {object} Start
 * @property {import("./address.js").Games} games
 * @property {string} game
 * @property {number} players
 * @property {string[]} seats
 * @property {string} seed as typed
 * @property {{ games: import("./saves.js").Save[], damaged: { key: string, name: string }[] } | null} saves
 */

/**
 * @param {Start} start
 * @param {Words} words
 * @param {{ open: (address: string) => void, resume: (save: any) => void, rename: (save: any) => void,
 *   change: (part: Partial<Start>) => void, remove: (id: string) => void,
 *   take: (file: File) => void }} deeds
 */
export function startScreen(start, words, deeds) {
  const { game, players, seats } = start;
  const [least, most] = start.games[game].players;
  const sizes = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  const seats3 = filled([], DAILY_SIZE);
  const daily = writeAddress({ game, players: DAILY_SIZE, seed: dailySeed(new Date()), seats: seats3 });
  return html`
    <section class="start" aria-labelledby="start-heading">
      <h2 id="start-heading">${words.word("page-new-game", { game: start.games[game].title })}</h2>
      <form @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        const seed = start.seed === "" ? null : Number(start.seed);
        deeds.open(writeAddress({ game, players, seed, seats: filled(seats, players) }));
      }}>
        <p><button class="main" type="submit">${words.word("page-play")}</button>
          <a href=${daily} @click=${(/** @type {Event} */ event) => {
            event.preventDefault();
            deeds.open(daily);
          }}>${words.word("page-daily")}</a></p>
        <label>${words.word("page-players")}
          <select name="players" @change=${(/** @type {any} */ event) =>
            deeds.change({ players: Number(event.target.value) })}>
            ${sizes.map((size) => html`<option ?selected=${size === players}>${size}</option>`)}
          </select></label>
        ${filled(seats, players).map((kind, seat) => seatChoice(kind, seat, start, words, deeds))}
        <label>${words.word("page-seed")}
          <input name="seed" inputmode="numeric" pattern="[0-9]{0,15}" autocomplete="off"
            .value=${start.seed} aria-describedby="seed-note"
            @input=${(/** @type {any} */ event) => deeds.change({ seed: event.target.value })}></label>
        <p id="seed-note"><small>${words.word("page-seed-note")}</small></p>
      </form>
    </section>
    ${savedGames(start, words, deeds)}`;
}

/**
 * @param {string} kind
 * @param {number} seat
 * @param {Start} start
 * @param {Words} words
 * @param {any} deeds
 */
function seatChoice(kind, seat, start, words, deeds) {
  return html`<label>${words.word("player", { number: seat + 1 })}
    <select name=${`seat-${seat}`} @change=${(/** @type {any} */ event) => {
      const seats = filled(start.seats, start.players);
      seats[seat] = event.target.value;
      deeds.change({ seats });
    }}>${KINDS.map((name) => html`<option value=${name} ?selected=${name === kind}>
      ${words.word(`kind-${name}`)}</option>`)}</select></label>`;
}

/**
 * @param {Start} start
 * @param {Words} words
 * @param {any} deeds
 */
function savedGames({ saves }, words, deeds) {
  return html`
    <section class="saves" aria-labelledby="saves-heading">
      <h2 id="saves-heading">${words.word("page-saves")}</h2>
      ${saves === null ? html`<p>${words.word("page-no-storage")}</p>` : nothing}
      ${saves && !saves.games.length ? html`<p>${words.word("page-no-saves")}</p>` : nothing}
      <ul>${saves?.games.map((save) => html`<li>
        <button type="button" data-resume=${save.id} @click=${() => deeds.resume(save)}>
          ${words.word("page-resume", { name: save.name, count: save.record.moves.length })}</button>
        <button type="button" aria-label=${words.word("page-rename-name", { name: save.name })}
          @click=${() => deeds.rename(save)}>${words.word("page-rename")}</button>
        <button type="button" aria-label=${words.word("page-export-name", { name: save.name })}
          @click=${() => download(save.name, save)}>${words.word("page-export")}</button>
        <button type="button" aria-label=${words.word("page-remove-name", { name: save.name })}
          @click=${() => deeds.remove(save.id)}>${words.word("page-remove")}</button>
      </li>`)}</ul>
      ${saves?.damaged.length ? html`<p>${words.word("page-damaged")}</p>` : nothing}
      <ul>${saves?.damaged.map(({ key, name }) => html`<li>${name}
        <button type="button" aria-label=${words.word("page-export-name", { name })}
          @click=${async () => download(name, await readRaw(key))}>${words.word("page-export")}</button>
      </li>`)}</ul>
      <label class="file">${words.word("page-import")}
        <input type="file" accept="application/json,.json" @change=${(/** @type {any} */ event) => {
          const [file] = event.target.files;
          event.target.value = "";
          if (file) deeds.take(file);
        }}></label>
    </section>`;
}

/** @param {Date} day the same seed for everyone on one day, wherever they are */
export function dailySeed(day) {
  return day.getFullYear() * 10_000 + (day.getMonth() + 1) * 100 + day.getDate();
}
