// <polis-table>: a live table in somebody's own page. It is a classic script without dependencies,
// because a module from another host would need headers that a static host may not send.
//
// It frames embed.html. One handshake, whose source and origin are checked, hands over a private port:
//   to the frame    { do: "load" | "play" | "record", id, … }, { do: "appearance" | "wake" | "sleep", … }
//   from the frame  { say: "ready" | "move" | "step" | "over" | "error" | "size", … },
//                   { say: "wants" }: a reader wants to play here, so other tables should sleep
//                   { say: "asleep" }, { say: "used" }: a reader has clicked or typed
//                   { say: "answer", id, ok | error }
//                   { say: "snapshot", what }: what a frame loaded anew shows to go on from here

import { PolisTable } from "./host/table.js";

if (!customElements.get("polis-table")) customElements.define("polis-table", PolisTable);
