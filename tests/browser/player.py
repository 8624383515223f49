"""Somebody who plays at the page: by clicking `data-move`, or by keyboard alone."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

MOVES = "[data-move]:not(:disabled)"
SOMETHING = f"{MOVES}, [data-arrive], [data-result]"
LONGEST = 60_000


def wait(page: Page) -> Locator:
    """Until the page asks a human, shows a curtain or a result."""
    found = page.locator(SOMETHING).first
    expect(found).to_be_attached(timeout=LONGEST)
    return found


def ready(page: Page) -> None:
    """Until the engine has taken the game up."""
    expect(page.locator(".loading")).to_have_count(0, timeout=LONGEST)
    expect(page.locator("[data-trouble]")).to_have_count(0)
    wait(page)


def play(page: Page, move: str | None = None, rng: Random | None = None) -> str:
    """Clicks a move (any, if none is named) and waits until somebody is asked again."""
    wait(page)
    offered = page.locator(MOVES)
    names = offered.evaluate_all("buttons => buttons.map(button => button.dataset.move)")
    chosen = move or (rng or Random(0)).choice(names)
    before = played(page)
    offered.nth(names.index(chosen)).click()
    expect(page.locator(f'[data-played="{before}"]')).to_have_count(0, timeout=LONGEST)
    wait(page)
    return chosen


def played(page: Page) -> int:
    """How many moves lie behind the table that is shown."""
    return int(page.locator("[data-played]").get_attribute("data-played") or 0)


def play_to_the_end(page: Page, seed: int = 1, most: int = 2000) -> None:
    rng = Random(seed)
    for _ in range(most):
        wait(page)
        if page.locator("[data-result]").count():
            return
        if page.locator("[data-arrive]").count():
            page.locator("[data-arrive]").click()
        else:
            play(page, rng=rng)
    raise AssertionError("the game did not end")


def record(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("polis.record()")
    return found


def moves(page: Page) -> list[str]:
    return list(record(page)["moves"])
