"""Taking back at the drawn table, what stops it, and turns that are confirmed."""

import pytest
from browser.host import Host
from browser.player import LONGEST, SETTLED, choose, history, open_match, play, played, tool, wait
from browser.story import sit_down
from playwright.sync_api import Page, expect
from polis.core.catalogue import catalogue
from uchronia.scenes import cards, scene

TURN = ["command clay", "take brick"]


@pytest.fixture
def table(page: Page, host: Host) -> Page:
    """A turn of three decisions: Production, and its Activity bonus."""
    mine = {"hand": cards("clay wood"), "activities": ["clay"]}
    open_match(page, host, scene(mine, {"hand": 5}, forum=cards("2 brick wood")))
    return page


def back(page: Page, name: str, count: int) -> None:
    tool(page, name).click()
    expect(page.locator(f'[data-played="{count}"]')).to_have_count(1)
    wait(page)


def confirm_turns(page: Page) -> None:
    tool(page, "settings").click()
    box = page.locator("input[name=confirm]")
    expect(box).not_to_be_checked()
    box.check()
    page.locator("[data-close]").click()


def told(page: Page, reason: str) -> None:
    words = catalogue("en").word(reason)
    expect(page.locator(".notice").filter(has_text=words)).to_have_count(1)


def test_undo_redo_and_restart(table: Page) -> None:
    for move in TURN:
        play(table, move)
    back(table, "undo", 1)
    assert history(table) == TURN[:1]
    back(table, "undo", 0)
    back(table, "redo", 1)
    back(table, "redo", 2)
    assert history(table) == TURN
    back(table, "restart-turn", 0)
    back(table, "redo", 1)
    # another choice is another future: there is nothing to play again
    play(table, "take wood")
    tool(table, "redo").click()
    told(table, "why-nothing-to-redo")
    assert history(table) == ["command clay", "take wood"]


def test_nothing_to_take_back_is_said(table: Page) -> None:
    for name in ("undo", "restart-turn"):
        tool(table, name).click()
        told(table, "why-nothing-to-undo")
    assert played(table) == 0


def test_what_was_drawn_stays_drawn_and_the_page_says_why(table: Page) -> None:
    confirm_turns(table)
    choose(table, "plot")
    expect(table.locator("[data-confirm]")).to_be_visible()
    for name in ("undo", "restart-turn"):
        tool(table, name).click()
        told(table, "why-barrier")
    assert history(table) == ["plot"]
    table.locator("[data-confirm]").click()
    wait(table)
    assert len(history(table)) > 1


def test_turns_are_not_confirmed_unless_the_player_wants_it(table: Page) -> None:
    for move in [*TURN, "pass"]:
        play(table, move)
    expect(table.locator("[data-confirm]")).to_have_count(0)
    assert len(history(table)) > 3


def test_bots_wait_for_the_end_of_a_confirmed_turn(table: Page) -> None:
    confirm_turns(table)
    for move in TURN:
        play(table, move)
    choose(table, "pass")
    end = table.locator("[data-confirm]")
    expect(end).to_be_visible()
    assert history(table) == [*TURN, "pass"]
    back(table, "undo", 2)
    expect(end).to_have_count(0)
    choose(table, "take brick")
    expect(end).to_be_visible()
    back(table, "restart-turn", 0)
    play(table, "command wood")
    choose(table, "store clay")
    expect(end).to_be_visible()
    assert history(table) == ["command wood", "store clay"]
    end.click()
    expect(table.locator('[data-played="2"]')).to_have_count(0)
    wait(table)
    assert history(table)[:2] == ["command wood", "store clay"]


def test_a_turn_that_waits_for_a_word_waits_on_after_a_reload(page: Page, host: Host) -> None:
    page.add_init_script("localStorage.setItem('polis-settings', '{\"confirm\": true}')")
    sit_down(page, host, "?game=uchronia&players=2&seed=3")
    end = page.locator("[data-confirm]")
    while not end.count():
        before = played(page)
        choose(page, page.evaluate("polis.decision().then((it) => it.moves[0].move)"))
        expect(page.locator(f'[data-played="{before}"]')).to_have_count(0)
        expect(end.or_(page.locator(SETTLED)).first).to_be_attached()
    played_here = history(page)
    page.reload()
    expect(end).to_be_visible(timeout=LONGEST)
    assert history(page) == played_here
    end.click()
    expect(end).to_have_count(0)
    wait(page)
    assert history(page)[: len(played_here)] == played_here != history(page)


def test_the_setting_to_confirm_is_kept(table: Page) -> None:
    confirm_turns(table)
    table.reload()
    wait(table)
    tool(table, "settings").click()
    expect(table.locator("input[name=confirm]")).to_be_checked()
    table.locator("[data-close]").click()
    choose(table, "plot")
    expect(table.locator("[data-confirm]")).to_be_visible()
