// What the table says to the player, in one line.

/**
 * The one line that says what to do, or who has won.
 * @param {import("./table_session.js").TableSession} session
 * @param {import("./words.js").Words} words
 */
export function promptText(session, words) {
  if (!session.state) return "";
  const { decision, view } = session.state;
  const { seat } = decision;
  if (view.over) {
    const names = view.winners.map((/** @type {number} */ winner) => words.value("seat", winner));
    return words.word("terminal-winner", { count: names.length, names: names.join(", ") });
  }
  if (session.present.is === "unconfirmed") return words.word("page-unconfirmed");
  if (session.state.puzzle?.over) return words.word("learn-turn-over");
  if (!decision.moves.length && seat !== null) {
    return words.word(session.thinks ? "page-thinks" : "page-asked", { seat });
  }
  const asked = words.say(decision.ask);
  return session.humans.length > 1 && seat !== null
    ? `${words.value("seat", seat)} – ${asked}`
    : asked;
}
