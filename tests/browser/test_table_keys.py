"""The drawn table by keyboard alone, from the start screen to the end of the game."""

from random import Random
from typing import Any

import polis
from browser.host import Host
from browser.player import LONGEST, history, open_match, played, ready, record, wait
from playwright.sync_api import Page, expect
from uchronia.scenes import cards, scene

STILL = 'localStorage.setItem("polis-settings", JSON.stringify({ speed: 0 }))'
HELD = """() => {
  const held = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(held);
  return { ...held.dataset, name: held.name ?? "", text: held.textContent.trim(),
    // past the last element the browser itself has the focus
    seen: held === document.body || outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 };
}"""


def held(page: Page) -> dict[str, Any]:
    """The element with the focus, which must be seen to have it."""
    found: dict[str, Any] = page.evaluate(HELD)
    assert found["seen"], found
    return found


def press(page: Page, key: str) -> dict[str, Any]:
    page.keyboard.press(key)
    return held(page)


def tab_to(page: Page, key: str, value: str | None = None, way: str = "Tab") -> dict[str, Any]:
    """Presses Tab until the focused element has this attribute (with this value, if given)."""
    for _ in range(80):
        found = press(page, way)
        if key in found and value in (None, found[key]):
            return found
    raise AssertionError(f"{key} {value or ''} is not on the way")


def tab_to_a_choice(page: Page, found: dict[str, Any]) -> dict[str, Any]:
    """Presses Tab until the focused element plays a move or opens some."""
    for _ in range(80):
        if "move" in found or "opens" in found:
            return found
        found = press(page, "Tab")
    raise AssertionError("no choice is on the way")


def answer_by_keys(page: Page, rng: Random) -> None:
    """Answers one decision by keys: Tab, sometimes arrows, then Enter or a number."""
    found = press(page, "Tab")
    if rng.random() < 0.5:
        found = tab_to_a_choice(page, found)
    for _ in range(rng.randrange(4)):
        found = press(page, rng.choice(["Tab", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]))
    found = tab_to_a_choice(page, found)
    before = played(page)
    page.keyboard.press("Enter")
    for depth in range(2):
        if "move" in found:
            break
        # what was opened has the focus, and its buttons have numbers
        expect(page.locator(".opened :focus")).to_have_count(1)
        found = held(page)
        # inside a set the first number is still the set's own
        page.keyboard.press("1" if not depth and rng.random() < 0.5 else "Enter")
    expect(page.locator(f'[data-played="{before}"]')).to_have_count(0, timeout=LONGEST)
    wait(page)


def test_a_whole_game_from_the_start_screen(page: Page, host: Host) -> None:
    page.add_init_script(STILL)
    page.goto(host.url)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    tab_to(page, "name", "players")
    page.keyboard.press("ArrowUp")  # two players
    tab_to(page, "text", "Play", "Shift+Tab")
    page.keyboard.press("Enter")
    ready(page)
    assert record(page)["players"] == 2
    rng = Random(5)
    for _ in range(1000):
        if page.locator("[data-result]").count():
            break
        answer_by_keys(page, rng)
    assert polis.replay(record(page)).over
    tab_to(page, "tool", "rematch")
    page.keyboard.press("Enter")
    expect(page.locator("[data-result]")).to_have_count(0)
    wait(page)


def test_utopia_by_keys(page: Page, host: Host) -> None:
    page.add_init_script(STILL)
    page.goto(host.url)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    tab_to(page, "game", "utopia")
    page.keyboard.press("Enter")
    tab_to(page, "text", "Play")
    page.keyboard.press("Enter")
    ready(page)
    assert record(page)["game"] == "utopia"
    rng = Random(6)
    for _ in range(20):
        answer_by_keys(page, rng)
    assert polis.replay(record(page)).deciders.count(0) == 20, (
        "each answer is one move of the player"
    )


def test_opening_closing_and_numbers(page: Page, host: Host) -> None:
    mine = {"hand": cards("2 clay wood brick"), "buildings": ["circus"]}
    open_match(page, host, scene(mine, {"hand": 5}, forum=cards("brick wood")))
    opener = tab_to(page, "opens")
    page.keyboard.press("Enter")
    assert "opens" in held(page), "first which cards, then which Order"
    page.keyboard.press("Enter")
    tray = page.locator(".opened [data-move]")
    expect(tray).to_have_count(5)
    page.keyboard.press("Escape")
    expect(tray).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".opened")).to_have_count(0)
    assert held(page)["opens"] == opener["opens"], "back at what had been opened"
    assert history(page) == []
    page.keyboard.press("Enter")
    sets = page.locator(".opened [data-opens]")
    page.keyboard.press(str(sets.count()))
    expect(tray).to_have_count(5)
    first = tray.first.get_attribute("data-move")
    page.keyboard.press(str(sets.count() + 1))
    expect(page.locator('[data-played="0"]')).to_have_count(0)
    assert history(page)[0] == first


def test_the_sheet_of_keys_and_what_they_do(page: Page, host: Host) -> None:
    mine = {"hand": cards("clay wood"), "activities": ["clay"]}
    open_match(page, host, scene(mine, {"hand": 5}, forum=cards("2 brick wood")))
    for key, panel in (("?", "keys"), ("l", "log"), ("b", "rules")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-panel={panel}]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-panel]")).to_have_count(0)
    clay = tab_to(page, "move", "command clay")
    page.keyboard.press("z")
    expect(page.locator("[data-zoom=clay]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-zoom]")).to_have_count(0)
    assert held(page)["move"] == clay["move"]
    page.keyboard.press("Enter")
    for key, count in (("u", 0), ("r", 1), ("t", 0)):
        expect(page.locator(f'[data-played="{1 - count}"]')).to_have_count(1)
        wait(page)
        page.keyboard.press(key)
        expect(page.locator(f'[data-played="{count}"]')).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible(timeout=LONGEST)


def test_a_number_plays_the_move_of_a_hint_that_has_it(page: Page, host: Host) -> None:
    mine = {"hand": cards("clay wood"), "activities": ["clay"]}
    open_match(page, host, scene(mine, {"hand": 5}, forum=cards("2 brick wood")))
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible(timeout=LONGEST)
    assert page.locator("[data-key]").count() == 0, "one kind of number at a time"
    best = page.locator('[data-hinted="1"]').get_attribute("data-move")
    page.keyboard.press("1")
    expect(page.locator('[data-played="0"]')).to_have_count(0)
    assert history(page)[0] == best


def test_no_move_has_the_focus_when_it_is_ones_turn(page: Page, host: Host) -> None:
    mine = {"hand": cards("clay wood"), "activities": ["clay"]}
    open_match(page, host, scene(mine, {"hand": 5}, forum=cards("2 brick wood")))
    for move in ("command clay", "take brick"):
        tab_to(page, "move", move)
        page.keyboard.press("Enter")
        expect(page.locator("[data-prompt]")).to_be_focused()
        wait(page)


def test_the_focus_can_reach_what_is_not_legal_and_ask_why(page: Page, host: Host) -> None:
    open_match(page, host, scene({"hand": ["clay"]}, {"hand": 5}, forum=["brick"]))
    # the first key brings what knows the others
    page.keyboard.press("?")
    expect(page.locator("[data-panel=keys]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-panel]")).to_have_count(0)
    found = tab_to(page, "move", "command clay")
    for _ in range(12):
        found = press(page, "ArrowUp")
        if "move" not in found and "thing" in found:
            break
    page.keyboard.press("Enter")
    expect(page.locator(".why")).not_to_be_empty()
    assert history(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
