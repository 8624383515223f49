// What the table says to the player, in one line.

/** @typedef {import("./words.js").Words} Words */

/**
 * The one line that says what to do, or who has won.
 * @param {import("./table_session.js").TableSession} session
 * @param {Words} words
 */
export function promptText({ state, present, thinks, humans }, words) {
  if (!state) return "";
  const { decision, view } = state;
  const { seat } = decision;
  switch (present.is) {
    case "over":
      return winners(view.winners, words);
    case "unconfirmed":
      return words.word("page-unconfirmed");
    case "reading":
      if (state.puzzle?.over) return words.word("learn-turn-over");
      break;
  }
  if (!decision.moves.length && seat !== null)
    return words.word(thinks ? "page-thinks" : "page-asked", { seat });
  const question = words.say(decision.ask);
  return humans.length > 1 && seat !== null
    ? `${words.value("seat", seat)} – ${question}`
    : question;
}

/** @param {number[]} seats @param {Words} words */
function winners(seats, words) {
  const names = seats.map((seat) => words.value("seat", seat));
  return words.word("terminal-winner", { count: names.length, names: names.join(", ") });
}
