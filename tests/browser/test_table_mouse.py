"""The drawn table by mouse: cards can be dragged, and what is not legal says why."""

import json

import pytest
from browser.host import Host
from browser.player import answer, choose, history, open_match, play, played, session
from browser.pointer import drag, thing
from playwright.sync_api import Page, expect
from polis.core.catalogue import catalogue
from uchronia.scenes import cards, scene

STEP = 'localStorage.setItem("polis-settings", JSON.stringify({ speed: "step" }))'


@pytest.fixture
def table(page: Page, host: Host) -> Page:
    """A turn in which something can be done with each zone, one after another."""
    mine = {
        "hand": cards("clay stone"),
        "stock": cards("marble wood"),
        "activities": ["brick"],
        "sites": {"square": []},
        "buildings": ["viaduct"],
    }
    other = {
        "hand": 5,
        "domain": ["wood"],
        "stock": ["clay"],
        "activities": ["wood"],
        "sites": {"dock": []},
        "buildings": ["gate"],
    }
    works = ["bridge", "shrine", "circus", "gate", "crane"]
    open_match(page, host, scene(mine, other, works=works, forum=cards("2 brick marble")))
    return page


def test_cards_are_dragged_where_their_moves_take_them(page: Page, host: Host) -> None:
    hand = {"zone": "hand", "seat": 0}
    for card, before, played_by_it, goal in [
        ({**hand, "material": "clay"}, [], "command clay", "domain-0"),
        ({"zone": "forum", "material": "marble"}, ["command clay"], "take marble", "stock-0"),
        (
            {"zone": "stock", "seat": 0, "material": "marble"},
            ["command stone"],
            "add marble to square",
            "site-0-square",
        ),
        ({"zone": "works", "building": "gate"}, ["command stone"], "found gate", "sites-0"),
    ]:
        mine = {"hand": cards("clay stone"), "stock": ["marble"], "sites": {"square": []}}
        works = ["bridge", "shrine", "circus", "gate", "crane"]
        match = scene(mine, {"hand": 5}, works=works, forum=cards("marble stone"))
        page.goto("about:blank")
        open_match(page, host, match)
        for move in before:
            play(page, move)
        drag(page, thing(page, **card), page.locator(f'[data-zone="{goal}"]'))
        expect(page.locator(f'[data-played="{len(before)}"]')).to_have_count(0)
        assert history(page)[: len(before) + 1] == [*before, played_by_it]


def test_dropping_a_card_elsewhere_does_nothing(table: Page) -> None:
    clay = thing(table, zone="hand", seat=0, material="clay")
    for goal in ("stock-0", "forum", "domain-1", "hand-0", "works"):
        drag(table, clay, table.locator(f'[data-zone="{goal}"]'))
    # a card that can do nothing is not lifted at all
    drag(table, thing(table, zone="forum", material="brick"), table.locator("#page"))
    expect(table.locator(".why, .opened")).to_have_count(0)
    assert history(table) == []
    drag(table, clay, table.locator('[data-zone="domain-0"]'))
    expect(table.locator('[data-played="1"]')).to_have_count(1)


def test_a_drag_that_could_be_several_moves_asks_which(page: Page, host: Host) -> None:
    open_match(page, host, scene({"hand": ["clay"], "buildings": ["crane"]}, {"hand": 5}))
    clay = thing(page, zone="hand", seat=0, material="clay")
    drag(page, clay, page.locator('[data-zone="domain-0"]'))
    expect(page.locator(".opened [data-move]")).to_have_count(2)
    assert played(page) == 0


def answers(page: Page) -> int:
    """Touches everything that can do nothing and compares what is said with the engine's words."""
    engine = session(page)
    names = page.locator("[data-seat]").evaluate_all(
        "them => Object.fromEntries(them.map(it => [it.dataset.seat, it.ariaLabel]))"
    )
    named = [names[seat] for seat in sorted(names)]
    keys = page.locator("[data-thing]:not([data-move], [data-opens])").evaluate_all(
        "things => things.map(thing => thing.dataset.thing)"
    )
    for key in keys:
        reason = answer(engine, do="touch", thing=json.loads(key), seat=0)
        assert reason, key
        page.locator(f"[data-thing='{key}']").click()
        expect(page.locator(".why")).to_have_text(catalogue("en").say(reason, named))
    return len(keys)


def test_whatever_is_not_legal_says_why(table: Page) -> None:
    assert answers(table) >= 15
    play(table, "command stone")
    assert answers(table) >= 10
    assert history(table) == ["command stone"]


def test_while_another_decides_a_touch_says_who(page: Page, host: Host) -> None:
    page.add_init_script(STEP)
    open_match(page, host, scene({"hand": ["clay"]}, {"hand": 5}, forum=["brick"]), "")
    play(page, "command clay")
    choose(page, "take brick")
    expect(page.locator("[data-step]")).to_be_visible()
    before = history(page)
    assert page.locator("[data-move], main [data-opens]").count() == 0
    assert answers(page) >= 5
    expect(page.locator(".why")).to_have_text("Mouse 2 has to decide now.")
    assert history(page) == before
