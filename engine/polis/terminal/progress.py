"""A progress bar on standard error."""

import sys

WIDTH = 40


def progress(done: int, total: int) -> None:
    """Draws the bar over the previous one; ends the line when all is done."""
    if not sys.stderr.isatty() and 10 * done // total == 10 * (done - 1) // total:
        return  # a file gets ten lines, not thousands
    filled = WIDTH * done // max(total, 1)
    end = "\n" if done >= total else ""
    print(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{total}", end=end, file=sys.stderr)
