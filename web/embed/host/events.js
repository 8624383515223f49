// Tells authors, by events of the element, what happens at a table.

export const EVENTS = ["ready", "move", "step", "over", "error", "size"];

/** @param {HTMLElement} table @param {string} event one of them @param {object} detail */
export function tell(table, event, detail) {
  table.dispatchEvent(new CustomEvent(`polis-${event}`, { detail, bubbles: true }));
}
