"""How many engines a page runs, and what its documents take of the memory."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Frame, Page, Worker


class Engines:
    """Counts the workers that live, from the first to the last."""

    def __init__(self, page: Page) -> None:
        self.now = self.most = self.all = 0
        page.on("worker", self.begins)

    def begins(self, worker: Worker) -> None:
        self.now += 1
        self.all += 1
        self.most = max(self.now, self.most)
        worker.on("close", self.ends)

    def ends(self, _: Worker) -> None:
        self.now -= 1


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
