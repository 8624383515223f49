// Takes the comments out of the site's modules: `node strip.mjs FOLDER…`. Ours explain themselves to
// readers of the source; over the wire they would be a third of the page's code. The compiler that
// checks the types does it, because it knows a comment from a string.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(name));
    if (!path.endsWith(".js")) continue;
    const { outputText } = ts.transpileModule(readFileSync(path, "utf-8"), {
      compilerOptions: { target: "es2023", module: "esnext", removeComments: true },
    });
    writeFileSync(path, outputText.replace(/^ +/gm, (space) => " ".repeat(space.length / 4)));
  }
}
