// Stories of a page's Python that has not all parts of the engine yet, with those of a built site.
import assert from "node:assert/strict";
import { test } from "node:test";
import { built } from "../../web/site/built_python.mjs";
import { ANSWER, archiveOf, importingMore, TAKE } from "../../web/worker/engine_python.js";

const { python, engine, unpacked } = await built(process.env.POLIS_DIST);

/** What asks a new session of this Python. @param {object} started */
function asked(started) {
  const answer = started.runPython(ANSWER);
  return (request) => JSON.parse(answer(JSON.stringify(request)));
}

/** A part comes, as the worker has it come. @param {object} started @param {string} part */
function bring(started, part) {
  started.FS.writeFile(archiveOf(part), unpacked(part));
  started.runPython(TAKE)(archiveOf(part));
}

const NEW = { do: "new", players: 2, seed: 3 };
const other = await engine(["utopia"]);
const elsewhere = asked(other);
elsewhere({ ...NEW, game: "utopia" });
const { ok: code } = elsewhere({ do: "code" });

/** Whatever wants a part that is missing names it, and the game that is played stays as it is. */
const WANTED = [
  [{ ...NEW, game: "utopia" }, "utopia"],
  [{ do: "load", record: { polis: 1, game: "innovation", players: 2, moves: [] } }, "innovation"],
  [{ do: "check", record: { polis: 1, game: "utopia", players: 2, moves: [] } }, "utopia"],
  [{ do: "read-code", code }, "utopia"],
  [{ do: "lesson", lesson: {} }, "learning"],
  [{ do: "check", lesson: {} }, "learning"],
  [{ do: "puzzle", puzzle: {} }, "learning"],
];

test("a part that is missing is named, and nothing has changed", async () => {
  const ask = asked(await engine(["uchronia"]));
  const { ok } = ask({ ...NEW, game: "uchronia" });
  assert.equal(ok.record.game, "uchronia");
  const { moves } = ask({ do: "state", seat: 0 }).ok.decision;
  ask({ do: "play", move: moves[0].move });
  ask({ do: "undo", seat: 0 });
  const before = ask({ do: "state", seat: 0 });
  assert.equal(before.ok.redo, true);
  for (const [request, part] of WANTED) {
    assert.deepEqual(ask(request), { missing: part });
    assert.deepEqual(ask({ do: "state", seat: 0 }), before);
  }
  // a game that there is not is refused as ever
  assert.equal(ask({ ...NEW, game: "chess" }).error.kind, "BadRecord");
});

test("once it has come the same request is answered", async () => {
  const started = await engine(["uchronia"]);
  const ask = asked(started);
  ask({ ...NEW, game: "uchronia" });
  assert.deepEqual(ask({ do: "read-code", code }), { missing: "utopia" });
  bring(started, "utopia");
  assert.equal(ask({ do: "read-code", code }).ok.game, "utopia");
  assert.equal(ask({ ...NEW, game: "utopia" }).ok.record.game, "utopia");
  bring(started, "learning");
  assert.equal(ask({ do: "puzzle", puzzle: {} }).error.kind, "BadPuzzle");
});

test("more can be imported where Python began with a snapshot", async () => {
  const first = await engine(["uchronia"], { _makeSnapshot: true });
  const memory = first.makeMemorySnapshot();
  const started = await python(["uchronia", "innovation"], { _loadSnapshot: memory });
  started.runPython(importingMore(["innovation"]));
  const ask = asked(started);
  for (const game of ["uchronia", "innovation"])
    assert.equal(ask({ ...NEW, game }).ok.record.game, game);
  assert.deepEqual(ask({ ...NEW, game: "utopia" }), { missing: "utopia" });
  bring(started, "utopia");
  assert.equal(ask({ ...NEW, game: "utopia" }).ok.record.game, "utopia");
});
