// Runs a Python file with the engine inside Pyodide under Node: `node python.mjs FILE [ARGUMENT…]`.
// It is how speed and sameness in the browser's interpreter are measured without a browser.
// The folder in POLIS_OUT, if any, is `/out` for that file.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const engine = fileURLToPath(new URL("../engine", import.meta.url));
const [file, ...rest] = process.argv.slice(2);

const pyodide = await loadPyodide();
pyodide.mountNodeFS("/engine", engine);
if (process.env.POLIS_OUT) pyodide.mountNodeFS("/out", process.env.POLIS_OUT);
pyodide.globals.set("arguments", pyodide.toPy(rest));
await pyodide.runPythonAsync(`
import sys
sys.path.insert(0, "/engine")
sys.dont_write_bytecode = True
sys.argv = ["polis", *arguments]
`);
await pyodide.runPythonAsync(readFileSync(file, "utf-8"));
