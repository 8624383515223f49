// Offline after the first load. SITE is the version and the hashed list of files, which
// `build.py site` defines.
// A version is taken whole or not at all: a file that is missing or differs from its hash leaves
// the version before in charge. A new one waits until the player agrees.

const sw = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = "polis-site-";
const DIGITS = 32; // of a hash: half of them tell files apart as well, and pack to half as much
const CACHE = PREFIX + SITE.version;
const scope = new URL("./", sw.location.href).href;

sw.addEventListener("install", (event) => event.waitUntil(install()));
sw.addEventListener("activate", (event) => event.waitUntil(activate()));
sw.addEventListener("message", (event) => event.data === "take-over" && sw.skipWaiting());
sw.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== null && path in SITE.files) event.respondWith(answer(event.request, path));
});

async function install() {
  const cache = await caches.open(CACHE);
  const first = !sw.registration.active;
  // a few at a time: the page may be loading just now
  const waiting = Object.entries(SITE.files);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await cache.put(new URL(next[0], scope).href, await obtain(next[0], next[1]));
    }
  };
  try {
    await Promise.all(Array.from({ length: 6 }, worker));
  } catch (fault) {
    await caches.delete(CACHE);
    throw fault;
  }
  if (first) await sw.skipWaiting();
}

/**
 * A file with this hash: from a cache of ours, the browser's, or the network.
 * @param {string} path
 * @param {string} hash
 */
async function obtain(path, hash) {
  const url = new URL(path, scope).href;
  const kept = await caches.match(url);
  if (kept && (await hashOf(kept)) === hash) return kept;
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(url, { cache, redirect: "error" });
    if (response.ok && (await hashOf(response)) === hash) return response;
  }
  throw new Error(`${path} is not the file it should be`);
}

/** @param {Response} response */
async function hashOf(response) {
  const bytes = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").slice(0, DIGITS);
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // the page that brought us is of this very version; others load anew when they agree
  if (!old.length) await sw.clients.claim();
}

/** @param {Request} request */
function pathOf(request) {
  if (request.method !== "GET" || !request.url.startsWith(scope)) return null;
  const path = decodeURIComponent(
    new URL(request.url).pathname.slice(new URL(scope).pathname.length),
  );
  return path === "" ? "index.html" : path;
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(new URL(path, scope).href);
  return kept ?? fetch(request);
}
