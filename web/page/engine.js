// The page's end of the worker: requests with ids and deadlines, and a new worker for a dead one.
// Whoever plays says how a new worker takes the match up where the old one crashed.

import { untilKept, forStart } from "./deadlines.js";
import { script } from "./policy.js";
import { Unanswered } from "./unanswered.js";
import { VERSION } from "../parts.js";

const MOST_DEATHS = 3; // in a row, before the player is asked
const NO_FAULTS = { deaths: 0, isSnapshotBad: false };

/** @typedef {import("../engine_types.js").Request} Request */
/** @typedef {import("../engine_types.js").Answers} Answers */
/** @typedef {{ ok: unknown } | { error: import("../engine_types.js").EngineError }} Answer */
/** @typedef {import("../engine_types.js").ThinkRequest} ThinkRequest */
/** @typedef {import("../engine_types.js").Thought | import("../engine_types.js").PlayedThought} Thought */
/** @typedef {{ stage: string, loaded: number, total: number }} Stage */
/** @typedef {{ part: string, how: string }} Trouble */

/**
 * @typedef {{ is: "asleep" }} Asleep there is no worker, because none is wanted
 * @typedef {{ is: "starting", worker: Worker, watch: number }} Starting `watch` tells the player if nothing moves for a while; the start goes on
 * @typedef {{ is: "ready", worker: Worker }} Ready
 * @typedef {{ is: "fetching", worker: Worker, watch: number }} Fetching what is asked waits in the worker for a part of the engine; `watch` as before
 * @typedef {{ is: "failed" }} Failed there is no worker, because none starts or stays alive
 * @typedef {{ is: "outdated" }} Outdated the worker is of another version than the page; only loading the page anew helps
 * @typedef {Asleep | Starting | Ready | Fetching | Failed | Outdated} Status
 */

/** A request that the engine refused, with the reason in words. */
export class Refused extends Error {
  /** @param {import("../engine_types.js").EngineError} error */
  constructor(error) {
    super(error.kind);
    this.kind = error.kind;
    this.reason = error.reason;
  }
}

/** The request was called off by the page itself. */
export class Cancelled extends Error {
  constructor() {
    super("superseded");
  }
}

/**
 * Events: `stage` (detail Stage), `ready`, `brought` (a part has come), `replaced`, `trouble` (detail Trouble).
 */
export class Engine extends EventTarget {
  /** @type {Status} */
  #status = { is: "asleep" };
  #faults = NO_FAULTS; // since the player last began anew
  #unanswered = new Unanswered(() => this.#crashed("no answer"));
  #expected;
  /** @type {() => Request[]} */
  #takingUp = () => [];

  /** @param {() => string[]} expected the parts of the engine that a worker will want at once */
  constructor(expected) {
    super();
    this.#expected = expected;
    /** @type {Promise<void>} */
    this.ready = new Promise((done) =>
      this.addEventListener("ready", () => done(), { once: true }),
    );
  }

  get status() {
    return this.#status.is;
  }

  /** Whether there is a worker, ready or not. */
  get isRunning() {
    return this.#worker !== null;
  }

  get #worker() {
    return "worker" in this.#status ? this.#status.worker : null;
  }

  /** The status changes here only; what belongs to the one before ends with it. @param {Status} status */
  #enter(status) {
    const [before, worker] = [this.#status, this.#worker];
    this.#status = status;
    if ("watch" in before) clearTimeout(before.watch);
    if (!worker || worker === this.#worker) return;
    worker.terminate();
    // the next worker is asked again; until then no answer can be late
    this.#unanswered.stopClocks();
  }

  /** How a new worker takes up what was played. @param {() => Request[]} requests */
  takeUpBy(requests) {
    this.#takingUp = requests;
  }

  start() {
    const worker = new Worker(script("worker/worker.js"), { type: "module", name: "polis" });
    this.#goOnStarting(worker);
    worker.onmessage = (event) => worker === this.#worker && this.#hear(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#crashed(event.message || "worker/worker.js");
    };
    worker.onmessageerror = () => worker === this.#worker && this.#crashed("messageerror");
    const snapshots = !this.#faults.isSnapshotBad;
    const boot = { do: "boot", snapshots, parts: this.#expected(), keepAfter: untilKept() };
    worker.postMessage(boot);
  }

  /** Every step of the start begins the watch anew. @param {Worker} worker */
  #goOnStarting(worker) {
    this.#enter({ is: "starting", worker, watch: this.#watch("engine") });
  }

  /** @param {string} part */
  #watch(part) {
    return window.setTimeout(() => this.#tellTrouble(part, "stalled"), forStart());
  }

  /** No answer can be late as long as a part is fetched. @param {Worker} worker @param {string} part */
  #goOnFetching(worker, part) {
    this.#enter({ is: "fetching", worker, watch: this.#watch(part) });
    this.#unanswered.stopClocks();
  }

  /** What a first game does without is fetched as well; nobody is told if it does not come. */
  complete() {
    this.#post({ do: "complete" });
  }

  /** Lets the worker go; `start` takes everything up again. */
  sleep() {
    if (this.#status.is !== "outdated") this.#enter({ is: "asleep" });
  }

  /** Gives up what was asked as well: after trouble nobody is to wait for it. `start` begins anew. */
  abandon() {
    this.sleep();
    this.#faults = NO_FAULTS;
    this.#unanswered.giveUp(() => new Cancelled());
  }

  /** The player asks for another try. */
  retry() {
    if (this.#status.is === "outdated") {
      location.reload();
      return;
    }
    this.#faults = NO_FAULTS;
    this.start();
  }

  /** @param {import("../worker/worker.js").FromWorker} message */
  #hear(message) {
    if (message.say === "stage") this.#goOn(message);
    else if (message.say === "ready") this.#started(message.version);
    else if (message.say === "brought") this.#brought();
    else if (message.say === "failed") this.#failedToStart(message.part, message.how);
    else if (message.say === "died") this.#crashed(message.how);
    else if (message.say === "step") this.#unanswered.extend(message.id);
    else if (message.say === "answer") this.#settle(message.id, message.text);
  }

  /** @param {Stage & { part: string }} stage `part`: what is on its way */
  #goOn(stage) {
    if (this.#status.is === "starting") this.#goOnStarting(this.#status.worker);
    else if ("worker" in this.#status) this.#goOnFetching(this.#status.worker, stage.part);
    this.dispatchEvent(new CustomEvent("stage", { detail: stage }));
  }

  #brought() {
    if (this.#status.is === "fetching") this.#enter({ is: "ready", worker: this.#status.worker });
    this.#unanswered.extendAll();
    this.dispatchEvent(new Event("brought"));
  }

  /** @param {string} version */
  #started(version) {
    if (this.#status.is !== "starting") return;
    if (version !== VERSION) {
      // the site has been updated under an open page
      this.#enter({ is: "outdated" });
      this.#tellTrouble("worker/worker.js", "another version");
      return;
    }
    this.#enter({ is: "ready", worker: this.#status.worker });
    for (const request of this.#takingUp())
      this.#post({ id: 0, do: "ask", text: JSON.stringify(request) });
    for (const pending of this.#unanswered) {
      // this worker does not have the match that was left
      if (pending.signal?.aborted) this.#callOff(pending.id);
      else this.#send(pending);
    }
    this.dispatchEvent(new Event("ready"));
  }

  /**
   * The worker could not start: it is tried once more without the snapshot.
   * @param {string} part
   * @param {string} how
   */
  #failedToStart(part, how) {
    if (part === "engine" && !this.#faults.isSnapshotBad) {
      this.#faults = { ...this.#faults, isSnapshotBad: true };
      this.start();
    } else this.#fail(part, how);
  }

  /** @param {string} how */
  #crashed(how) {
    if (this.#status.is === "starting") {
      this.#failedToStart("worker/worker.js", how);
      return;
    }
    const deaths = this.#faults.deaths + 1;
    this.#faults = { ...this.#faults, deaths };
    if (deaths > MOST_DEATHS) {
      this.#fail("engine", how);
      return;
    }
    this.dispatchEvent(new Event("replaced"));
    this.start();
  }

  /** No further worker is tried before the player asks for it. @param {string} part @param {string} how */
  #fail(part, how) {
    this.#enter({ is: "failed" });
    this.#tellTrouble(part, how);
  }

  /** @param {string} part @param {string} how */
  #tellTrouble(part, how) {
    this.dispatchEvent(new CustomEvent("trouble", { detail: { part, how } }));
  }

  /**
   * What the engine answers; a refusal is thrown as `Refused`, and `Cancelled` once `signal` calls it off.
   * @template {Request} R
   * @param {R} request
   * @param {AbortSignal} [signal]
   * @returns {Promise<Answers[R["do"]]>}
   */
  async ask(request, signal) {
    return /** @type {Answers[R["do"]]} */ (await this.#request("ask", request, signal));
  }

  /**
   * The same of what is to be done all the same: once it is sent, `signal` does not call it off.
   * @template {Request} R
   * @param {R} request
   * @param {AbortSignal} signal
   * @returns {Promise<Answers[R["do"]]>}
   */
  async askToTheEnd(request, signal) {
    return /** @type {Answers[R["do"]]} */ (await this.#request("ask", request, signal, true));
  }

  /**
   * A bot's thought, when it is done; `signal` calls it off.
   * @param {ThinkRequest} request
   * @param {AbortSignal} [signal]
   */
  async think(request, signal) {
    return /** @type {Thought} */ (await this.#request("think", request, signal));
  }

  /**
   * @param {"ask" | "think"} way
   * @param {Request} request
   * @param {AbortSignal} [signal]
   * @param {boolean} [toTheEnd]
   * @returns {Promise<unknown>}
   */
  async #request(way, request, signal, toTheEnd = false) {
    if (signal?.aborted) throw new Cancelled();
    const id = this.#unanswered.nextId();
    const callOff = () => this.#callOff(id);
    if (!toTheEnd) signal?.addEventListener("abort", callOff);
    try {
      return await new Promise((done, fail) => {
        const text = JSON.stringify(request);
        const pending = { id, do: way, text, signal, done, fail, timer: 0 };
        this.#unanswered.add(pending);
        this.#send(pending);
      });
    } finally {
      signal?.removeEventListener("abort", callOff);
    }
  }

  /** Nobody waits for the answer any more. @param {number} id */
  #callOff(id) {
    const pending = this.#unanswered.take(id);
    if (!pending) return;
    this.#post({ do: "cancel", id });
    pending.fail(new Cancelled());
  }

  /** What is asked before the worker is ready is sent once it is. @param {import("./unanswered.js").Pending} pending */
  #send(pending) {
    this.#post({ id: pending.id, do: pending.do, text: pending.text });
    if (this.#status.is === "ready") this.#unanswered.extend(pending.id);
  }

  /** @param {object} message */
  #post(message) {
    const status = this.#status;
    if (status.is === "ready" || status.is === "fetching") status.worker.postMessage(message);
  }

  /**
   * @param {number} id
   * @param {string} text
   */
  #settle(id, text) {
    const pending = this.#unanswered.take(id);
    if (!pending) return;
    this.#faults = { ...this.#faults, deaths: 0 };
    const answer = /** @type {Answer} */ (JSON.parse(text));
    if ("error" in answer) pending.fail(new Refused(answer.error));
    else pending.done(answer.ok);
  }
}
