// What goes through the port between a page (`host/`) and the frame with its table. Both are of one
// version, but whatever comes is checked all the same.

import type { Command } from "./commands.js";

/** From the page; those with an `id` are answered. */
export type HostMessage =
  | { do: "load"; id: number; what: unknown }
  | { do: "play"; id: number; move: unknown }
  | { do: "record"; id: number }
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
  | { say: "wants" | "asleep" | "used" }
  | { say: "answer"; id: unknown; ok: unknown }
  | { say: "answer"; id: unknown; error: string }
  /** how a frame that is loaded anew goes on from here */
  | { say: "snapshot"; what: Command };
