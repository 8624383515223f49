// Fetches the parts that the engine is made of, counts their bytes for the page, and checks that each
// is whole.

import { NotLoaded } from "../page/not_loaded.js";
import { PARTS } from "../parts.js";

/** @typedef {{ url: string, size: number, hash: string }} Part */
/** @typedef {(loaded: number, total: number) => void} Count */

/** Counts the bytes of all parts together. */
export class Meter {
  /** @param {string[]} names @param {Count} count */
  constructor(names, count) {
    this.total = names.reduce((sum, name) => sum + PARTS[name].size, 0);
    this.loaded = 0;
    this.count = count;
  }

  /** @param {number} bytes */
  add(bytes) {
    this.loaded += bytes;
    this.count(this.loaded, this.total);
  }
}

/**
 * Fetches a part and unpacks it.
 * @param {string} name
 * @param {string} folder
 * @param {Meter} meter
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchPart(name, folder, meter) {
  const part = PARTS[name];
  let response;
  try {
    response = await fetch(new URL(part.url, folder));
  } catch (fault) {
    throw new NotLoaded(part.url, String(fault));
  }
  if (!response.ok || !response.body) throw new NotLoaded(part.url, `HTTP ${response.status}`);
  const packed = await read(response.body, part, meter);
  await check(packed, part);
  return isGzip(packed) ? unpack(packed) : packed;
}

/**
 * @param {ReadableStream<Uint8Array>} body
 * @param {Part} part
 * @param {Meter} meter
 */
async function read(body, part, meter) {
  const bytes = new Uint8Array(part.size);
  let at = 0;
  try {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (at + value.length > part.size) throw new NotLoaded(part.url, "longer than it should be");
      bytes.set(value, at);
      at += value.length;
      meter.add(value.length);
    }
  } catch (fault) {
    throw fault instanceof NotLoaded ? fault : new NotLoaded(part.url, String(fault));
  }
  if (at < part.size) throw new NotLoaded(part.url, `cut off after ${at} of ${part.size} bytes`);
  return bytes;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Part} part
 */
async function check(bytes, part) {
  // only secure contexts have a digest; elsewhere the size, which has been checked, must do
  if (!self.crypto?.subtle) return;
  if ((await sha256(bytes)) !== part.hash)
    throw new NotLoaded(part.url, "not the file it should be");
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
export async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Uint8Array} bytes */
function isGzip(bytes) {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** @param {Uint8Array<ArrayBuffer>} packed */
async function unpack(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
