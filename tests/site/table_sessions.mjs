// Stories of a table that asks an engine, told to the page's own modules without a browser: what is
// asked and what is kept when the reader is quicker than the answers.
import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";

// the file that a build writes about the games
const PARTS = "export const [GAMES, LANGUAGES, LEVELS, VERSION] = [{}, {}, ['mouse'], '0'];";
const HOOKS = `export const resolve = (name, context, next) => name === "../parts.js"
  ? { url: ${JSON.stringify(`data:text/javascript,${PARTS}`)}, shortCircuit: true }
  : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
Object.assign(globalThis, { window: globalThis });
globalThis.requestAnimationFrame = (seen) => setTimeout(seen);
const { Cancelled, Refused } = await import("../../web/page/engine.js");
const { TableSession } = await import("../../web/page/table_session.js");
const { LessonSession } = await import("../../web/learn/lesson_session.js");

/** An engine whose answers come when the story lets them. */
class SlowEngine {
  /** @type {{ asked: string, answer: () => void, refuse: () => void }[]} */
  pending = [];
  /** @type {string[]} */
  all = [];
  moves = [];
  /** who is asked, by the number of moves played */
  seats = [0];
  more = {};

  async ask(request, signal) {
    if (signal?.aborted) throw new Cancelled();
    this.all.push(request.do);
    return new Promise((done, fail) => {
      signal?.addEventListener("abort", () => fail(new Cancelled()));
      this.pending.push({
        asked: request.do,
        answer: () => done(this.#answer(request)),
        refuse: () => fail(new Refused({ kind: "BadRecord", reason: { id: "bad", args: {} } })),
      });
    });
  }

  think(request, signal) {
    return this.ask(request, signal);
  }

  askToTheEnd(request, signal) {
    return this.ask(request, signal.aborted ? signal : undefined);
  }

  #answer(request) {
    if (request.do === "play" || request.do === "think")
      this.moves = [...this.moves, request.move ?? "bot's"];
    const { moves, more } = this;
    const seat = this.seats[Math.min(moves.length, this.seats.length - 1)];
    if (request.do !== "state") return { record: { game: "any", players: 2, seed: 1, moves } };
    const view = { over: false, turn: seat, seat: 0, history: moves };
    return { view, decision: { seat, moves: [{ move: "plot" }] }, log: [], facts: 1, ...more };
  }

  /** Answers in order until nothing more is asked, or up to a kind of question. @param {string} [upTo] */
  async go(upTo = "") {
    await quiet();
    while (this.pending.length && this.pending[0].asked !== upTo) {
      this.pending.shift()?.answer();
      await quiet();
    }
  }
}

/** Until whatever waits for what is there has gone on. */
const quiet = () => new Promise((done) => setTimeout(done));

const START = { name: "A game", address: "", seats: ["human", "mouse"] };

/** A table that notes what would be kept. @param {new (...given: object[]) => object} Kind @param {object[]} given */
function tableOf(Kind, ...given) {
  const engine = new SlowEngine();
  const surroundings = {
    engine,
    isKept: false,
    settings: () => ({ chances: false, confirm: false }),
    pace: async () => undefined,
    hurry: () => undefined,
  };
  const session = new Kind(surroundings, START, ...given);
  /** @type {number[]} moves of what was kept */
  const kept = [];
  session.save = async () => kept.push(session.record.moves.length);
  return { engine, session, kept };
}

/** A table at which somebody is asked. @param {{ seats?: number[], studiedFrom?: number }} [how] */
async function begun({ seats = [0], studiedFrom } = {}) {
  const table = tableOf(TableSession);
  table.engine.seats = seats;
  const beginning = table.session.begin({ do: "new" }, studiedFrom);
  await table.engine.go();
  await beginning;
  table.kept.splice(0);
  table.engine.all.splice(0);
  return table;
}

test("a table left before it has begun asks nothing more and keeps nothing", async () => {
  for (const left of ["new", "state"]) {
    const { engine, session, kept } = tableOf(TableSession);
    const calledOff = assert.rejects(session.begin({ do: "new" }), Cancelled);
    await engine.go(left);
    session.leave();
    const asked = engine.all.length;
    await calledOff;
    await engine.go();
    assert.equal(engine.all.length, asked);
    assert.deepEqual(kept, []);
    assert.equal(session.hasBegun, false);
  }
});

test("a lesson left before it has begun keeps no progress", async () => {
  const lesson = { id: "a-lesson", steps: [{}, {}] };
  const { engine, session, kept } = tableOf(LessonSession, lesson, { step: 1, moves: [] });
  const calledOff = assert.rejects(session.begin(session.request), Cancelled);
  session.leave();
  await engine.go();
  await calledOff;
  assert.deepEqual([engine.all, kept], [["lesson"], []]);
});

test("what is refused about a table that was left is nobody's fault", async () => {
  const { engine, session } = tableOf(TableSession);
  const calledOff = assert.rejects(session.begin({ do: "load" }), Cancelled);
  await quiet();
  session.leave();
  engine.pending[0].refuse();
  await calledOff;
});

test("a move is kept though its player leaves before it is seen", async () => {
  const { engine, session, kept } = await begun({ seats: [0, 1] });
  const playing = session.play("plot");
  await quiet();
  session.leave();
  await engine.go();
  await playing;
  assert.deepEqual(kept, [1]);
  assert.deepEqual(engine.all, ["play", "state"], "no bot answers it");
});

test("a bot's move that nobody has seen is not kept, and nobody is told", async () => {
  const { engine, session, kept } = await begun({ seats: [0, 1, 0] });
  const playing = session.play("plot");
  while (!engine.all.includes("think")) await engine.go("think"); // once the own move is painted
  engine.pending.shift()?.answer();
  await quiet();
  assert.deepEqual(engine.all, ["play", "state", "think", "state"]);
  session.leave();
  await engine.go();
  await playing;
  assert.deepEqual(kept, [1]);
});

test("a lesson's move is kept too, but the next step does not begin", async () => {
  const lesson = { id: "a-lesson", steps: [{}, {}] };
  const { engine, session, kept } = tableOf(LessonSession, lesson);
  const beginning = session.begin(session.request);
  await engine.go();
  await beginning;
  kept.splice(0);
  const playing = session.play("plot");
  await quiet();
  session.leave();
  engine.more = { lesson: { kind: "move", done: true } };
  await engine.go();
  await playing;
  assert.deepEqual(kept, [1]);
  assert.equal(engine.all.includes("lesson-next"), false);
});

test("a turn is taken back no further once its table is left", async () => {
  const { engine, session } = await begun();
  const { awaiting } = session;
  session.awaiting = () => ({ is: "unconfirmed" });
  const playing = session.play("plot");
  await engine.go();
  await playing;
  session.awaiting = awaiting;
  engine.more = { restart: true };
  engine.all.splice(0);
  const back = session.back("restart");
  await quiet();
  session.leave();
  await engine.go();
  await back;
  assert.deepEqual(engine.all, ["undo", "state"]);
});

test("whoever looks back at a table that was left asks for nothing", async () => {
  const { engine, session } = await begun();
  session.leave();
  await session.lookBack(0);
  assert.deepEqual(engine.all, []);
});

test("a look back that is on its way ends when the table is left", async () => {
  const { engine, session } = await begun();
  const looking = session.lookBack(0);
  await quiet();
  session.leave();
  await assert.rejects(looking, Cancelled);
  await engine.go();
  assert.deepEqual(engine.all, ["state"]);
});

test("a look back begins no more once the reader is back in the present", async () => {
  const { engine, session } = await begun();
  const looking = session.lookBack(0);
  await quiet();
  await session.lookBack(null);
  await engine.go();
  await looking;
  assert.equal(session.past, null);
});

test("bots go on when a reader comes to the present before the record is kept", async () => {
  const { engine, session } = tableOf(TableSession);
  engine.seats = [1, 0];
  let keep = () => undefined;
  session.save = () => new Promise((done) => (keep = done));
  const beginning = session.begin({ do: "load" }, 0);
  await engine.go();
  const returning = session.lookBack(null);
  await quiet();
  keep();
  await beginning;
  session.save = async () => undefined;
  await engine.go();
  await returning;
  assert.deepEqual(session.present, { is: "asked" });
  assert.equal(engine.moves.length, 1);
});

test("a film stops with whatever ends the look back, and the next one stands still", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  for (const end of ["show", "leave", "present", "rest"]) {
    const { engine, session } = await begun();
    const look = async () => {
      const looking = session.lookBack(0);
      await engine.go();
      await looking;
    };
    session.setRecord({ ...session.record, moves: ["plot", "plot", "plot"] });
    await look();
    session.lookingBack.run();
    assert.equal(session.phase.running, true);
    if (end === "show") session.transitions.play();
    if (end === "show") session.confirmTurn();
    if (end === "leave") session.leave();
    if (end === "present") await session.lookBack(null);
    if (end === "rest") session.rest();
    session.finish();
    if (end !== "leave") await look();
    engine.all.splice(0);
    t.mock.timers.tick(10_000);
    assert.deepEqual(engine.all, [], end);
  }
});

test("whoever interrupts what is being done is answered by no bot", async () => {
  const { engine, session } = await begun({ seats: [0, 1] });
  const playing = session.play("plot");
  await quiet();
  const interrupting = session.interrupt();
  await engine.go("think");
  await Promise.all([playing, interrupting]);
  assert.equal(engine.moves.length, 1);
  assert.deepEqual(session.present, { is: "paused" });
});
