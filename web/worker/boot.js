// Starts Python with the engine in it: from the snapshot of the last visit, or from its parts.

import { NotLoaded } from "../page/not_loaded.js";
import { LOCK, PARTS } from "../parts.js";
import { closeBorder } from "./border.js";
import { fetchPart, Meter } from "./parts.js";
import { forgetSnapshots, readSnapshot } from "./snapshot.js";

/** @typedef {(stage: string, loaded?: number, total?: number) => void} Report */
/** @typedef {{ answer: (text: string) => string, fresh: Uint8Array<ArrayBuffer> | null }} Engine */

const ENGINE = "/lib/polis.zip";
// the collector leaves out what is imported, which stays for good: looking through it would hold up answers
const IMPORT = `
import sys
sys.path.insert(0, "${ENGINE}")
from polis.page.session import Session
import polis.bots.searchers, polis.bots.fox, polis.bots.mouse
import gc
gc.freeze()
`;
const ANSWER = "Session().answer";

/**
 * @param {string} folder the site's, ending in a slash
 * @param {Report} report
 * @param {{ snapshots: boolean }} options
 * @returns {Promise<Engine>}
 */
export async function boot(folder, report, options) {
  report("fetch", 0, 1);
  const kept = options.snapshots ? readSnapshot(folder) : Promise.resolve(null);
  const meter = new Meter(Object.keys(PARTS), (loaded, total) => report("fetch", loaded, total));
  const [{ loadPyodide }, { default: createPyodideModule }, wasm, stdlib, engine, snapshot] =
    await Promise.all([
      named("pyodide/pyodide.mjs", import("../pyodide/pyodide.mjs")),
      named("pyodide/pyodide.asm.mjs", import("../pyodide/pyodide.asm.mjs")),
      fetchPart("wasm", folder, meter),
      fetchPart("stdlib", folder, meter),
      fetchPart("engine", folder, meter),
      kept,
    ]);
  closeBorder(folder, (url) => atHand(url, wasm, stdlib));
  report("start");
  const settings = {
    indexURL: new URL("pyodide/", folder).href,
    packageBaseUrl: new URL("pyodide/", folder).href,
    lockFileContents: LOCK,
    createPyodideModule,
    // nobody can type for Python here
    stdin: () => null,
    /** @param {{ writeFile: (path: string, data: Uint8Array) => void }} files */
    fsInit: async (files) => files.writeFile(ENGINE, engine),
  };
  if (snapshot) {
    try {
      const python = await loadPyodide({ ...settings, _loadSnapshot: snapshot });
      return { answer: python.runPython(ANSWER), fresh: null };
    } catch (fault) {
      console.warn("the snapshot did not start; starting afresh", fault);
      await forgetSnapshots();
    }
  }
  const python = await loadPyodide({ ...settings, _makeSnapshot: options.snapshots });
  report("import");
  python.runPython(IMPORT);
  const fresh = options.snapshots ? python.makeMemorySnapshot() : null;
  return { answer: python.runPython(ANSWER), fresh };
}

/**
 * Says which module it was, if it cannot be loaded.
 * @template T
 * @param {string} name
 * @param {Promise<T>} module
 */
async function named(name, module) {
  try {
    return await module;
  } catch (fault) {
    throw new NotLoaded(name, String(fault));
  }
}

/**
 * Pyodide asks for these two by address, but they have been fetched already.
 * @param {string} url
 * @param {Uint8Array<ArrayBuffer>} wasm
 * @param {Uint8Array<ArrayBuffer>} stdlib
 */
function atHand(url, wasm, stdlib) {
  if (url.endsWith(".wasm")) {
    return new Response(wasm, { headers: { "Content-Type": "application/wasm" } });
  }
  return url.endsWith("python_stdlib.zip") ? new Response(stdlib) : null;
}
