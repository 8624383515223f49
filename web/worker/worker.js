// The worker in which the engine runs. Messages are small and typed; the requests and answers that
// they carry to Python and back are text.

import { NotLoaded } from "../page/not_loaded.js";
import { VERSION } from "../parts.js";
import { boot } from "./boot.js";
import { keepSnapshot } from "./snapshot.js";

/**
 * What the page says to the worker; the text of `ask` and `think` is a request to the engine.
 * @typedef {{ do: "boot", snapshots: boolean, keepAfter: number }
 *   | { do: "ask" | "think", id: number, text: string }
 *   | { do: "cancel", id: number }} ToWorker
 */

/**
 * What the worker says to the page: how far its start has come, that it is ready, what Python answers,
 * that it is alive while it thinks, that it could not start, that it can do nothing more.
 * @typedef {{ say: "stage", stage: string, loaded: number, total: number }
 *   | { say: "ready", version: string }
 *   | { say: "answer", id: number, text: string }
 *   | { say: "step", id: number }
 *   | { say: "failed", part: string, how: string }
 *   | { say: "died", how: string }} FromWorker
 */

/** @param {FromWorker} message */
const say = (message) => self.postMessage(message);

const folder = new URL("../", import.meta.url).href;
/** @type {((text: string) => string) | null} */
let answer = null;
/** @type {number | null} the id of the thought that was asked for */
let thinking = null;

self.onmessage = (event) => {
  /** @type {ToWorker} */
  const message = event.data;
  if (message.do === "boot") start(message.snapshots, message.keepAfter);
  else if (message.do === "ask") reply(message.id, ask(message.text));
  else if (message.do === "think") think(message.id, message.text);
  else if (message.do === "cancel" && thinking === message.id) stopThinking();
};

/** @param {boolean} snapshots @param {number} keepAfter milliseconds */
async function start(snapshots, keepAfter) {
  try {
    const report = (/** @type {string} */ stage, loaded = 0, total = 0) =>
      say({ say: "stage", stage, loaded, total });
    const engine = await boot(folder, report, { snapshots });
    answer = engine.answer;
    say({ say: "ready", version: VERSION });
    if (engine.fresh) {
      const bytes = engine.fresh;
      // the snapshot is for the next visit, and the player's first questions are more urgent
      setTimeout(() => keepSnapshot(folder, bytes), keepAfter);
    }
  } catch (fault) {
    const { part, how } =
      fault instanceof NotLoaded ? fault : { part: "engine", how: String(fault) };
    say({ say: "failed", part, how });
  }
}

/**
 * Python answers every request, even a bad one; if it does not, this worker can do nothing more.
 * @param {string} text
 */
function ask(text) {
  try {
    if (!answer) throw new Error("asked before it was ready");
    return answer(text);
  } catch (fault) {
    say({ say: "died", how: String(fault) });
    throw fault;
  }
}

/** @param {number} id @param {string} text */
function reply(id, text) {
  say({ say: "answer", id, text });
}

/**
 * Thinks in slices, so that messages come in between.
 * @param {number} id
 * @param {string} text
 */
async function think(id, text) {
  const begun = ask(text);
  if ("error" in /** @type {object} */ (JSON.parse(begun))) {
    reply(id, begun);
    return;
  }
  thinking = id;
  while (thinking === id) {
    const step = ask('{"do":"slice"}');
    const { ok } = /** @type {{ ok?: import("../engine_types.js").Answers["slice"] }} */ (
      JSON.parse(step)
    );
    if (!ok || ok.choice) {
      thinking = null;
      reply(id, step);
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
