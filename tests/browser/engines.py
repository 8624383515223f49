"""How many engines a page runs, and what its documents take of the memory."""

from __future__ import annotations

from itertools import accumulate, chain
from pathlib import Path

from playwright.sync_api import Browser, Frame, Page

# When each engine of a document was begun and let go: told by the document itself, because the
# browser tells of a worker's end when its thread is gone, which on a busy machine may be after
# the next one's beginning.
RECORDED = """
globalThis.__engines = [];
const note = (change) => __engines.push([performance.timeOrigin + performance.now(), change]);
globalThis.Worker = class extends Worker {
  constructor(...given) { super(...given); note(1); }
  terminate() { super.terminate(); note(-1); }
};
// Nobody is passed over for being slow to sleep: one that never says so fails the test.
globalThis.polisDeadlines ??= { asleep: 60_000 };
"""


class Engines:
    """Counts the workers that the frames of a page begin and let go, while these frames last."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(RECORDED)

    @property
    def all(self) -> int:
        return sum(change > 0 for change in self.changes())

    @property
    def now(self) -> int:
        return sum(self.changes())

    @property
    def most(self) -> int:
        """So many at the same time."""
        return max(accumulate(self.changes()), default=0)

    def changes(self) -> list[int]:
        frames = [frame.evaluate("globalThis.__engines ?? []") for frame in self.page.frames]
        return [change for _, change in sorted(chain.from_iterable(frames))]


def memory(browser: Browser) -> int:
    """Kilobytes that all documents and workers share among them, as the system counts them."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pids = [process["id"] for process in processes if process["type"] == "renderer"]
    return sum(proportional(pid) for pid in pids)


def proportional(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def tidy(frame: Frame) -> None:
    """Collects garbage."""
    session = frame.page.context.new_cdp_session(frame)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
