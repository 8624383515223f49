"""Somebody who plays in any browser: by pressing what is in view, at either table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import polis
from browser.host import Host
from browser.reach import REACH, ways
from browsers.driver import Browser

# a human here is asked, a curtain waits or the game is over, at a table drawn by an engine
SETTLED = """() => {
  const find = (what) => document.querySelector(what);
  return find("#page > .top") && !find(".loading, [data-trouble]")
    && Boolean(find("[data-result], [data-tool=hint]:not(:disabled)"));
}"""
PLAYED = "() => document.querySelector('[data-played]')?.dataset.played ?? null"
MOVED = """(before) => Boolean(document.querySelector("[data-result]"))
  || (document.querySelector("[data-played]")?.dataset.played ?? before) !== before"""
MOST = 1000  # decisions of one player


def sit_down(browser: Browser, host: Host, query: str) -> None:
    """Opens an address without animation and waits until somebody is asked."""
    address, mark, code = query.partition("#")
    browser.goto("about:blank")  # to another code alone a browser would stay in the same document
    browser.goto(f"{host.url}{address}&speed=0{mark}{code}")
    settled(browser)


def settled(browser: Browser) -> None:
    browser.until(SETTLED)


def record(browser: Browser) -> dict[str, Any]:
    found: dict[str, Any] = browser.evaluate("() => polis.record()")
    return found


def history(browser: Browser) -> list[str]:
    return list(record(browser)["moves"])


def is_over(browser: Browser) -> bool:
    return bool(browser.count("[data-result]"))


def reach(browser: Browser) -> dict[str, list[str]]:
    """The legal moves, each with what is to be opened on the way to it."""
    return ways(browser.evaluate(REACH))


def press(browser: Browser, move: str, way: list[str]) -> None:
    """Clicks a move, after what is to be opened on the way to it."""
    for key in way:
        browser.click(f"[data-opens={json.dumps(key)}]")
    browser.click(f'[data-move="{move}"]:not(:disabled)')


def play(browser: Browser, rng: Random) -> None:
    """Plays what a fox would, so that games come to an end, until somebody is asked again."""
    match = polis.replay(record(browser))
    assert match.seat is not None
    move = polis.bots.get("fox").choose(match, match.seat, rng, 1).move
    before = browser.evaluate(PLAYED)
    press(browser, move, reach(browser)[move])
    browser.until(MOVED, before)
    settled(browser)


def play_turns(browser: Browser, decisions: int, seed: int = 0) -> list[str]:
    """Answers so many questions; the moves of the game so far."""
    rng = Random(seed)
    for _ in range(decisions):
        if is_over(browser):
            break
        play(browser, rng)
    return history(browser)


def play_to_the_end(browser: Browser, seed: int = 1) -> polis.Match:
    """The whole match as Python replays it."""
    play_turns(browser, MOST, seed)
    match = polis.replay(record(browser))
    assert match.over
    return match


def press_tool(browser: Browser, name: str) -> None:
    """Presses a tool, in the menu if it is not in view."""
    if not browser.count(f"[data-tool={name}]"):
        browser.click("[data-tool=menu]")
        browser.until_shown(f"[data-tool={name}]")
    browser.click(f"[data-tool={name}]")
