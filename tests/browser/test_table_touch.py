"""The drawn table by finger, on a phone."""

from typing import Any

import pytest
from browser.host import Host
from browser.player import answer, history, open_match, played, session
from browser.pointer import press_long
from playwright.sync_api import Page, expect
from polis.core.catalogue import catalogue
from uchronia.scenes import cards, scene

pytestmark = pytest.mark.usefixtures("fresh")  # no other browser has a touch screen
HAND = '[data-zone="hand-0"] .card'


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    return {**browser_context_args, **phone}


@pytest.fixture
def table(page: Page, host: Host) -> Page:
    mine = {"hand": cards("clay wood"), "stock": ["stone"], "buildings": ["crane"]}
    works = ["bridge", "square", "dock", "gate", "shrine"]
    open_match(page, host, scene(mine, {"hand": 5}, works=works, forum=cards("2 brick")))
    return page


def test_tapping_plays(table: Page) -> None:
    table.locator(f"{HAND}.clay").tap()  # with a Crane a Clay can be two Orders
    assert history(table) == []
    table.locator('[data-move="command clay"]').tap()
    expect(table.locator('[data-played="1"]')).to_have_count(1)
    table.locator('.forum [data-move="take brick"]').tap()
    expect(table.locator('[data-played="1"]')).to_have_count(0)
    assert history(table)[:2] == ["command clay", "take brick"]


def test_a_long_press_shows_the_card_whole_and_plays_nothing(table: Page) -> None:
    press_long(table, table.locator('.works [data-thing*="dock"]'))
    zoom = table.locator("[data-zoom]")
    expect(zoom).to_have_attribute("data-zoom", "dock")
    expect(zoom).to_contain_text(catalogue("en").word("text-dock"))
    # the card lies over half the table: a tap only takes it away, whatever is under the finger
    table.locator(f"{HAND}.wood").tap()
    expect(zoom).to_have_count(0)
    press_long(table, table.locator(f"{HAND}.clay"))
    expect(zoom).to_have_attribute("data-zoom", "clay")
    table.locator(f"{HAND}.clay").tap()
    expect(zoom).to_have_count(0)
    expect(table.locator(".opened")).to_have_count(0)
    assert history(table) == []
    table.locator(f"{HAND}.clay").tap()
    expect(table.locator(".opened")).to_be_visible()


def test_tapping_what_is_not_legal_says_why(table: Page) -> None:
    thing = {"zone": "works", "building": "square"}
    said = catalogue("en").say(answer(session(table), do="touch", thing=thing, seat=0))
    table.locator('.works [data-thing*="square"]').tap()
    expect(table.locator(".why")).to_have_text(said)
    assert played(table) == 0
