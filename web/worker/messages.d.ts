// What goes between the page and its worker.

/** To the worker. */
export type ToWorker =
  | { do: "boot"; snapshots: boolean; keepAfter: number }
  /** a request for Python, as text; nobody waits for an answer to number 0 */
  | { do: "ask" | "think"; id: number; text: string }
  | { do: "cancel"; id: number };

/** From the worker. */
export type FromWorker =
  | { say: "stage"; stage: string; loaded: number; total: number }
  | { say: "ready"; version: string }
  /** it could not start */
  | { say: "failed"; part: string; how: string }
  | { say: "died"; how: string }
  /** a sign of life of whoever is at work on a request */
  | { say: "step"; id: number }
  | { say: "answer"; id: number; text: string };
