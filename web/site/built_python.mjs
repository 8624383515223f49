// Starts the Python of a built site under Node, as its worker does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { archiveOf, CORE, importing } from "../worker/engine_python.js";

/** What starts Python, and what the site's worker knows of its parts. @param {string} dist */
export async function built(dist) {
  const site = pathToFileURL(`${dist}/`);
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", site).href);
  const { ENGINE_PARTS, LOCK, PARTS } = await import(new URL("parts.js", site).href);
  /** @param {string} part */
  const unpacked = (part) => gunzipSync(readFileSync(new URL(PARTS[part].url, site)));

  /** With these parts in its files, and nothing imported. @param {string[]} parts @param {object} [more] */
  async function python(parts, more) {
    const folder = mkdtempSync(join(tmpdir(), "polis-"));
    const stdLibURL = join(folder, "stdlib.zip");
    writeFileSync(stdLibURL, unpacked("stdlib"));
    const started = await loadPyodide({
      indexURL: fileURLToPath(new URL("pyodide/", site)),
      stdLibURL,
      lockFileContents: LOCK,
      fsInit: async (files) => {
        for (const part of [CORE, ...parts]) files.writeFile(archiveOf(part), unpacked(part));
      },
      ...more,
    });
    rmSync(folder, { recursive: true });
    return started;
  }

  /** With the engine, and these parts of it. @param {string[]} parts @param {object} [more] */
  async function engine(parts, more) {
    const started = await python(parts, more);
    started.runPython(importing(parts));
    return started;
  }

  return { python, engine, unpacked, ENGINE_PARTS };
}
