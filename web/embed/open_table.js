// Opens the table that a command describes.

import { addressOf, seatsOf } from "./commands.js";
import { recordFrom } from "./start_position.js";

/** @param {import("./framed_page.js").FramedPage} page @param {import("./commands.js").Command} command */
export async function openTable(page, command) {
  const { opening, engine, store } = page;
  const { position, code, lesson, puzzle, at = 0, step = 0, moves = [] } = command;
  if (typeof lesson === "string") return opening.openLesson(lesson, false, { step, moves });
  if (lesson) {
    await engine.ask({ do: "check", lesson });
    store.setLearning({ course: [] }); // the site has no course for somebody else's lesson
    return opening.openLessonFile(lesson, { step, moves });
  }
  if (puzzle) return opening.openPuzzle(puzzle, false, moves);
  const record =
    command.record ??
    (position && recordFrom(position)) ??
    (code && (await engine.ask({ do: "read-code", code })));
  if (record) {
    const { turn = 0 } = await engine.ask({ do: "check", record });
    const { seats, notices } = seatsOf(command.seats, record.players, turn);
    store.notifyAll(notices);
    return opening.openRecord(record, seats, at);
  }
  const { notices, ...address } = addressOf(command, page.games);
  store.notifyAll(notices);
  const { game, players, options, seats, seed, names } = address;
  store.goTo({ ...store.state.address, game, players, options, seats, seed, names });
  return opening.openGame();
}
