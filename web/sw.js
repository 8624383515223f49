// Keeps the site, so that it can be played offline after the first load. `build.py site` defines SITE:
// the version and the list of files with their hashes.
// A version is kept whole or not at all: if a file is missing or differs from its hash, the version
// before goes on serving the page. A new version waits until the player agrees.

const sw = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = "polis-site-";
const DIGITS = 32; // of a hash: half of its digits tell files apart as well, in half the size
const AT_ONCE = 6; // files: more would hold up the page, which may be loading just now
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
  const isFirst = !sw.registration.active;
  const waiting = Object.entries(SITE.files);
  const keepFiles = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, hash] = next;
      await cache.put(new URL(path, scope).href, await obtain(path, hash));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, keepFiles));
  } catch (fault) {
    await caches.delete(CACHE);
    throw fault;
  }
  if (isFirst) await sw.skipWaiting();
}

/**
 * Finds the file with this hash: in a cache of ours, in the browser's, or in the network.
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
  // the page that installed the first version is of this version too; later ones wait until pages load anew
  if (!old.length) await sw.clients.claim();
}

/** The file's path inside the site; null if it is none of ours. @param {Request} request */
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
