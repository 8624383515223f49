// How long the site waits, in milliseconds: every such number is here, and nowhere else. (The style
// sheet shows the panel of `unstarted` by itself, in page.css, where no script has come at all. How
// long cards fly is no wait: table/pace.js has it, and the sheets what moves by itself.)

/**
 * A test that is about waiting sets `polisDeadlines` before the page begins, and waits less.
 * @param {string} name
 * @param {number} usual
 */
/* @__NO_SIDE_EFFECTS__ */
const wait = (name, usual) => () => globalThis.polisDeadlines?.[name] ?? usual;

// for what may never come

/** A file of the site. */
export const forPart = wait("part", 20_000);
/** The engine's start, without any progress. */
export const forStart = wait("start", 20_000);
/** The engine's answer to a question, without any sign of life. */
export const forAnswer = wait("answer", 15_000);
/** The page's own beginning, before a panel says that it has none. */
export const forBeginning = wait("unstarted", 20_000);
/** A style sheet, before the page is shown plain. */
export const forStyle = wait("style", 8000);
/** The looks of what is opened later, before it is shown all the same. */
export const forLooks = wait("looks", 3000);
/** A frame in somebody's page to say that it is there. */
export const forFrame = wait("frame", 20_000);
/** A table to fall asleep before the next one wakes. */
export const forSleep = wait("asleep", 5000);
/** Opponents to answer, before a host that plays on is refused. */
export const forBots = wait("bots", 5000);
/** A host to speak, before a frame serves the reader by itself. */
export const forHost = wait("alone", 1500);

// for what is better done a little later

/** The first table, before the engine starts all the same. */
export const untilPainted = wait("painted", 400);
/** What a first game does without, and what is kept for playing offline. */
export const untilIdle = wait("idle", 2000);
/** Keeping the engine's memory for the next visit. */
export const untilKept = wait("snapshot", 4000);
/** Forgetting a file that the browser saves. */
export const untilSaved = wait("saved", 10_000);

// for eyes and hands

/** Something, before it is seen to take its time. */
export const untilSlow = wait("slow", 120);
/** A table of the film, before the next. */
export const forBeat = wait("beat", 700);
/** The pointer over a card, before it is shown whole. */
export const untilHovered = wait("hovered", 500);
/** A finger on a card, before it is shown whole. */
export const untilHeld = wait("held", 450);
