// The service worker: playing offline after the first load, and a new version when one is there.

import { script } from "./policy.js";

/**
 * Events: `offline` (ready to be played offline), `update` (a new version waits).
 */
export class Offline extends EventTarget {
  constructor() {
    super();
    this.isReady = false;
    /** @type {ServiceWorker | null} */
    this.waiting = null;
    this.asked = false;
  }

  async start() {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    try {
      workers.addEventListener("controllerchange", () => this.asked && location.reload());
      const registration = await workers.register(script("sw.js"), { updateViaCache: "none" });
      this.follow(registration);
      registration.addEventListener("updatefound", () => this.follow(registration));
    } catch {
      // denied or absent: the game plays on, only not offline
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  follow(registration) {
    const look = () => {
      if (registration.active && !this.isReady) {
        this.isReady = true;
        this.dispatchEvent(new Event("offline"));
      }
      if (registration.waiting && registration.active) {
        this.waiting = registration.waiting;
        this.dispatchEvent(new Event("update"));
      }
    };
    for (const worker of [registration.installing, registration.waiting, registration.active]) {
      worker?.addEventListener("statechange", look);
    }
    look();
  }

  /** The player has agreed; the game is saved. The page loads anew when the new version is in. */
  update() {
    this.asked = true;
    this.waiting?.postMessage("take-over");
  }
}
