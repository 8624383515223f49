// Dialogs and cards shown whole lie over everything else.

/** What was just drawn comes to the front; a card shown whole lies over everything. */
export function bringForward() {
  const dialog = document.querySelector("dialog[data-panel]");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  const zoom = document.querySelector("[data-zoom]");
  if (zoom instanceof HTMLElement && !zoom.matches(":popover-open")) zoom.showPopover();
}
