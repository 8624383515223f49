// What the browser's own types do not know.

interface Window {
  /** The page's face for scripts and tests, once it has begun. */
  polis?: {
    ready: Promise<void>;
    record(): Promise<any>;
    position(): Promise<any>;
    decision(): Promise<any>;
    play(move: string): Promise<void>;
  };
}

// copied into the site as they are
declare module "*/pyodide/pyodide.mjs" {
  export function loadPyodide(settings: object): Promise<any>;
}
declare module "*/pyodide/pyodide.asm.mjs" {
  const createPyodideModule: object;
  export default createPyodideModule;
}
