// How long the site waits, in milliseconds: every such number is here, and nowhere else. (The style
// sheet shows the panel of `unstarted` by itself, in page.css, where no script has come at all.)

const DEADLINES = {
  // for what may never come
  part: 20_000, // a file of the site; and the engine's start, without any progress
  answer: 15_000, // the engine's answer to a question, without any sign of life
  unstarted: 20_000, // the page's own beginning, before a panel says that it has none
  style: 8000, // a style sheet, before the page is shown plain
  looks: 3000, // the looks of what is opened later, before it is shown all the same
  frame: 20_000, // a frame in somebody's page to say that it is there
  asleep: 5000, // a table to fall asleep before the next one wakes
  bots: 5000, // opponents to answer, before a host that plays on is refused
  alone: 1500, // a host to speak, before a frame serves the reader by itself
  // for what is better done a little later
  painted: 400, // the first table, before the engine starts all the same
  later: 2000, // what a first game does without, and what is kept for playing offline
  snapshot: 4000, // keeping the engine's memory for the next visit
};

/**
 * A test that is about waiting sets `polisDeadlines` before the page begins, and waits less.
 * @param {keyof typeof DEADLINES} name
 */
export const deadline = (name) => globalThis.polisDeadlines?.[name] ?? DEADLINES[name];
