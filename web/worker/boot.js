// Starts Python with the engine in it: from the snapshot of the last visit, or from its parts.

import { NotLoaded } from "../page/not_loaded.js";
import { ENGINE_PARTS, LOCK } from "../parts.js";
import { closeBorder } from "./border.js";
import { EngineParts, fetchArchives } from "./engine_parts.js";
import { ANSWER, archiveOf, CORE, importing, importingMore, TAKE } from "./engine_python.js";
import { fetchPart, Meter } from "./parts.js";
import { forgetSnapshots, readSnapshot } from "./snapshot.js";

/** @typedef {(stage: string, loaded?: number, total?: number) => void} Report */
/** @typedef {{ snapshots: boolean, parts: string[] }} Options `parts`: those of the engine that will be wanted at once */
/** @typedef {{ answer: (text: string) => string, parts: EngineParts, fresh: Fresh | null }} Engine */
/** @typedef {{ memory: Uint8Array<ArrayBuffer>, parts: string[] }} Fresh a new snapshot, and the parts that are imported in it */
/** @typedef {[string, Uint8Array<ArrayBuffer>][]} Archives each with the name of its part */
/** @typedef {{ writeFile: (path: string, data: Uint8Array) => void }} Files Python's */

/**
 * @param {string} folder the site's, ending in a slash
 * @param {Report} report
 * @param {Options} options
 * @returns {Promise<Engine>}
 */
export async function boot(folder, report, { snapshots, parts: expected }) {
  report("fetch", 0, 1);
  const parts = expected.filter((part) => ENGINE_PARTS.includes(part));
  const { load, archives, kept } = await fetchAll(folder, report, parts, snapshots);
  report("start");
  if (kept) {
    try {
      const there = [...archives, ...kept.archives];
      const python = await load(there, { _loadSnapshot: kept.memory });
      python.runPython(importingMore(parts));
      return engineOf(python, folder, there, null);
    } catch (fault) {
      console.warn("the snapshot did not start; starting afresh", fault);
      await forgetSnapshots();
    }
  }
  const python = await load(archives, { _makeSnapshot: snapshots });
  report("import");
  python.runPython(importing(parts));
  const fresh = snapshots ? { memory: python.makeMemorySnapshot(), parts } : null;
  return engineOf(python, folder, archives, fresh);
}

/**
 * Everything that is needed, at once; `load` starts Python with these archives in its files.
 * @param {string} folder
 * @param {Report} report
 * @param {string[]} parts
 * @param {boolean} snapshots
 */
async function fetchAll(folder, report, parts, snapshots) {
  const wanted = [CORE, ...parts];
  const meter = new Meter(["wasm", "stdlib", ...wanted], (loaded, total) =>
    report("fetch", loaded, total),
  );
  const [{ loadPyodide }, { default: createPyodideModule }, wasm, stdlib, archives, kept] =
    await Promise.all([
      named("pyodide/pyodide.mjs", import("../pyodide/pyodide.mjs")),
      named("pyodide/pyodide.asm.mjs", import("../pyodide/pyodide.asm.mjs")),
      fetchPart("wasm", folder, meter),
      fetchPart("stdlib", folder, meter),
      fetchArchives(wanted, folder, meter),
      snapshots ? readKept(folder, wanted) : null,
    ]);
  closeBorder(folder, (url) => atHand(url, wasm, stdlib));
  const settings = {
    indexURL: new URL("pyodide/", folder).href,
    packageBaseUrl: new URL("pyodide/", folder).href,
    lockFileContents: LOCK,
    createPyodideModule,
    // nobody can type for Python here
    stdin: () => null,
  };
  /** @param {Archives} there @param {object} more */
  const load = (there, more) =>
    loadPyodide({
      ...settings,
      ...more,
      /** @param {Files} files */
      fsInit: async (files) => {
        for (const [part, archive] of there) files.writeFile(archiveOf(part), archive);
      },
    });
  return { load, archives, kept };
}

/**
 * @param {import("../pyodide/pyodide.mjs").Python} python
 * @param {string} folder
 * @param {Archives} there
 * @param {Fresh | null} fresh
 * @returns {Engine}
 */
function engineOf(python, folder, there, fresh) {
  const take = python.runPython(TAKE);
  const place = (/** @type {string} */ path, /** @type {Uint8Array} */ archive) => {
    python.FS.writeFile(path, archive);
    take(path);
  };
  const names = there.map(([part]) => part);
  return { answer: python.runPython(ANSWER), parts: new EngineParts(folder, names, place), fresh };
}

/**
 * The snapshot of the last visit, with the archives of the parts in it that are not fetched anyway.
 * @param {string} folder
 * @param {string[]} fetched
 */
async function readKept(folder, fetched) {
  const kept = await readSnapshot(folder);
  if (!kept) return null;
  const others = kept.parts.filter((part) => !fetched.includes(part));
  try {
    const archives = await fetchArchives(others, folder, new Meter(others, () => undefined));
    return { memory: kept.memory, archives };
  } catch {
    return null; // what is in the snapshot may be of no use now, so nothing is missing without it
  }
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
