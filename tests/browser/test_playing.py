"""Whole games at the page: by pointer, by keyboard, in each language, with others at the screen."""

from random import Random

import polis
import pytest
from browser.host import Host
from browser.player import (
    LONGEST,
    MOVES,
    answer,
    arrive,
    history,
    play,
    play_to_the_end,
    played,
    ready,
    record,
    session,
    tool,
    wait,
)
from parts import part
from playwright.sync_api import Page, expect
from polis.core.languages import LANGUAGES


@part("games")
def test_a_whole_game_against_bots_by_clicking(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=3&seed=7&seats=human,fox,owl&table=plain")
    ready(page)
    for _ in range(3):
        play(page)
    # owls think for half a second a decision: the rest of this story is told by foxes
    page.goto(host.url + "?game=uchronia&players=3&seed=7&seats=human,fox,fox&table=plain")
    ready(page)
    play_to_the_end(page)
    match = polis.replay(record(page))
    assert match.over
    assert match.seat is None
    shown = page.locator("[data-result]").inner_text()
    for seat, points in enumerate(match.scores):
        assert str(points) in shown, seat


@part("games")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(page: Page, host: Host, language: str) -> None:
    page.goto(host.url + f"?game=uchronia&players=2&seed=3&lang={language}&table=plain")
    ready(page)
    assert page.locator("html").get_attribute("lang") == language
    play_to_the_end(page, seed=2)
    unspoken = page.locator("#page").inner_text()
    for prefix in ("page-", "ask-", "move-", "event-", "table-", "zone-", "material-", "building-"):
        assert prefix not in unspoken
    assert polis.replay(record(page)).over


@part("games")
def test_a_whole_game_by_keyboard_alone(page: Page, host: Host) -> None:
    page.goto(host.url)
    page.evaluate("localStorage.setItem('polis-settings', '{\"table\": \"plain\"}')")
    page.reload()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play":
            break
    page.keyboard.press("Enter")
    ready(page)
    rng = Random(5)
    for _ in range(2000):
        wait(page)
        if page.locator("[data-result]").count():
            break
        before = played(page)
        for _ in range(rng.randrange(page.locator(MOVES).count()) + 1):
            page.keyboard.press("Tab")
            if not page.evaluate("'move' in document.activeElement.dataset"):
                page.keyboard.press("Shift+Tab")
                break
        assert page.evaluate("'move' in document.activeElement.dataset"), "focus is on a move"
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-played="{before}"]')).to_have_count(0, timeout=LONGEST)
    assert polis.replay(record(page)).over


@pytest.mark.parametrize("table", ["plain", "drawn"])
def test_hot_seat_hides_the_table_between_humans(page: Page, host: Host, table: str) -> None:
    page.goto(
        host.url + f"?game=uchronia&players=2&seed=11&seats=human,human&table={table}&speed=0"
    )
    ready(page)
    for _ in range(6):
        curtain = page.locator("[data-curtain]")
        expect(curtain).to_be_visible()
        assert page.locator("[data-move], [data-opens], .zones, .zone").count() == 0
        arrive(page)
        position = page.evaluate("polis.position()")
        asked = page.evaluate("polis.decision()")["seat"]
        assert polis.from_position(position).seat == asked
        while not page.locator("[data-curtain]").count():
            play(page, rng=Random(1))
    assert len(history(page)) >= 6


def test_every_legal_move_has_its_button_of_a_good_size(page: Page, host: Host) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(host.url + "?game=uchronia&players=5&seed=4&table=plain")
    ready(page)
    for turn in range(8):
        match = polis.replay(record(page))
        assert match.seat == 0
        shown = page.locator(MOVES)
        assert shown.evaluate_all("b => b.map(x => x.dataset.move)") == list(match.moves())
        for button in shown.all():
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 24
            button.click(trial=True)
        play(page, rng=Random(turn))


def test_taking_back_stops_at_what_was_learned(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=5&seats=human,human&speed=0")
    ready(page)
    arrive(page)
    first = play(page)
    assert history(page) == [first]
    arrive(page)
    # the other has not moved yet, so nothing is theirs to take back
    tool(page, "undo").click()
    expect(page.locator(".notice").filter(has_text="nothing to take back")).to_have_count(1)
    assert history(page) == [first]


def test_undo_and_redo_give_the_same_match(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=21&seats=human,mouse&table=plain")
    ready(page)
    taken = 0
    for turn in range(30):
        play(page, rng=Random(turn))
        if answer(session(page), do="state", seat=0)["undo"]:
            whole = history(page)
            count = len(whole)
            tool(page, "undo").click()
            expect(page.locator(f'[data-played="{count}"]')).to_have_count(0)
            assert whole[: played(page)] == history(page)
            tool(page, "redo").click()
            expect(page.locator(f'[data-played="{count}"]')).to_have_count(1)
            assert history(page) == whole
            taken += 1
    assert taken >= 3


def test_a_hint_names_legal_moves_and_chances(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=9&speed=0")
    ready(page)
    for turn in range(3):
        play(page, rng=Random(turn))
    tool(page, "hint").click()
    hint = page.locator(".hint")
    expect(hint).to_be_visible(timeout=LONGEST)
    assert "%" in hint.inner_text()
    assert page.locator(MOVES).count() > 0


def test_all_four_levels_sit_at_one_table(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=5&seed=2&seats=human,mouse,fox,owl,oracle&speed=0")
    ready(page)
    for turn in range(2):
        play(page, rng=Random(turn))
    assert len(history(page)) > 5


@pytest.mark.usefixtures("fresh")
def test_the_first_click_is_kept_until_the_engine_is_there(page: Page, host: Host) -> None:
    host.faults["pyodide/wasm.bin"] = "stalled"
    seed = next(s for s in range(1, 200) if polis.new("uchronia", 2, s).seat == 0)
    page.goto(host.url + f"?game=uchronia&players=2&seed={seed}&speed=0")
    early = page.locator(MOVES).nth(1)
    move = early.get_attribute("data-move")
    early.click()
    expect(page.locator('[aria-pressed="true"]')).to_have_count(1)
    assert host.was_met.wait(20), "the engine begins after the first paint"
    host.faults.clear()
    host.released.set()
    # the cut-off part ends in the panel; the second try plays what was chosen
    page.locator("[data-retry]:visible").click(timeout=LONGEST)
    expect(page.locator('[data-played="0"]')).to_have_count(0, timeout=LONGEST)
    assert history(page)[0] == move


def test_scripts_on_the_page_can_play_too(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=8&speed=0")
    ready(page)
    page.evaluate("polis.ready")
    move = page.evaluate("polis.decision()")["moves"][0]["move"]
    page.evaluate("move => polis.play(move)", move)
    assert move in history(page)
    told = page.evaluate("polis.play('nonsense').catch(fault => fault.message)")
    assert told
    assert polis.from_position(page.evaluate("polis.position()")).seat == 0
