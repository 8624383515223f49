"""A watch on a browser for as long as a test has it: what is asked, said, and goes wrong."""

from __future__ import annotations

import json
from contextlib import suppress

from browser.host import Host
from failures import Keepsakes
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Request, WebError

PATIENCE = 5000  # milliseconds for a page that may be in any state
MOST = 5  # frames of a page
RECORD = "() => globalThis.polis?.record()"


class Watch:
    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.context = context
        self.host = host
        self.strays: list[str] = []
        self.said: list[str] = []
        self.listeners = {"request": self.requested, "console": self.spoke, "weberror": self.failed}
        for event, listener in self.listeners.items():
            context.on(event, listener)  # type: ignore[call-overload]

    def requested(self, request: Request) -> None:
        if not request.url.startswith((self.host.url, *self.host.neighbours, "data:", "blob:")):
            self.strays.append(request.url)

    def spoke(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")

    def failed(self, fault: WebError) -> None:
        self.said.append(f"uncaught: {fault.error}")

    def end(self) -> None:
        for event, listener in self.listeners.items():
            self.context.remove_listener(event, listener)

    def check(self) -> None:
        """Nothing left the site's folder, and no policy was broken."""
        assert self.strays == []
        for page in self.context.pages:
            if page.url.startswith(self.host.url):
                assert page.evaluate("globalThis.__violations ?? []") == []

    def keep(self, keepsakes: Keepsakes, name: str) -> None:
        """Keeps what a person would have seen: the screen, the console and the game."""
        keepsakes.keep(f"{name}-console.txt", "\n".join(self.said))
        for number, page in enumerate(self.context.pages):
            with suppress(Error):  # it may be gone, or never answer
                keepsakes.keep(f"{name}-{number}.png", page.screenshot(timeout=PATIENCE))
            for at, frame in enumerate(page.frames[:MOST]):
                with suppress(Error):
                    record = frame.wait_for_function(RECORD, timeout=PATIENCE).json_value()
                    keepsakes.keep(f"{name}-{number}-{at}.json", json.dumps(record))
