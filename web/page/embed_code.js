// What an author pastes into a page to show the table in view, or the game so far.

import { html, nothing } from "lit-html";
import { recordFrom } from "../embed/start_position.js";
import { icon } from "../table/icon.js";
import { BY_LINK, usualSeats } from "./seats.js";
import { link } from "./sharing.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {"position" | "replay"} Content */
/** @typedef {{ content: Content, code: string, said: string }} Snippet what an author pastes, and what came of copying it */

/** @type {[Content, string][]} each with its word */
const CONTENTS = [
  ["position", "embed-position"],
  ["replay", "embed-replay"],
];

/** @param {string} text */
const safe = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#39;");

/** @param {Page} page @param {Content} content */
export async function openEmbed(page, content) {
  const { session } = page;
  const code = await snippet(page, content);
  // not over what somebody else is to see
  if (page.session === session && session?.present.is !== "curtain")
    page.store.showSnippet({ content, code, said: "" });
}

/** @param {Page} page @param {Content} content */
async function snippet(page, content) {
  const { session, words } = page;
  if (!session?.record) return "";
  const { past, seats } = session;
  const at = content === "position" ? past?.at : undefined;
  const position = content === "position" ? await session.ask({ do: "position", at }) : null;
  const record = position ? recordFrom(position) : session.record;
  const shown = position ?? record;
  const { turn = 0 } = await session.ask({ do: "check", record });
  const usual = usualSeats(record.players, turn).join();
  // who plays by link has no device in a frame
  const named = seats.join() === usual || seats.includes(BY_LINK) ? "" : ` seats="${seats.join()}"`;
  const [attribute, label] =
    content === "position" ? ["position", "embed-link"] : ["record", "embed-link-replay"];
  return [
    `<script async src="${new URL("./", location.href).href}embed.js"></script>`,
    `<polis-table game="${record.game}"${named} lang="${words.language}" ${attribute}='${safe(JSON.stringify(shown))}'>`,
    `  <a href='${safe(await link(page, false, at))}'>${words.word(label)}</a>`,
    "</polis-table>",
  ].join("\n");
}

/** @param {Page} page */
export function embedCode(page) {
  const {
    words,
    session,
    snippet: { content, code, said },
  } = page.state;
  return html`<p>${words.word("embed-note")}</p>
    ${
      session?.record?.moves.length
        ? html`<p><label>${words.word("embed-what")}
      <select data-content @change=${(/** @type {Event} */ { target }) =>
        target instanceof HTMLSelectElement && openEmbed(page, CONTENTS[target.selectedIndex][0])}>
        ${CONTENTS.map(([each, word]) => html`<option ?selected=${each === content}>${words.word(word)}</option>`)}
      </select></label></p>`
        : nothing
    }
    <textarea readonly rows="8" data-snippet aria-label=${words.word("page-embed")} .value=${code}></textarea>
    <p><button type="button" class="main" data-copy @click=${() => copyCode(page)}>${icon("link")}${words.word("embed-copy")}</button>
      <span role="status">${said ? words.word(said) : nothing}</span></p>`;
}

/** What came of it is said here: a notice would lie behind the dialog. @param {Page} page */
async function copyCode(page) {
  const { snippet } = page.state;
  let said = "embed-copied";
  try {
    await navigator.clipboard.writeText(snippet.code);
  } catch {
    said = "embed-not-copied";
    /** @type {HTMLTextAreaElement | null} */ (document.querySelector("[data-snippet]"))?.select();
  }
  page.store.tellOfSnippet(said);
}
