// The page's security policy does not bind a worker, so the worker binds itself: it can fetch nothing
// outside the site's folder, and has no other way to the network.

/** @typedef {(url: string) => Response | Promise<Response> | null} Answerer */

/**
 * Lets `fetch` reach only the site's folder; `answer` may give what has been fetched already.
 * @param {string} folder
 * @param {Answerer} answer
 */
export function closeBorder(folder, answer) {
  const outside = self.fetch.bind(self);
  /** @param {RequestInfo | URL} input @param {RequestInit} [init] */
  const guarded = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, folder).href;
    if (!inside(url, folder)) throw new TypeError(`refused: ${url}`);
    return (await answer(url)) ?? outside(url, { ...init, redirect: "error" });
  };
  self.fetch = guarded;
  const closed = ["XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "importScripts"];
  for (const name of closed) {
    Object.defineProperty(self, name, { value: undefined, writable: false, configurable: false });
  }
}

/**
 * @param {string} url
 * @param {string} folder
 */
export function inside(url, folder) {
  const { protocol, pathname } = new URL(url);
  const site = new URL(folder);
  return (
    new URL(url).origin === site.origin &&
    protocol === site.protocol &&
    pathname.startsWith(site.pathname)
  );
}
