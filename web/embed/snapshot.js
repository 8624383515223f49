// How a table stands, as a wish: a frame that is loaded anew with it goes on from there.

/**
 * @param {import("../page/page.js").Page} page
 * @param {import("../page/table_session.js").TableSession} session
 * @returns {Record<string, any>}
 */
export function snapshotOf({ course }, session) {
  const { record, seats, isStudied, past } = session;
  const { lesson, puzzle, stand } = /** @type {any} */ (session);
  if (puzzle) return { puzzle: puzzle.id, moves: record.moves };
  if (!lesson) return { record, seats: seats.join(), at: isStudied && past ? past.at : "now" };
  const isOfTheCourse = course.some(({ id }) => id === lesson.id);
  return { lesson: isOfTheCourse ? lesson.id : lesson, step: stand.step, moves: stand.moves };
}
