"""Somebody who plays at the page: by clicking what is in view, at either table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import polis
from browser.host import Host
from browser.reach import REACH, ways
from playwright.sync_api import Locator, Page, expect
from polis.core.match import Match
from polis.page.session import Session

MOVES = "[data-move]:not(:disabled)"
# a human here is asked, a curtain waits, a link is to be sent, or the game is over; and it is saved
SETTLED = "[data-arrive], [data-result], [data-away], [data-tool=hint]:not(:disabled)"
# drawn by an engine that is there
READY = "#page:has(> .top):not(:has(.loading, [data-trouble]))"
LONGEST = 60_000


def wait(page: Page) -> None:
    """Waits until the page asks a human, or shows a curtain or a result."""
    expect(page.locator(SETTLED).first).to_be_attached(timeout=LONGEST)


def ready(page: Page) -> None:
    """Waits until the engine has loaded the game."""
    expect(page.locator(READY)).to_be_attached(timeout=LONGEST)
    wait(page)


def arrive(page: Page) -> None:
    """Lifts the curtain for the player it waits for, and waits until their table is shown."""
    page.locator("[data-arrive]").click()
    expect(page.locator("[data-curtain]")).to_have_count(0, timeout=LONGEST)
    wait(page)


def reach(page: Page) -> dict[str, list[str]]:
    """The legal moves in their order, each with what is to be opened on the way to it."""
    return ways(page.evaluate(REACH))


def choose(page: Page, move: str) -> None:
    """Clicks a move, after what is to be opened on the way to it."""
    click(page, move, reach(page)[move])


def click(page: Page, move: str, way: list[str]) -> None:
    for key in way:
        page.locator(f"[data-opens={json.dumps(key)}]").click()
    page.locator(f'[data-move="{move}"]').first.click()


def play(page: Page, move: str | None = None, rng: Random | None = None) -> str:
    """Clicks a move (any, if none is named) and waits until somebody is asked again."""
    wait(page)
    within_reach = reach(page)
    chosen = move or (rng or Random(0)).choice(list(within_reach))
    before = played(page)
    click(page, chosen, within_reach[chosen])
    expect(page.locator(f'[data-played="{before}"]')).to_have_count(0, timeout=LONGEST)
    wait(page)
    return chosen


def played(page: Page) -> int:
    """How many moves have been played at the table that is shown."""
    return int(page.locator("[data-played]").get_attribute("data-played") or 0)


def play_to_the_end(page: Page, seed: int = 1, most: int = 2000) -> None:
    rng = Random(seed)
    for _ in range(most):
        wait(page)
        if page.locator("[data-result]").count():
            return
        if page.locator("[data-arrive]").count():
            arrive(page)
        else:
            play(page, rng=rng)
    raise AssertionError("the game did not end")


def tool(page: Page, name: str) -> Locator:
    """A tool's button, in the header or, once that is open, in the menu."""
    found = page.locator(f'[data-tool="{name}"]')
    if not found.count():
        page.locator('[data-tool="menu"]').click()
    return found


def record(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("polis.record()")
    return found


def history(page: Page) -> list[str]:
    return list(record(page)["moves"])


def open_match(page: Page, host: Host, match: Match, more: str = "&speed=0") -> None:
    """A match by its share code: a human at the first seat, mice at the others."""
    seats = ",".join(["human", *["mouse"] * (match.players - 1)])
    address = f"?game={match.game}&players={match.players}&seats={seats}{more}"
    page.goto("about:blank")  # to another code alone a browser would stay in the same document
    page.goto(f"{host.url}{address}#r={polis.encode(match.record())}")
    ready(page)


def session(page: Page) -> Session:
    """A session as the page has it, with the same match."""
    session = Session()
    answer(session, do="load", record=record(page))
    return session


def answer(session: Session, **request: Any) -> Any:
    return json.loads(session.answer(json.dumps(request)))["ok"]
