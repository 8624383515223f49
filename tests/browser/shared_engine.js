// One engine for all frames of a page, one after another: each would start its own for seconds.
(() => {
  if (parent === window) return;
  const Engine = Worker;

  /** The real one lives in the frame that first wanted it. */
  const shared = (given) => {
    for (let place = 0; place < parent.length; place += 1) {
      try {
        if (parent[place].__engine) return parent[place].__engine;
      } catch {
        // not ours
      }
    }
    globalThis.__engine = begun(given);
    return globalThis.__engine;
  };

  const begun = (given) => {
    const worker = new Engine(...given);
    const engine = { worker, last: 0, requests: new Map(), ready: null };
    engine.ready = new Promise((done) => {
      worker.onmessage = ({ data }) => {
        if (data.say === "ready") done(data);
        const { by, id } = engine.requests.get(data.id) ?? {};
        if (data.say === "answer") engine.requests.delete(data.id);
        by?.onmessage?.({ data: { ...data, id } });
      };
    });
    worker.postMessage({ do: "boot", snapshots: false, parts: [] });
    return engine;
  };

  globalThis.Worker = class {
    constructor(...given) {
      this.engine = shared(given);
    }

    postMessage({ id, ...message }) {
      const { worker, requests, ready } = this.engine;
      if (message.do === "boot") ready.then((data) => this.onmessage?.({ data }));
      else if (message.do === "cancel") this.cancel((it) => it.id === id);
      else {
        const number = ++this.engine.last;
        requests.set(number, { by: this, id });
        worker.postMessage({ ...message, id: number });
      }
    }

    cancel(isMeant) {
      for (const [number, it] of this.engine.requests) {
        if (it.by === this && isMeant(it))
          this.engine.worker.postMessage({ do: "cancel", id: number });
      }
    }

    terminate() {
      this.onmessage = null;
      this.cancel(() => true);
    }
  };
})();
