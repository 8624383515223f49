// Opens the table that a command describes.

import { addressOf, seatsOf } from "./commands.js";
import { recordFrom } from "./start_position.js";

/**
 * @param {import("./framed_page.js").FramedPage} page
 * @param {import("./commands.js").Command} command
 * @param {AbortSignal} choice called off once something else is to be shown
 */
export async function openTable(page, command, choice) {
  const { opening, engine, store } = page;
  const { position, code, lesson, puzzle, at = 0, step = 0, moves = [] } = command;
  if (typeof lesson === "string") return opening.openLesson(lesson, false, { step, moves }, choice);
  if (lesson) {
    await engine.ask({ do: "check", lesson }, choice);
    store.setLearning({ course: [] }); // the site has no course for somebody else's lesson
    return opening.openLessonFile(lesson, { step, moves }, choice);
  }
  if (puzzle) return opening.openPuzzle(puzzle, false, moves, choice);
  const record =
    command.record ??
    (position && recordFrom(position)) ??
    (code && (await engine.ask({ do: "read-code", code }, choice)));
  if (record) {
    const { turn = 0 } = await engine.ask({ do: "check", record }, choice);
    const { seats, notices } = seatsOf(command.seats, record.players, turn);
    store.notifyAll(notices);
    return opening.openRecord(record, seats, at, choice);
  }
  const { notices, ...address } = addressOf(command, page.games);
  store.notifyAll(notices);
  const { game, players, options, seats, seed, names } = address;
  store.goTo({ ...store.state.address, game, players, options, seats, seed, names });
  return opening.openGame(choice);
}
