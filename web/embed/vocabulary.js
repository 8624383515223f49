// What an author may say of a table, by the names that element and frame have for it.

/** What is shown. A text, and what may be an object: JSON or, in a script, the object itself. */
export const CONTENT_TEXTS = ["game", "seats", "puzzle"];
export const CONTENT_VALUES = ["position", "record", "lesson"];
export const CONTENT = [...CONTENT_TEXTS, ...CONTENT_VALUES];

/** How it is shown. */
export const APPEARANCE = ["lang", "theme"];

/** The author's colours, each with the page's own that it takes the place of. */
export const COLOURS = { accent: "--leaf", paper: "--paper", ink: "--ink" };
