// The worker in which the engine runs. Messages are small and typed; the requests and answers that
// they carry to Python and back are text. If a request wants a part of the engine that has not come
// yet, it is made again once that has, and what is said meanwhile waits for its turn.

import { NotLoaded } from "../page/not_loaded.js";
import { ENGINE_PARTS, PARTS, VERSION } from "../parts.js";
import { boot } from "./boot.js";
import { keepSnapshot } from "./snapshot.js";

/**
 * What the page says to the worker; the text of `ask` and `think` is a request to the engine, and
 * `complete` has it fetch what may be asked for later.
 * @typedef {{ do: "boot", snapshots: boolean, parts: string[], keepAfter: number }
 *   | { do: "ask" | "think", id: number, text: string }
 *   | { do: "cancel", id: number }
 *   | { do: "complete" }} ToWorker
 */

/**
 * What the worker says to the page: how far its start or the fetching of a part has come, that it is
 * ready, that the part is there, what Python answers, that it is alive while it thinks, that it could
 * not start or go on, that it can do nothing more.
 * @typedef {{ say: "stage", stage: string, loaded: number, total: number, part: string }
 *   | { say: "ready", version: string }
 *   | { say: "brought" }
 *   | { say: "answer", id: number, text: string }
 *   | { say: "step", id: number }
 *   | { say: "failed", part: string, how: string }
 *   | { say: "died", how: string }} FromWorker
 */

/** @param {FromWorker} message */
const say = (message) => self.postMessage(message);

const MISSING = '{"missing":'; // what an answer that names a part begins with

const folder = new URL("../", import.meta.url).href;
/** @type {import("./boot.js").Engine | null} */
let engine = null;
/** @type {number | null} the id of the thought that was asked for */
let thinking = null;
/** @type {ToWorker[]} what is still to be heard, because a request waits for a part */
const waiting = [];
let isHearing = false;

self.onmessage = async (event) => {
  waiting.push(event.data);
  if (isHearing) return;
  isHearing = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) await hear(next);
  isHearing = false;
};

/** Done when the next message can be heard. @param {ToWorker} message */
async function hear(message) {
  if (message.do === "boot") await start(message);
  else if (message.do === "ask") await reply(message.id, message.text);
  else if (message.do === "think") await think(message.id, message.text);
  else if (message.do === "cancel" && thinking === message.id) stopThinking();
  else if (message.do === "complete") complete();
}

/** @param {{ snapshots: boolean, parts: string[], keepAfter: number }} options `keepAfter` in milliseconds */
async function start({ snapshots, parts, keepAfter }) {
  try {
    engine = await boot(folder, report, { snapshots, parts });
    say({ say: "ready", version: VERSION });
    const { fresh } = engine;
    // the snapshot is for the next visit, and the player's first questions are more urgent
    if (fresh) setTimeout(() => keepSnapshot(folder, fresh.memory, fresh.parts), keepAfter);
  } catch (fault) {
    fail(fault);
  }
}

/** @param {string} stage */
function report(stage, loaded = 0, total = 0) {
  say({ say: "stage", stage, loaded, total, part: "engine" });
}

/** @param {unknown} fault */
function fail(fault) {
  const { part, how } = fault instanceof NotLoaded ? fault : { part: "engine", how: String(fault) };
  say({ say: "failed", part, how });
}

/**
 * Python answers every request, even a bad one; if it does not, this worker can do nothing more.
 * @param {string} text
 */
function ask(text) {
  try {
    if (!engine) throw new Error("asked before it was ready");
    return engine.answer(text);
  } catch (fault) {
    say({ say: "died", how: String(fault) });
    throw fault;
  }
}

/**
 * The answer to a request, for which parts of the engine may have to be fetched first; null if one
 * does not come, which the page is told.
 * @param {string} text
 */
async function answer(text) {
  for (;;) {
    const said = ask(text);
    if (!said.startsWith(MISSING)) return said;
    const { missing } = /** @type {import("../engine_types.js").Missing} */ (JSON.parse(said));
    if (!(await bring(missing))) return null;
  }
}

/** Whether a part has come. @param {string} part */
async function bring(part) {
  try {
    if (engine?.parts.has(part)) throw new Error(`there is no ${part} in its archive`);
    const { url, size } = PARTS[part];
    const tell = (/** @type {number} */ loaded, total = size) =>
      say({ say: "stage", stage: "fetch", loaded, total, part: url });
    tell(0);
    await engine?.parts.bring([part], tell);
    say({ say: "brought" });
    return true;
  } catch (fault) {
    fail(fault);
    return false;
  }
}

/** Fetches what was not wanted so far; a part that does not come now is tried again when it is. */
async function complete() {
  await engine?.parts.bring(ENGINE_PARTS, () => undefined).catch(() => null);
}

/** @param {number} id @param {string} text */
async function reply(id, text) {
  const said = await answer(text);
  if (said !== null) say({ say: "answer", id, text: said });
}

/** @param {number} id @param {string} text */
async function think(id, text) {
  const begun = await answer(text);
  if (begun === null) return;
  if ("error" in /** @type {object} */ (JSON.parse(begun))) say({ say: "answer", id, text: begun });
  else goOnThinking(id);
}

/** Thinks in slices, so that messages come in between. @param {number} id */
async function goOnThinking(id) {
  thinking = id;
  while (thinking === id) {
    const step = ask('{"do":"slice"}');
    const { ok } = /** @type {{ ok?: import("../engine_types.js").Answers["slice"] }} */ (
      JSON.parse(step)
    );
    if (!ok || ok.choice) {
      thinking = null;
      say({ say: "answer", id, text: step });
      return;
    }
    say({ say: "step", id });
    await messagesRead();
  }
}

function stopThinking() {
  thinking = null;
  ask('{"do":"stop"}');
}

/** Done when the messages that wait have been read; a timer would take 4 ms longer. */
function messagesRead() {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go(undefined);
    };
    port2.postMessage(null);
  });
}
