// Starts a built site's Python under Node, as a first visit of each game does, and measures the
// snapshot that a browser would keep of it: `node snapshot_size.mjs DIST` ends with 1 if one is larger
// than the memory that a fresh Python has.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { archiveOf, CORE, importing } from "../worker/engine_python.js";

const FRESH = 30 * 2 ** 20; // bytes
const HEAD = 1024; // what a snapshot says of itself before it begins

const dist = pathToFileURL(`${process.argv[2]}/`);
const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", dist).href);
const { ENGINE_PARTS, LOCK, PARTS } = await import(new URL("parts.js", dist).href);

/** @param {string} part */
const unpacked = (part) => gunzipSync(readFileSync(new URL(PARTS[part].url, dist)));

const folder = mkdtempSync(join(tmpdir(), "polis-"));
const stdLibURL = join(folder, "stdlib.zip");
writeFileSync(stdLibURL, unpacked("stdlib"));

/** @param {string[]} parts */
async function snapshotOf(parts) {
  const python = await loadPyodide({
    indexURL: fileURLToPath(new URL("pyodide/", dist)),
    stdLibURL,
    lockFileContents: LOCK,
    _makeSnapshot: true,
    fsInit: async (files) => {
      for (const part of [CORE, ...parts]) files.writeFile(archiveOf(part), unpacked(part));
    },
  });
  python.runPython(importing(parts));
  return python.makeMemorySnapshot();
}

for (const part of ENGINE_PARTS) {
  // an expansion is played with its game
  const parts = [...new Set([part.split("-")[0], part])];
  const { length } = await snapshotOf(parts);
  console.log(`snapshot with ${parts.join(", ")}: ${length} bytes`);
  if (length > FRESH + HEAD) process.exitCode = 1;
}
rmSync(folder, { recursive: true });
