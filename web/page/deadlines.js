// How long the site waits, in milliseconds: every such number is here, and nowhere else. (page.css
// repeats the one of `unstarted`, because it shows that panel where no script has come at all; a test
// compares them. How long cards fly is in table/pace.js, how long the rest moves in the style sheets.)

/**
 * A test that is about waiting sets `polisDeadlines` before the page begins, and waits less.
 * @param {string} name
 * @param {number} usual
 */
/* @__NO_SIDE_EFFECTS__ */
const wait = (name, usual) => () => globalThis.polisDeadlines?.[name] ?? usual;

// how long something may take, before the page goes on without it or says that it is missing

/** A file of the site to come; afterwards Retry is offered, if the page needs it. */
export const forPart = wait("part", 20_000);
/** The engine to get on with its start; afterwards Retry is offered, and the start goes on. */
export const forStart = wait("start", 20_000);
/** The engine to answer a question, or at least to show that it is alive. */
export const forAnswer = wait("answer", 15_000);
/** The page to begin; afterwards a panel says that it does not, and offers Retry. */
export const forBeginning = wait("unstarted", 20_000);
/** A style sheet to come; afterwards the page is shown plain. */
export const forStyle = wait("style", 8000);
/** The style sheet of something opened later; afterwards that is shown all the same. */
export const forLooks = wait("looks", 3000);
/** A frame in somebody's page to say that it is there. */
export const forFrame = wait("frame", 20_000);
/** A table of somebody's page to fall asleep; afterwards the next one wakes all the same. */
export const forSleep = wait("asleep", 5000);
/** Bots to answer; afterwards a host that plays on is refused. */
export const forBots = wait("bots", 5000);
/** The page around a frame to connect; afterwards the frame serves the reader by itself. */
export const forHost = wait("alone", 1500);

// how long something is put off, because it would hold up what is more urgent

/** The engine's start, until the first table is painted; it may never be. */
export const untilPainted = wait("painted", 400);
/** Loading what a first game does without, and keeping files for playing offline. */
export const untilIdle = wait("idle", 2000);
/** Keeping the engine's memory for the next visit. */
export const untilKept = wait("snapshot", 4000);
/** Freeing a file that the browser is saving. */
export const untilSaved = wait("saved", 10_000);

// how long eyes and hands take

/** A wait that nobody notices; a longer one is shown. */
export const untilSlow = wait("slow", 120);
/** One table of a game that is shown as a film. */
export const forBeat = wait("beat", 700);
/** The mouse rests on a card; then the card is shown whole. */
export const untilHovered = wait("hovered", 500);
/** A finger stays on a card; then the card is shown whole. */
export const untilHeld = wait("held", 450);
