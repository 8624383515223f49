// Keeps a snapshot of Python's memory, with the engine imported, from one visit to the next. Every
// function here fails silently, because the engine starts without a snapshot as well.

import { VERSION } from "../parts.js";
import { sha256 } from "./parts.js";

const CACHE = "polis-snapshot";
const HASH = "x-polis-hash";
const PARTS = "x-polis-parts"; // of the engine that it has imported, by their names

/** @param {string} folder */
const address = (folder) => new URL(`snapshot-${VERSION}`, folder).href;

/**
 * The snapshot of just this version, if it is there and whole.
 * @param {string} folder
 * @returns {Promise<{ memory: Uint8Array, parts: string[] } | null>}
 */
export async function readSnapshot(folder) {
  try {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(address(folder));
    if (!kept) return null;
    const memory = new Uint8Array(await kept.arrayBuffer());
    const parts = kept.headers.get(PARTS)?.split(",") ?? [];
    if ((await sha256(memory)) === kept.headers.get(HASH)) return { memory, parts };
    await forgetSnapshots();
  } catch {
    // the browser has no storage or denies it
  }
  return null;
}

/**
 * @param {string} folder
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {string[]} parts that it has imported
 */
export async function keepSnapshot(folder, bytes, parts) {
  try {
    await forgetSnapshots();
    const cache = await caches.open(CACHE);
    const headers = { [HASH]: await sha256(bytes), [PARTS]: parts.join() };
    await cache.put(address(folder), new Response(bytes, { headers }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets those of other versions too: each is 31 MB. */
export async function forgetSnapshots() {
  try {
    await caches.delete(CACHE);
  } catch {
    // nothing to forget
  }
}
