// Runs a Python file with the engine inside Pyodide under Node: `node python.mjs FILE [ARGUMENT…]`.
// It is how speed and sameness in the browser's interpreter are measured without a browser.
// The file finds the project in `/project`; the folders in POLIS_OUT and POLIS_PACKAGES, if any,
// in `/out` and, for imports, `/packages`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const project = fileURLToPath(new URL("..", import.meta.url));
const [file, ...rest] = process.argv.slice(2);
const { POLIS_OUT, POLIS_PACKAGES } = process.env;

const pyodide = await loadPyodide();
pyodide.mountNodeFS("/project", project);
if (POLIS_OUT) pyodide.mountNodeFS("/out", POLIS_OUT);
if (POLIS_PACKAGES) pyodide.mountNodeFS("/packages", POLIS_PACKAGES);
pyodide.globals.set("arguments", pyodide.toPy(rest));
await pyodide.runPythonAsync(`
import sys
sys.path.insert(0, "/project/engine")
sys.path.append("/packages")
sys.dont_write_bytecode = True
sys.argv = ["polis", *arguments]
`);
await pyodide.runPythonAsync(readFileSync(file, "utf-8"));
