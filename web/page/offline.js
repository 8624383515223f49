// The service worker: playing offline after the first load, and a new version when one is there.

import { script } from "./policy.js";

/**
 * @typedef {{ is: "absent" }} Absent there is none: it was not wanted yet, or the browser denies it
 * @typedef {{ is: "registering" }} Registering the first version is on its way
 * @typedef {{ is: "ready" }} Ready the page can be played offline
 * @typedef {{ is: "waiting", worker: ServiceWorker }} Waiting a new version waits for the player
 * @typedef {{ is: "agreed", worker: ServiceWorker }} Agreed it takes over, and then the page is loaded anew
 * @typedef {{ is: "taken-over" }} TakenOver another tab has agreed: the page is of the version before
 * @typedef {Absent | Registering | Ready | Waiting | Agreed | TakenOver} Status
 */

/** Event: `change`, when it can be played offline or a new version is there. */
export class Offline extends EventTarget {
  /** @type {Status} */
  #status = { is: "absent" };

  get status() {
    const { is } = this.#status;
    return {
      isReady: is !== "absent" && is !== "registering",
      hasUpdate: is === "waiting" || is === "agreed" || is === "taken-over",
    };
  }

  /** @param {Status} status */
  #enter(status) {
    this.#status = status;
    this.dispatchEvent(new Event("change"));
  }

  async start() {
    const workers = navigator.serviceWorker;
    if (!workers || this.#status.is !== "absent") return;
    this.#enter({ is: "registering" });
    try {
      const registration = await workers.register(script("sw.js"), { updateViaCache: "none" });
      this.#follow(registration);
      registration.addEventListener("updatefound", () => this.#follow(registration));
    } catch {
      // the game plays on, only not offline
      this.#enter({ is: "absent" });
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  #follow(registration) {
    for (const worker of [registration.installing, registration.waiting, registration.active])
      worker?.addEventListener("statechange", () => this.#look(registration));
    this.#look(registration);
  }

  /** @param {ServiceWorkerRegistration} registration */
  #look({ active, waiting }) {
    const now = this.#status;
    if (now.is === "taken-over" || !active) return;
    const worker = "worker" in now ? now.worker : null;
    if (worker && worker === active) {
      // told by the worker: a tab that was loaded past the service worker hears of no other controller
      if (now.is === "agreed") location.reload();
      else this.#enter({ is: "taken-over" });
    } else if (waiting !== worker || now.is === "registering")
      this.#enter(waiting ? { is: "waiting", worker: waiting } : { is: "ready" });
  }

  /** The player has agreed; the game is saved. The page loads anew when the new version is in. */
  update() {
    const now = this.#status;
    if (now.is === "taken-over") location.reload();
    if (now.is !== "waiting" && now.is !== "agreed") return;
    this.#enter({ is: "agreed", worker: now.worker });
    now.worker.postMessage("take-over");
  }
}
