// The page's end of the worker: requests with ids and deadlines, and a new worker for a dead one.
// Whoever plays says how a new worker takes the match up where the old one crashed.

import { untilKept, forStart, forAnswer } from "./deadlines.js";
import { script } from "./policy.js";
import { VERSION } from "../parts.js";

const MOST_DEATHS = 3; // in a row, before the player is asked

/** @typedef {import("../engine_types.js").Request} Request */
/** @typedef {import("../engine_types.js").Answers} Answers */
/** @typedef {import("../engine_types.js").ThinkRequest} ThinkRequest */
/** @typedef {import("../engine_types.js").Thought | import("../engine_types.js").PlayedThought} Thought */
/** @typedef {{ id: number, do: "ask" | "think", text: string, done: (ok: unknown) => void, fail: (fault: Error) => void, timer: number }} Pending */
/** @typedef {{ stage: string, loaded: number, total: number }} Stage */

/** A request that the engine refused, with the reason in words. */
export class Refused extends Error {
  /** @param {{ kind: string, reason: import("./words.js").Message }} error */
  constructor(error) {
    super(error.kind);
    this.kind = error.kind;
    this.reason = error.reason;
  }
}

/** The request was called off by the page itself. */
export class Cancelled extends Error {}

/**
 * Events: `stage` (detail Stage), `ready`, `replaced`, `trouble` (detail { part, how }).
 */
export class Engine extends EventTarget {
  constructor() {
    super();
    /** @type {Worker | null} */
    this.worker = null;
    this.isReady = false;
    this.snapshots = true;
    this.deaths = 0;
    this.outdated = false;
    this.lastId = 0;
    /** @type {Map<number, Pending>} */
    this.pending = new Map();
    /** @type {() => Request[]} */
    this.takingUp = () => [];
    this.watch = 0;
    /** @type {Promise<void>} */
    this.ready = new Promise((done) =>
      this.addEventListener("ready", () => done(), { once: true }),
    );
  }

  /** How a new worker takes up what was played. @param {() => Request[]} requests */
  takeUpBy(requests) {
    this.takingUp = requests;
  }

  start() {
    this.sleep();
    const worker = new Worker(script("worker/worker.js"), { type: "module", name: "polis" });
    this.worker = worker;
    worker.onmessage = (event) => worker === this.worker && this.hear(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.crashed(event.message || "worker/worker.js");
    };
    worker.onmessageerror = () => worker === this.worker && this.crashed("messageerror");
    worker.postMessage({ do: "boot", snapshots: this.snapshots, keepAfter: untilKept() });
    this.keepAlive();
  }

  /** Lets the worker go; `start` takes everything up again. */
  sleep() {
    clearTimeout(this.watch);
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
    // what was asked is asked again after waking; until then nobody can be late
    for (const { timer } of this.pending.values()) clearTimeout(timer);
  }

  /** Gives up what was asked as well: after trouble nobody is to wait for it. `start` begins anew. */
  abandon() {
    this.sleep();
    this.deaths = 0;
    this.snapshots = true;
    for (const { fail } of this.pending.values()) fail(new Cancelled());
    this.pending.clear();
  }

  /** The start has made progress; without any for a while there is something wrong. */
  keepAlive() {
    clearTimeout(this.watch);
    if (!this.isReady) {
      this.watch = window.setTimeout(() => this.trouble("engine", "stalled"), forStart());
    }
  }

  /** @param {import("../worker/worker.js").FromWorker} message */
  hear(message) {
    if (message.say === "stage") {
      this.keepAlive();
      this.dispatchEvent(new CustomEvent("stage", { detail: message }));
    } else if (message.say === "ready") this.becameReady(message.version);
    else if (message.say === "failed") this.failed(message.part, message.how);
    else if (message.say === "died") this.crashed(message.how);
    else if (message.say === "step") this.extend(message.id);
    else if (message.say === "answer") this.settle(message.id, message.text);
  }

  /** @param {string} version */
  becameReady(version) {
    clearTimeout(this.watch);
    if (version !== VERSION) {
      // the site has been updated under an open page; only loading it anew brings them together
      this.outdated = true;
      this.trouble("worker/worker.js", "another version");
      return;
    }
    this.isReady = true;
    for (const request of this.takingUp())
      this.post({ id: 0, do: "ask", text: JSON.stringify(request) });
    for (const pending of this.pending.values()) this.send(pending);
    this.dispatchEvent(new Event("ready"));
  }

  /**
   * The worker could not start: once more without the snapshot, else it is trouble.
   * @param {string} part
   * @param {string} how
   */
  failed(part, how) {
    if (this.snapshots && part === "engine") {
      this.snapshots = false;
      this.start();
      return;
    }
    // its other parts may still be coming in; their progress would say that all is well
    this.worker?.terminate();
    this.worker = null;
    this.trouble(part, how);
  }

  /** @param {string} how */
  crashed(how) {
    if (!this.isReady) {
      this.failed("worker/worker.js", how);
      return;
    }
    this.deaths += 1;
    if (this.deaths > MOST_DEATHS) {
      this.trouble("engine", how);
      return;
    }
    this.dispatchEvent(new Event("replaced"));
    this.start();
  }

  /** @param {string} part @param {string} how */
  trouble(part, how) {
    clearTimeout(this.watch);
    this.dispatchEvent(new CustomEvent("trouble", { detail: { part, how } }));
  }

  /** The player asks for another try. */
  retry() {
    if (this.outdated) {
      location.reload();
      return;
    }
    this.deaths = 0;
    this.snapshots = true;
    this.start();
  }

  /**
   * What the engine answers; a refusal is thrown as `Refused`.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<Answers[R["do"]]>}
   */
  async ask(request) {
    return /** @type {Answers[R["do"]]} */ (await this.request("ask", request));
  }

  /**
   * A bot's thought, when it is done; `signal` calls it off.
   * @param {ThinkRequest} request
   * @param {AbortSignal} [signal]
   */
  async think(request, signal) {
    return /** @type {Thought} */ (await this.request("think", request, signal));
  }

  /**
   * @param {"ask" | "think"} way
   * @param {Request} request
   * @param {AbortSignal} [signal]
   * @returns {Promise<unknown>}
   */
  request(way, request, signal) {
    return new Promise((done, fail) => {
      const id = ++this.lastId;
      const pending = { id, do: way, text: JSON.stringify(request), done, fail, timer: 0 };
      this.pending.set(id, pending);
      signal?.addEventListener("abort", () => {
        if (!this.pending.delete(id)) return;
        clearTimeout(pending.timer);
        if (this.isReady) this.post({ do: "cancel", id });
        fail(new Cancelled());
      });
      if (this.isReady) this.send(pending);
    });
  }

  /** @param {Pending} pending */
  send(pending) {
    this.post({ id: pending.id, do: pending.do, text: pending.text });
    this.extend(pending.id);
  }

  /** @param {object} message */
  post(message) {
    this.worker?.postMessage(message);
  }

  /**
   * A deadline begins anew with every sign of life.
   * @param {number} id
   */
  extend(id) {
    const pending = this.pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    pending.timer = window.setTimeout(() => this.crashed("no answer"), forAnswer());
  }

  /**
   * @param {number} id
   * @param {string} text
   */
  settle(id, text) {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    clearTimeout(pending.timer);
    this.deaths = 0;
    const answer = JSON.parse(text);
    if ("error" in answer) pending.fail(new Refused(answer.error));
    else pending.done(answer.ok);
  }
}
