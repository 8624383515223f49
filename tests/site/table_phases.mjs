// Stories of a table's phase, told to the page's own module without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TablePhase } from "../../web/page/table_phase.js";

const PAST = { at: 3, state: {}, log: [] };

/** @param {object} awaiting */
function tableThat(awaiting) {
  const phase = new TablePhase();
  phase.goOn(awaiting);
  return phase;
}

test("a move clicked before the engine is there is kept, and nothing else can be done", () => {
  const phase = new TablePhase();
  phase.keep("plot");
  assert.deepEqual(phase.now, { is: "starting", early: "plot" });
  for (const way of ["play", "advise", "think", "pause", "arrive"])
    assert.equal(phase.can(way), false);
});

test("who is asked plays, and then the table waits for what comes of it", () => {
  const phase = tableThat({ is: "asked" });
  phase.play();
  assert.equal(phase.now.is, "playing");
  phase.goOn({ is: "answering", thinks: false });
  assert.equal(phase.can("play"), false);
});

test("a move that is refused leaves the table as it was", () => {
  const before = { is: "unconfirmed" };
  const phase = tableThat(before);
  phase.play();
  phase.resume(before);
  assert.deepEqual(phase.now, before);
});

test("what cannot begin is a fault, and changes nothing", () => {
  const phase = tableThat({ is: "curtain", seat: 1, arriving: false });
  for (const way of ["play", "advise", "pause"]) assert.throws(() => phase[way](), /while curtain/);
  assert.deepEqual(phase.now, { is: "curtain", seat: 1, arriving: false });
});

test("a look back hides nothing of what the table waits for", () => {
  const phase = tableThat({ is: "answering", thinks: false });
  phase.lookBack(PAST);
  phase.think(true);
  assert.deepEqual(phase.present, { is: "answering", thinks: true });
  phase.run(true);
  phase.lookBack({ ...PAST, at: 4 });
  assert.equal(phase.now.running, true);
  phase.returnToPresent();
  assert.deepEqual(phase.now, { is: "answering", thinks: true });
});

test("a move that is played ends a look back", () => {
  const phase = tableThat({ is: "answering", thinks: true });
  phase.lookBack(PAST);
  phase.goOn({ is: "asked" });
  assert.deepEqual(phase.now, { is: "asked" });
});

test("bots wait while a record is studied", () => {
  const phase = tableThat({ is: "answering", thinks: false });
  phase.study(PAST);
  assert.equal(phase.now.studied, true);
  assert.deepEqual(phase.present, { is: "paused" });
  phase.lookBack({ ...PAST, at: 4 });
  assert.equal(phase.now.studied, true);
});

test("nothing more happens at a table that is left", () => {
  const phase = tableThat({ is: "asked" });
  phase.lookBack(PAST);
  phase.leave();
  phase.play();
  phase.goOn({ is: "over" });
  phase.lookBack(PAST);
  phase.study(PAST);
  assert.deepEqual(phase.now, { is: "elsewhere" });
});
