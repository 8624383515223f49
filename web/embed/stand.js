// How a table stands, as a wish: a frame that is loaded anew with it goes on from there.

/**
 * @param {import("../page/page.js").Page} page
 * @param {import("../page/sitting.js").Sitting} sitting
 * @returns {Record<string, any>}
 */
export function standOf({ course }, sitting) {
  const { record, seats, isStudied, past } = sitting;
  const { lesson, puzzle, stand } = /** @type {any} */ (sitting);
  if (puzzle) return { puzzle: puzzle.id, moves: record.moves };
  if (!lesson) return { record, seats: seats.join(), at: isStudied && past ? past.at : "now" };
  const isOfTheCourse = course.some(({ id }) => id === lesson.id);
  return { lesson: isOfTheCourse ? lesson.id : lesson, step: stand.step, moves: stand.moves };
}
