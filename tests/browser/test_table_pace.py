"""How fast the drawn table moves: step by step, cards that fly, or nothing that moves at all."""

import pytest
from browser.flights import GHOSTS, flown
from browser.host import Host
from browser.player import choose, history, open_match, play, played, tool, wait
from playwright.sync_api import Page, expect
from polis.core.match import Match
from uchronia.scenes import cards, scene


def busy_turn() -> Match:
    mine = {"hand": cards("clay wood"), "activities": ["clay"]}
    return scene(mine, {"hand": 5}, {"hand": 5}, forum=cards("3 brick wood"))


def test_step_by_step_each_move_of_a_bot_waits_for_a_click(page: Page, host: Host) -> None:
    open_match(page, host, busy_turn(), "")
    tool(page, "settings").click()
    page.locator("select[name=speed]").select_option(label="Step by step")
    page.locator("[data-close]").click()
    for move in ("command clay", "take brick"):
        play(page, move)
    choose(page, "pass")
    step = page.locator("[data-step]")
    # two bots have a turn each: at least two moves are waited for; the key does what a click does
    for count, go_on in ((3, step.click), (4, lambda: page.keyboard.press("n"))):
        expect(step).to_be_focused()
        assert played(page) == count
        assert len(history(page)) == count
        go_on()
        expect(page.locator(f'[data-played="{count + 1}"]')).to_have_count(1)


@pytest.mark.parametrize("speed", ["1", "0.02"])
def test_cards_fly_and_stop_nobody(page: Page, host: Host, speed: str) -> None:
    page.add_init_script(GHOSTS)
    open_match(page, host, busy_turn(), f"&speed={speed}")
    page.locator(".card.clay[data-move]").click()
    take = page.locator('.forum [data-move="take brick"]')
    expect(take).to_be_visible()
    assert "ghost flying" in flown(page)
    if (
        speed == "0.02"
    ):  # a flight of twenty seconds: it is still there when the next move is played
        assert page.locator(".ghost.flying").count() > 0
    take.click()
    expect(page.locator('[data-played="2"]')).to_have_count(1)
    if speed == "0.02":
        assert page.locator(".ghost.flying").count() > 1
    assert history(page) == ["command clay", "take brick"]
    choose(page, "take wood")
    if speed == "0.02":  # bots wait until it has been seen, but a click anywhere is enough
        expect(page.locator('[data-played="3"]')).to_have_count(1)
        page.locator("[data-prompt]").click()
    expect(page.locator('[data-played="3"]')).to_have_count(0)


def test_who_wants_less_motion_sees_no_card_fly(page: Page, host: Host) -> None:
    page.add_init_script(GHOSTS)
    page.emulate_media(reduced_motion="reduce")
    open_match(page, host, busy_turn(), "&speed=1")
    for move in ("command clay", "take brick", "pass"):
        play(page, move)
    assert [look for look in flown(page) if "flying" in look] == []
    assert page.evaluate("document.querySelector('.legal').getAnimations().length") == 0


def test_without_animation_nothing_moves(page: Page, host: Host) -> None:
    page.add_init_script(GHOSTS)
    open_match(page, host, busy_turn(), "&speed=0")
    for move in ("command clay", "take brick", "pass"):
        play(page, move)
    wait(page)
    assert flown(page) == []
