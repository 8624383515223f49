// Stories of a table's phase, told to the page's own module without a browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { POSSIBLE, TablePhase } from "../../web/page/table_phase.js";

const PAST = { at: 3, state: {}, log: [] };
const ANSWERING = { is: "answering", thinks: false };

/** A table that waits for something, with the phases in which it was seen. @param {object} awaiting */
function tableThat(awaiting) {
  /** @type {object[]} */
  const seen = [];
  /** @type {TablePhase} */
  const phase = new TablePhase(() => seen.push(phase.inView));
  phase.show(awaiting);
  phase.finish();
  seen.splice(0);
  return { phase, seen };
}

test("a move clicked before the engine is there is remembered, and nothing else can be done", () => {
  const phase = new TablePhase(() => undefined);
  phase.remember("plot");
  assert.deepEqual(phase.inView, { is: "starting", early: "plot" });
  for (const way of ["play", "advise", "think", "pause", "arrive", "lookBack"])
    assert.equal(phase.can(way), false, way);
});

test("who is asked plays, sees what comes of it, and then it is written down", () => {
  const { phase, seen } = tableThat({ is: "asked" });
  phase.play();
  assert.equal(phase.isBusy, true);
  assert.deepEqual(phase.inView, { is: "asked" }, "the table in view is the one before");
  phase.show({ is: "away", seat: 1 });
  assert.equal(phase.isBusy, true);
  phase.finish();
  assert.equal(phase.isBusy, false);
  assert.deepEqual(seen, [
    { is: "away", seat: 1 },
    { is: "away", seat: 1 },
  ]);
});

test("nobody plays while something is being done or a bot is asked", () => {
  const { phase } = tableThat({ is: "asked" });
  phase.advise();
  assert.equal(phase.can("play"), false);
  phase.finish();
  phase.play();
  assert.equal(phase.can("play"), false);
  phase.show(ANSWERING);
  assert.equal(phase.can("play"), false);
  phase.finish();
  assert.equal(phase.can("play"), false);
});

test("a move that is refused leaves the table as it was", () => {
  const { phase } = tableThat({ is: "unconfirmed" });
  phase.play();
  phase.finish();
  assert.deepEqual(phase.inView, { is: "unconfirmed" });
});

test("what cannot begin is a fault, and changes nothing", () => {
  const { phase } = tableThat({ is: "curtain", seat: 1 });
  for (const way of ["play", "advise", "pause", "finish", "show"])
    assert.throws(() => phase[way](), /while curtain/, way);
  assert.deepEqual(phase.inView, { is: "curtain", seat: 1 });
});

test("the curtain hangs until the table of the next player is there", () => {
  const { phase, seen } = tableThat({ is: "curtain", seat: 1 });
  phase.arrive();
  assert.deepEqual(seen, [{ is: "curtain", seat: 1 }]);
  phase.show({ is: "asked" });
  assert.deepEqual(seen.at(-1), { is: "asked" });
});

test("a bot that is soon done is not seen to think", () => {
  const { phase, seen } = tableThat(ANSWERING);
  phase.show(ANSWERING);
  phase.finish();
  assert.equal(seen.length, 1);
  phase.think(true);
  assert.equal(phase.thinks, true);
});

test("a look back hides nothing of what the table waits for", () => {
  const { phase } = tableThat(ANSWERING);
  phase.lookBack(PAST);
  phase.think(true);
  assert.deepEqual(phase.present, { is: "answering", thinks: true });
  phase.run(true);
  phase.lookBack({ ...PAST, at: 4 });
  assert.equal(phase.inView.running, true);
  phase.returnToPresent();
  assert.deepEqual(phase.inView, { is: "answering", thinks: true });
});

test("a move that is played ends a look back", () => {
  const { phase } = tableThat(ANSWERING);
  phase.lookBack(PAST);
  phase.show({ is: "asked" });
  assert.deepEqual(phase.inView, { is: "asked" });
});

test("a record that is studied begins in the past, and its bots wait", () => {
  const phase = new TablePhase(() => undefined);
  phase.show(ANSWERING, PAST);
  phase.finish();
  phase.lookBack({ ...PAST, at: 4 });
  assert.equal(phase.inView.studied, true);
  assert.deepEqual(phase.present, { is: "paused" });
});

test("nothing more happens at a table that is left", () => {
  const { phase, seen } = tableThat({ is: "asked" });
  phase.play();
  phase.leave();
  phase.show({ is: "over" }, PAST);
  phase.lookBack(PAST);
  phase.finish();
  phase.finish();
  phase.leave();
  assert.deepEqual(seen, [{ is: "elsewhere" }]);
});

test("the picture in the papers shows these phases and only what is possible", () => {
  const text = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf-8");
  const [, picture] = text.split("stateDiagram-v2");
  const arrows = [...picture.split("```")[0].matchAll(/(\S+) --> (\S+) : (\w+)/g)];
  const shown = new Set(arrows.flatMap(([, from, to]) => [from, to]));
  const known = new Set(Object.values(POSSIBLE).flat());
  assert.deepEqual(
    [...shown, "starting"].filter((name) => name !== "[*]" && !known.has(name)),
    [],
  );
  assert.deepEqual(
    [...known].filter((name) => !shown.has(name)),
    [],
  );
  for (const [, from, , transition] of arrows)
    if (from !== "[*]") assert.ok(POSSIBLE[transition].includes(from), `${transition} in ${from}`);
});

test("who waits for what is being done goes on when it is finished or left", async () => {
  for (const end of ["finish", "leave"]) {
    const { phase } = tableThat({ is: "asked" });
    await phase.idle();
    phase.play();
    const waiting = phase.idle();
    phase[end]();
    await waiting;
    assert.equal(phase.isBusy, false);
  }
});

test("of several steps each is shown, and all of them are one deed", () => {
  const { phase } = tableThat({ is: "asked" });
  phase.play();
  phase.show({ is: "reading" });
  assert.equal(phase.can("play"), false);
  phase.show({ is: "asked" });
  assert.equal(phase.isBusy, true);
  phase.finish();
  assert.equal(phase.can("play"), true);
});

test("whoever arrives at a record that is studied looks at it from where it is", () => {
  const phase = new TablePhase(() => undefined);
  phase.show({ is: "curtain", seat: 1 }, PAST);
  phase.finish();
  phase.arrive();
  phase.show(ANSWERING);
  phase.finish();
  assert.equal(phase.inView.is, "looking-back");
  assert.deepEqual(phase.present, { is: "paused" });
});
