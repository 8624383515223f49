// The service worker: playing offline after the first load, and a new version when one is there.

import { script } from "./policy.js";

/** Event: `change`, when it can be played offline or a new version waits. */
export class Offline extends EventTarget {
  #isReady = false;
  /** @type {ServiceWorker | null} a new version */
  #waiting = null;
  #isAgreed = false;
  #isStarted = false;

  get status() {
    return { isReady: this.#isReady, hasUpdate: this.#waiting !== null };
  }

  async start() {
    const workers = navigator.serviceWorker;
    if (!workers || this.#isStarted) return;
    this.#isStarted = true;
    try {
      workers.addEventListener("controllerchange", () => this.#isAgreed && location.reload());
      const registration = await workers.register(script("sw.js"), { updateViaCache: "none" });
      this.#follow(registration);
      registration.addEventListener("updatefound", () => this.#follow(registration));
    } catch {
      // denied or absent: the game plays on, only not offline
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  #follow(registration) {
    const look = () => {
      const { active, waiting } = registration;
      if (active) this.#isReady = true;
      if (active && waiting) this.#waiting = waiting;
      if (active) this.dispatchEvent(new Event("change"));
    };
    for (const worker of [registration.installing, registration.waiting, registration.active]) {
      worker?.addEventListener("statechange", look);
    }
    look();
  }

  /** The player has agreed; the game is saved. The page loads anew when the new version is in. */
  update() {
    this.#isAgreed = true;
    this.#waiting?.postMessage("take-over");
  }
}
