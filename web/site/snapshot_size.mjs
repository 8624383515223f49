// Measures the snapshot that a browser would keep of Python after a first visit of each game:
// `node snapshot_size.mjs DIST` ends with 1 if one is larger than the memory that a fresh Python has.
import { built } from "./built_python.mjs";

const FRESH = 30 * 2 ** 20; // bytes
const HEAD = 1024; // what a snapshot says of itself before it begins

let isTooLarge = false;
const { engine, ENGINE_PARTS } = await built(process.argv[2]);
for (const part of ENGINE_PARTS) {
  // an expansion is played with its game
  const parts = [...new Set([part.split("-")[0], part])];
  const python = await engine(parts, { _makeSnapshot: true });
  const { length } = python.makeMemorySnapshot();
  console.log(`snapshot with ${parts.join(", ")}: ${length} bytes`);
  isTooLarge ||= length > FRESH + HEAD;
}
// at the end only: a Python that starts sets it anew
process.exitCode = Number(isTooLarge);
