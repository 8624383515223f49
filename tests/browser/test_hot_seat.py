"""Two people at one screen: a curtain hides each from the other."""

from random import Random

from browser.host import Host
from browser.player import arrive, play, ready
from playwright.sync_api import Page, expect

ADDRESS = "?game=uchronia&players=2&seed=5&seats=human,human&speed=0"
# whose Hand was ever drawn open, from the first moment on
WATCH = """
globalThis.__hands = [];
new MutationObserver(() => {
  for (const { dataset } of document.querySelectorAll(".hand[data-zone]")) {
    if (__hands.at(-1) !== dataset.zone) __hands.push(dataset.zone);
  }
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def sit_down(page: Page, host: Host) -> None:
    page.add_init_script(WATCH)
    page.goto(host.url + ADDRESS)
    expect(page.locator("[data-curtain]")).to_be_visible(timeout=60_000)
    ready(page)


def to_the_curtain(page: Page) -> None:
    """Plays for one player until the other is asked."""
    rng = Random(2)
    while not page.locator("[data-curtain]").count():
        play(page, rng=rng)


def test_whoever_arrives_never_sees_the_other_hand(page: Page, host: Host) -> None:
    sit_down(page, host)
    for turn in range(4):
        asked = page.evaluate("polis.decision()")["seat"]
        page.evaluate("__hands.length = 0")
        arrive(page)
        assert page.evaluate("__hands") == [f"hand-{asked}"], turn
        to_the_curtain(page)


def test_nothing_that_was_open_stays_over_the_curtain(page: Page, host: Host) -> None:
    sit_down(page, host)
    arrive(page)
    to_the_curtain(page)
    for key in ("l", "z", "h"):
        page.keyboard.press(key)
    expect(page.locator("[data-curtain]")).to_be_visible()
    assert page.locator("[data-panel], .log, [data-zoom]").count() == 0
    arrive(page)
    page.keyboard.press("l")
    expect(page.locator("[data-panel=log]")).to_be_visible()
