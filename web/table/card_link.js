// A card's name in a text: a link that shows the card whole.

import { html } from "lit-html";

const JOINED = "\u2060"; // no line breaks here

/** @param {Record<string, string>} card @param {string} text */
export const cardLink = (card, text) =>
  html`<button type="button" class="link" data-card=${JSON.stringify(card)}>${text}</button>`;

/** Text between links: a line breaks at a button, but its comma or bracket must not stand alone. @param {string} text */
export const betweenLinks = (text) =>
  text.replace(/^(?=[),.:;!?])/, JOINED).replace(/[(«]$/, (mark) => mark + JOINED);
