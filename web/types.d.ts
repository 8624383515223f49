// What the browser's own types do not know.

/** What a test has the page wait for instead of `page/deadlines.js`, by name. */
declare var polisDeadlines: Record<string, number> | undefined;

/** Trusted Types, in browsers that have them. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    }
  | undefined;

/** What the build knows: of every file of the site but `sw.js` the hash. */
declare const SITE: { version: string; files: Record<string, string> };

/** What the build knows: the words of `embed.js`, by language. */
declare const EMBED_WORDS: Record<string, { play: string; fault: string }>;

// what is read from outside may be anything, until it is checked or said to be of a type
interface JSON {
  parse(text: string): unknown;
}
interface Body {
  json(): Promise<unknown>;
}

interface Document {
  /** In some browsers: what a frame may be allowed. */
  featurePolicy?: { features(): string[] };
}

interface Window {
  /** Frames of ours in one page are drawn one after another: done when the last of them is. */
  polisDrawn?: Promise<unknown>;
  /** Puts to sleep whichever of our frames in one page plays. */
  polisSleep?: () => void;
  /** The page's public API, for scripts and tests, once it has begun. */
  polis?: {
    ready: Promise<void>;
    record(): Promise<import("./engine_types.js").GameRecord>;
    position(): Promise<import("./engine_types.js").Position>;
    decision(): Promise<import("./engine_types.js").Decision | null>;
    play(move: string): Promise<void>;
  };
}

/** What `embed.js` has of the page's looks, as text. */
declare module "*.css" {
  const sheet: string;
  export default sheet;
}

// copied into the site as they are
declare module "*/pyodide/pyodide.mjs" {
  export type Python = {
    runPython(code: string): (text: string) => string;
    makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
    FS: { writeFile(path: string, content: Uint8Array): void };
  };
  export function loadPyodide(settings: object): Promise<Python>;
}
declare module "*/pyodide/pyodide.asm.mjs" {
  const createPyodideModule: object;
  export default createPyodideModule;
}
