"""Somebody's browser, used by one test after another and emptied between them.

What it keeps is the snapshot of Python's memory, so that a page starts in a second. Nothing else
lasts, which is proved after every test: their order cannot matter.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from browser.host import ROOT, Host
from playwright.sync_api import Browser, BrowserContext, Frame, Page

# what breaks the policy, and every worker that was begun
WATCH = """
globalThis.__violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  __violations.push(`${event.violatedDirective} ${event.blockedURI}`));
globalThis.__workers = [];
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    __workers.push(this);
  }
};
"""
EMPTY = (ROOT / "tests" / "browser" / "empty.js").read_text("utf-8")
# true once the memory snapshot is stored (its place is made anew each time)
KEPT = """async (longest) => {
  const keys = async () => (await caches.open("polis-snapshot")).keys();
  for (const start = Date.now(); !(await keys()).length; ) {
    if (Date.now() - start > longest) throw new Error("no snapshot was kept");
    await new Promise((go) => setTimeout(go, 20));
  }
}"""
GAME = "?game=uchronia&players=2&seed=1&speed=0"
LONGEST = 60_000
MOST = 50  # times that one looks whether all is forgotten
Another = Callable[[], BrowserContext]


class Visitor:
    """A browser context of its own, with the host all its tests share."""

    def __init__(self, browser: Browser, host: Host, elsewhere: Host) -> None:
        # a service worker would fetch the whole site for each test; those about it have their own
        self.context: BrowserContext = browser.new_context(service_workers="block")
        self.context.set_default_timeout(30_000)
        self.context.add_init_script(WATCH)
        self.elsewhere = elsewhere
        # outside the site's folder, so that nothing of the site is at work there
        self.cupboard = self.context.new_page()
        self.cupboard.goto(f"{host.origin}/empty")
        # in frames on another site browsers keep things apart
        self.outside = self.context.new_page()
        self.outside.goto(f"{elsewhere.origin}/empty?{host.origin}/empty")
        self.warm(host.url + GAME)

    @property
    def cupboards(self) -> list[Page | Frame]:
        return [self.cupboard, self.outside.frames[1]]

    def warm(self, address: str) -> None:
        """Starts Python once, in a page and in a frame, until its memory has been kept."""
        page = self.context.new_page()
        page.add_init_script("globalThis.polisDeadlines = { snapshot: 0 }")
        page.goto(address)
        page.evaluate(KEPT, LONGEST)
        page.goto(f"{self.elsewhere.origin}/empty?{address.replace('?', 'embed.html?', 1)}")
        frame = page.frames[1]
        frame.locator(".cover button").press("Enter", timeout=LONGEST)
        frame.evaluate(KEPT, LONGEST)
        self.empty()

    def empty(self) -> None:
        """Closes every page and forgets what they kept; says so if anything is left."""
        for page in self.context.pages:
            if page not in (self.cupboard, self.outside):
                page.close()
        self.context.clear_permissions()
        for cupboard in self.cupboards:
            self.forget(cupboard)

    def forget(self, cupboard: Page | Frame) -> None:
        """Deletes what is stored until nothing is left: a page may still write as it closes."""
        for _ in range(MOST):
            kept: dict[str, Any] = cupboard.evaluate(EMPTY)
            if not kept["found"]:
                break
        assert kept == {"found": [], "snapshots": 1}, json.dumps(kept)
