"""Somebody who takes a lesson in any browser, by clicks."""

from __future__ import annotations

from random import Random
from typing import Any

import polis
from browser.host import Host
from browser.learner import ASKED, PLACE, steps_of
from browsers.driver import Browser, DriverError
from browsers.player import press, reach, record

# until another step or another move lies behind the learner, and there is something to do
CHANGED = f"""(before) => {{
  const now = ({PLACE})();
  const gone = now.finished || now.step !== before.step || now.played !== before.played;
  return gone && Boolean(document.querySelector("{ASKED}"));
}}"""


def take(browser: Browser, host: Host, lesson: str) -> None:
    """Takes a lesson from its first step to its end."""
    browser.goto(f"{host.url}?lesson={lesson}&speed=0&lang=en")
    browser.until_shown(f'[data-lesson="{lesson}"]')
    steps = steps_of(lesson)
    rng = Random(lesson)
    for _ in range(600):
        browser.until("(asked) => Boolean(document.querySelector(asked))", ASKED)
        here: dict[str, Any] = browser.evaluate(PLACE)
        if here["finished"]:
            return
        if here["button"]:
            go_on(browser, here["button"])
        else:
            ways = reach(browser)
            wanted = steps[int(here["step"])].get("expect") or [freely(browser, rng)]
            move = next(move for move in wanted if move in ways)
            press(browser, move, ways[move])
        browser.until(CHANGED, here)
    raise AssertionError(f"{lesson} did not end")


def go_on(browser: Browser, button: str) -> None:
    try:
        browser.click(f"[data-{button}]")
    except DriverError as fault:
        # a step that was finished by a move goes on by itself, and its button goes away
        if fault.kind not in ("no such element", "stale element reference"):
            raise


def freely(browser: Browser, rng: Random) -> str:
    """Plays openly like a fox, so that the game comes to its end."""
    match = polis.replay(record(browser))
    assert match.seat is not None
    return str(polis.bots.get("fox").choose(match, match.seat, rng, 1).move)
