"""A browser as the W3C's WebDriver describes it: the same commands, however they are sent.

The tests beside this folder speak Chromium's own language by Playwright. What is asked of the
others is little, and their own drivers understand it whatever their version.
"""

from __future__ import annotations

import base64
import json
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the standard's name for "an element"
LONGEST = 90.0  # seconds until a state must have come: two browsers may share two cores
SCRIPT = 100_000  # milliseconds for a script, longer than any state is awaited

# what a function of the page returns, or why it did not
CALL = """const [given, done] = arguments;
  Promise.resolve(given).then(%s).then(
    (ok) => done({ ok: ok ?? null }),
    (fault) => done({ fault: `${fault}\\n${fault?.stack ?? ""}` }))"""
# a state is awaited in the page itself: nobody has to ask again and again
UNTIL = """async ([test, given, patience]) => {
  const end = performance.now() + patience;
  const holds = (%s);
  for (;;) {
    const found = await holds(given);
    if (found) return found;
    if (performance.now() > end) return null;
    await new Promise((go) => setTimeout(go, 15));
  }
}"""


class DriverError(Exception):
    """What the browser, or a script in the page, answered instead."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind


class Browser(ABC):
    """One browser with one window, and storage that goes with it."""

    name: str
    version: str
    downloads: Path

    @abstractmethod
    def open(self) -> None:
        """Starts it; if that fails, `close` puts away what has been started."""

    @abstractmethod
    def send(self, command: str, **given: Any) -> Any:
        """Sends a command of the standard, by its name there, and returns the answer."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Gives the page just this size."""

    @abstractmethod
    def console(self) -> list[str]:
        """Every error, refused request and broken policy since the browser was opened."""

    @abstractmethod
    def close(self) -> None:
        """Ends the browser and whatever was started for it."""

    def goto(self, url: str) -> None:
        self.send("Navigate", url=url)

    def reload(self) -> None:
        """Reloads like a reader; the command of that name bypasses service workers in Firefox."""
        self.evaluate("() => { window.__left = true; setTimeout(() => location.reload()); }")
        self.until("() => !window.__left && document.readyState === 'complete'")

    def evaluate(self, function: str, given: Any = None) -> Any:
        """Calls a function in the page, async or not, and returns its result."""
        called = function.rstrip().removesuffix(";")  # as it ends in a file of its own
        answer = self.send("ExecuteAsyncScript", script=CALL % f"({called})", args=[given])
        if answer is None:  # how WebKit says that the document has gone meanwhile
            raise DriverError("script", "unloaded")
        if "fault" in answer:
            raise DriverError("script", answer["fault"])
        return answer["ok"]

    def until(self, test: str, given: Any = None, seconds: float = LONGEST) -> Any:
        """Waits until a function in the page returns something true, and returns that.

        If the document is replaced meanwhile, the function is called again in the next one.
        """
        end = time.monotonic() + seconds
        found = None
        while not found and (left := end - time.monotonic()) > 0:
            try:
                found = self.evaluate(UNTIL % test, [test, given, left * 1000])
            except DriverError as fault:
                if "unload" not in str(fault).lower():
                    raise
        if not found:
            words = self.evaluate("() => document.body.innerText.slice(0, 500)")
            raise TimeoutError(f"{test} {json.dumps(given)} never came. The page says: {words}")
        return found

    def until_shown(self, css: str, seconds: float = LONGEST) -> None:
        """Waits for an element that can be seen."""
        self.until("(css) => document.querySelector(css)?.checkVisibility()", css, seconds)

    def until_gone(self, css: str, seconds: float = LONGEST) -> None:
        self.until("(css) => !document.querySelector(css)", css, seconds)

    def count(self, css: str) -> int:
        return int(self.evaluate("(css) => document.querySelectorAll(css).length", css))

    def text(self, css: str) -> str:
        return str(self.evaluate("(css) => document.querySelector(css).innerText", css))

    def find(self, css: str) -> str:
        """The first element of this kind, as the driver calls it."""
        found = self.send("FindElement", using="css selector", value=css)
        return str(found[ELEMENT])

    def click(self, css: str) -> None:
        """Presses the middle of an element; one that is covered by another refuses."""
        self.send("ElementClick", id=self.find(css))

    def type(self, css: str, text: str) -> None:
        """Types keys into an element, or the path of a file into one that takes files."""
        self.send("ElementSendKeys", id=self.find(css), text=text)

    def enter(self, element: str) -> None:
        """Goes into a frame, of another site too."""
        self.send("SwitchToFrame", id={ELEMENT: element})

    def leave(self) -> None:
        """Goes back to the page around all frames."""
        self.send("SwitchToFrame", id=None)

    def screenshot(self) -> bytes:
        return base64.b64decode(self.send("TakeScreenshot"))
