// What is sent through the port between a page (`host/`) and the frame with its table. Both are of one
// version, but each checks what it receives: the other may be somebody else's.

import type { Command } from "./commands.js";

/** What the page wants to be answered. */
export type HostCommand =
  | { do: "load"; what: unknown }
  | { do: "play"; move: string }
  | { do: "record" };

/** From the page. */
export type HostMessage =
  | (HostCommand & { id: number })
  | { do: "appearance"; what: unknown }
  | { do: "wake" | "sleep" };

/** From the frame. */
export type FrameMessage =
  | { say: "ready" }
  | { say: "move"; move: string; seat: number | null }
  | { say: "step"; lesson: string; step: number; steps: number; finished: boolean }
  | { say: "over"; winners: number[]; scores: number[] }
  | { say: "error"; message: string }
  | { say: "size"; height: number }
  /** a reader wants to play here, so other tables should sleep */
  | { say: "wants" }
  | { say: "asleep" }
  /** a reader has clicked or typed here */
  | { say: "used" }
  | { say: "answer"; id: unknown; ok: unknown }
  | { say: "answer"; id: unknown; error: string }
  /** how a frame that is loaded anew goes on from here */
  | { say: "snapshot"; what: Command };
