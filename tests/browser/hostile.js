// A page that frames a table without our script, and talks to it as it likes.
globalThis.heard = [];

globalThis.connect = (frame) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => heard.push(data);
  frame.contentWindow.postMessage({ polis: "connect" }, "*", [port2]);
  return port1;
};

let last = 1e6;
globalThis.ask = (port, command) =>
  new Promise((done) => {
    const id = ++last;
    const listen = ({ data }) => {
      if (data.say !== "answer" || data.id !== id) return;
      port.removeEventListener("message", listen);
      done(data.error ?? data.ok);
    };
    port.addEventListener("message", listen);
    port.postMessage({ ...command, id });
  });

const deep = (depth) => (depth ? { a: deep(depth - 1) } : 1);
const [loop, nothing] = [{}, {}];
loop.loop = loop;
const strange = [
  undefined,
  null,
  0,
  -1,
  1e300,
  NaN,
  true,
  "",
  "sleep",
  "x".repeat(1e6),
  [],
  [[]],
  nothing,
  loop,
  deep(900),
  { toString: 1, valueOf: 1 },
  new Date(0),
  /x/,
  new Map([[1, 2]]),
  new Set([1]),
  new Error("x"),
  10n,
  new Uint8Array(1e6),
  new ArrayBuffer(8),
  "<img src=x onerror=hacked=1>",
  "__proto__",
  "constructor",
];
const deeds = [
  "load",
  "play",
  "appearance",
  "toString",
  "__proto__",
  "eval",
  "",
  7,
  null,
  ["load"],
  { toString: 1 },
];
const fields = [
  "game",
  "position",
  "record",
  "lesson",
  "puzzle",
  "seats",
  "lang",
  "theme",
  "code",
  "colours",
  "other",
];

// what nobody could be answered about
globalThis.silent = strange.flatMap((what) => [
  what,
  ...[1.5, "1", null, {}, NaN, 2 ** 60].flatMap((id) =>
    ["load", "play", "eval"].map((name) => ({ do: name, id, what, move: what })),
  ),
]);
// what is answered, but not done; only a page that asks for nothing in particular gets a free game
globalThis.loud = strange
  .flatMap((what) => [
    ...deeds.map((name) => ({ do: name, what, move: what })),
    ...fields.map((field) => ({ do: "load", what: { [field]: what, position: 1 } })),
  ])
  .filter(({ do: name, what }) => name !== "load" || what !== nothing);

globalThis.forged = [
  { polis: "listening" },
  { polis: "unstarted", how: "forged" },
  { say: "over" },
  { say: "size", height: 1e9 },
  { polis: "connect" },
  null,
  "listening",
  [1],
  { polis: {} },
];
