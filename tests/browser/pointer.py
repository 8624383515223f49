"""A mouse that carries things at the drawn table, and a finger that stays on one."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect


def thing(page: Page, **named: Any) -> Locator:
    key = json.dumps(dict(sorted(named.items())), separators=(",", ":"))
    return page.locator(f"[data-thing='{key}']")


def drag(page: Page, card: Locator, goal: Locator) -> None:
    """Drags a card to another place; the places where it may go are marked meanwhile."""
    begin, end = card.bounding_box(), goal.bounding_box()
    assert begin is not None
    assert end is not None
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def press_long(page: Page, element: Locator) -> None:
    """A finger stays on an element until the card is shown whole."""
    box = element.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(page.locator("[data-zoom]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
