// Makes the page's code small: `node bundle.mjs OUT` bundles it into the site's folder and prints
// what the build must know of it; `node bundle.mjs --script` minifies a script from its input.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
// each has its own code and looks, which come only to those who play it
const DRAWN = readdirSync(WEB).filter((name) => existsSync(resolve(WEB, name, "table.js")));
// names of properties stay: messages, records and saved games have them too
const COMMON = { minify: true, legalComments: "none", charset: "utf8", target: "es2022" };

// the space before a block, or before its end, is never seen
const AROUND_BLOCKS =
  /\n {2,}(?=<\/?(?:aside|dd|div|dl|dt|fieldset|form|h[1-3]|header|main|nav|ol|p|section|tbody|tr|ul)\b)/g;

/** @param {string} from @param {string} path */
const within = (from, path) => relative(from, resolve(WEB, path)).split(sep).join("/");

/** Written later or copied as they are; every bundle lies one folder deep, so "../" is the site. */
const elsewhere = {
  name: "elsewhere",
  setup(/** @type {import("esbuild").PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const found = within(WEB, resolve(resolveDir, path));
      const external = found === "parts.js" || /^(pyodide|static)\//.test(found);
      return external ? { path: `../${found}`, external } : undefined;
    });
  },
};

/** No text of ours calls Fluent's functions for numbers and dates or tells a date, so the page does without. */
const plainWords = {
  name: "plain-words",
  setup(/** @type {import("esbuild").PluginBuild} */ { onLoad }) {
    onLoad({ filter: /@fluent.bundle.esm.builtins\.js$/ }, () => ({
      contents: "export const NUMBER = null, DATETIME = null",
    }));
    onLoad({ filter: /@fluent.bundle.esm.types\.js$/ }, ({ path }) => {
      const [types, dates] = readFileSync(path, "utf-8").split("export class FluentDateTime ");
      if (!dates || dates.includes("\nexport "))
        throw new Error("Fluent has changed: where are its dates?");
      return {
        contents: `${types}export class FluentDateTime { static supportsValue() { return false; } }`,
      };
    });
  },
};

/** @param {string} out @param {import("esbuild").BuildOptions} options */
async function bundled(out, options) {
  const { metafile } = await build({
    ...COMMON,
    bundle: true,
    outdir: out,
    outbase: WEB,
    absWorkingDir: WEB,
    metafile: true,
    logLevel: "warning",
    plugins: [elsewhere, plainWords],
    ...options,
  });
  for (const path of Object.keys(metafile?.outputs ?? {}).filter((name) => name.endsWith(".js"))) {
    // only templates still have line breaks here, and in markup their depth means nothing
    const code = readFileSync(resolve(WEB, path), "utf-8");
    writeFileSync(resolve(WEB, path), code.replace(AROUND_BLOCKS, "").replace(/\n {2,}/g, " "));
  }
  return /** @type {import("esbuild").Metafile} */ (metafile);
}

/** @param {string} out */
async function site(out) {
  const made = await Promise.all([
    // what is imported with `import()` comes when it is wanted, in a chunk of its own
    bundled(out, {
      entryPoints: ["page/main.js", ...DRAWN.map((game) => `${game}/table.js`)],
      format: "esm",
      splitting: true,
      chunkNames: "page/[name]-[hash]",
    }),
    // apart from the page's own chunks, which would fall into smaller pieces
    bundled(out, {
      entryPoints: ["embed/frame.js"],
      format: "esm",
      splitting: true,
      chunkNames: "embed/[name]-[hash]",
    }),
    bundled(out, { entryPoints: ["page/watch.js", "embed/sandbox.js"], format: "iife" }),
    // at the top, where an author's page names it
    bundled(out, { entryPoints: ["embed/embed.js"], format: "iife", entryNames: "embed" }),
    bundled(out, { entryPoints: ["worker/worker.js"], format: "esm" }),
    bundled(out, {
      entryPoints: [
        "styles/site.css",
        "styles/deferred.css",
        ...DRAWN.map((game) => `styles/${game}.css`),
        "embed/frame.css",
      ],
    }),
  ]);
  const outputs = { ...made[0].outputs, ...made[1].outputs };
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint);
  const inputs = made.flatMap((metafile) => Object.keys(metafile.inputs));
  return {
    modules: Object.fromEntries(
      entries.map(([path, { entryPoint }]) => [
        entryPoint,
        atOnce(path, outputs).map((module) => within(out, module)),
      ]),
    ),
    packages: [...new Set(inputs.map(packageOf).filter(Boolean))].sort(),
  };
}

/**
 * A module and those it cannot begin without.
 * @param {string} path
 * @param {import("esbuild").Metafile["outputs"]} outputs
 */
function atOnce(path, outputs) {
  const found = new Set([path]);
  for (const module of found) {
    for (const { path, kind, external } of outputs[module].imports) {
      if (kind === "import-statement" && !external) found.add(path);
    }
  }
  return [...found];
}

/** @param {string} path of a file that went into a bundle */
const packageOf = (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

const [target] = process.argv.slice(2);
try {
  process.stdout.write(
    target === "--script"
      ? (await transform(readFileSync(0, "utf-8"), { ...COMMON, format: "iife" })).code
      : JSON.stringify(await site(resolve(target))),
  );
} catch {
  process.exitCode = 1; // esbuild has said what is wrong
}
