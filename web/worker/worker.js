// The engine's worker. Messages are small and typed; what they carry to Python and back is text.

import { VERSION } from "../parts.js";
import { boot } from "./boot.js";
import { PartFailed } from "./parts.js";
import { keepSnapshot } from "./snapshot.js";

/**
 * What the worker is told; the text of `ask` and `think` is a request of the engine.
 * @typedef {{ do: "boot", snapshots: boolean, keepAfter: number }
 *   | { do: "ask" | "think", id: number, text: string }
 *   | { do: "cancel", id: number }} ToWorker
 */

/**
 * What it says: how far it has started, what Python answers, that it is alive while it thinks, that it
 * did not start, that it can do no more.
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
/** @type {number | null} */
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
      // when the first decisions are through; a snapshot is for the next visit
      setTimeout(() => keepSnapshot(folder, bytes), keepAfter);
    }
  } catch (fault) {
    const { part, how } =
      fault instanceof PartFailed ? fault : { part: "engine", how: String(fault) };
    say({ say: "failed", part, how });
  }
}

/**
 * Python answers every request, bad ones too; if it does not, this worker is good for nothing more.
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
 * Thinks slice by slice, so that a message can come in between.
 * @param {number} id
 * @param {string} text
 */
async function think(id, text) {
  const begun = ask(text);
  if ("error" in JSON.parse(begun)) {
    reply(id, begun);
    return;
  }
  thinking = id;
  while (thinking === id) {
    const step = ask('{"do":"slice"}');
    /** @type {{ ok?: import("../engine_types.js").Answers["slice"] }} */
    const { ok } = JSON.parse(step);
    if (!ok || ok.choice) {
      thinking = null;
      reply(id, step);
      return;
    }
    say({ say: "step", id });
    await breath();
  }
}

function stopThinking() {
  thinking = null;
  ask('{"do":"stop"}');
}

/** Lets waiting messages in; a timer would wait 4 ms. */
function breath() {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go(undefined);
    };
    port2.postMessage(null);
  });
}
