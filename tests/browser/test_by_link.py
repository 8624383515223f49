"""Play by link: each at a device of their own, and the game travels in the address."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import polis
import pytest
from browser.crowded import DRAWN
from browser.host import Host
from browser.player import LONGEST, arrive, history, record
from browser.story import (
    act,
    asks,
    code,
    is_over,
    link_of,
    open_tool,
    play_turns,
    played_by_foxes,
    settled,
)
from browser.visitor import Another
from parts import few_of, part
from playwright.sync_api import Page, expect

FAST = "localStorage.setItem('polis-settings', '{\"speed\": 0}')"
SAVES = """() => new Promise((done) => {
  const opening = indexedDB.open("polis");
  opening.onsuccess = () => {
    const all = opening.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { opening.result.close(); done(all.result); };
  };
})"""
Device = Callable[[], Page]


@pytest.fixture
def new_device(another: Another, host: Host) -> Device:
    """Another browser each time, with storage and clipboard of its own."""

    def new() -> Page:
        context = another()
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.origin)
        page = context.new_page()
        page.add_init_script(FAST)
        return page

    return new


def follow(page: Page, link: str) -> None:
    """Opens a link as if from a message, and waits for the table."""
    page.goto("about:blank")
    page.goto(link)
    settled(page)


def saves(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(SAVES)
    return found


def first_asked(players: int, seat: int, game: str = "uchronia") -> int:
    """A seed that deals so that this seat is asked first."""
    return next(s for s in range(1, 99) if polis.new(game, players, s).seat == seat)


def for_two(game: str = "uchronia") -> str:
    """The query of a game with somebody elsewhere, in which the one here is asked first."""
    return f"?game={game}&players=2&seed={first_asked(2, 0, game)}&seats=human,link"


def own_hand(page: Page) -> list[str]:
    """The cards of the hands that lie open on the table, with their seats."""
    things = page.locator(".drawn [data-thing*='\"hand\"']").evaluate_all(
        "all => all.map(it => it.dataset.thing)"
    )
    open_cards = [thing for thing in map(json.loads, things) if len(thing) > 2]
    return sorted(
        f"{card['seat']} {card.get('material') or card['civilization']}" for card in open_cards
    )


def seen_hand(page: Page, seat: int) -> list[str]:
    hand = polis.replay(record(page)).view(seat)["seats"][seat]["hand"]
    return sorted({f"{seat} {card}" for card in hand})


@pytest.mark.parametrize("game", few_of("games", DRAWN, everyday=["uchronia"]))
def test_two_devices_pass_a_game_to_and_fro(new_device: Device, host: Host, game: str) -> None:
    ada, ben = new_device(), new_device()
    query = for_two(game) + "&names=Ada,Ben"
    follow(ada, host.url + query)
    assert own_hand(ada) == seen_hand(ada, 0)
    here, there, seats = ada, ben, (0, 1)
    for _ in range(5):
        play_turns(here, 30)
        panel = here.locator("[data-away]")
        expect(panel).to_contain_text(("Ada", "Ben")[seats[1]])
        expect(panel).to_contain_text("hidden cards too")
        assert here.locator("[data-move], [data-curtain], [data-arrive]").count() == 0
        assert own_hand(here) == seen_hand(here, seats[0])
        whole = history(here)
        link = link_of(here)
        assert link.startswith(host.url)
        panel.get_by_role("button", name="Copy the link").click()
        copied = "link => navigator.clipboard.readText().then((text) => text === link)"
        here.wait_for_function(copied, arg=link)
        follow(there, link)
        expect(there.locator("[data-curtain], [data-away]")).to_have_count(0)
        assert asks(there)
        assert history(there) == whole
        assert own_hand(there) == seen_hand(there, seats[1])
        names = there.locator("[data-seat]").evaluate_all("them => them.map(it => it.ariaLabel)")
        assert sorted(names) == ["Ada", "Ben"]
        here, there, seats = there, here, seats[::-1]
    for page in (ada, ben):
        assert len(saves(page)) == 1, "the same game goes on"
    [kept] = saves(ada)
    assert kept["address"] == query
    assert [save["seats"] for save in (*saves(ada), *saves(ben))] == [
        ["human", "link"],
        ["link", "human"],
    ]


def test_nothing_is_lost_by_reloading_or_by_an_older_link(new_device: Device, host: Host) -> None:
    ada, ben = new_device(), new_device()
    follow(ada, host.url + for_two())
    play_turns(ada, 30)
    first = link_of(ada)
    follow(ben, first)
    play_turns(ben, 30)
    whole, second = history(ben), link_of(ben)
    ben.reload()
    settled(ben)
    assert history(ben) == whole
    assert link_of(ben) == second
    follow(ben, first)
    assert history(ben) == whole, "what was played since is not thrown away"
    follow(ada, second)
    ada.reload()
    settled(ada)
    assert asks(ada)
    assert history(ada) == whole
    for page in (ada, ben):
        page.goto(host.url)
        expect(page.locator("[data-resume]")).to_have_count(1)
    ben.locator("[data-resume]").click()
    settled(ben)
    assert link_of(ben) == second


def test_both_can_sit_at_one_device_in_turn(new_device: Device, host: Host) -> None:
    page = new_device()
    follow(page, host.url + for_two())
    for seat in (0, 1, 0):
        assert own_hand(page) == seen_hand(page, seat)
        play_turns(page, 30)
        follow(page, link_of(page))
    assert len(saves(page)) == 1


@part("games")
def test_three_players_with_a_bot_between(new_device: Device, host: Host) -> None:
    ada, cleo = new_device(), new_device()
    seed = first_asked(3, 0)
    query = f"?game=uchronia&players=3&seed={seed}&seats=human,fox,link&names=Ada,,Cleo"
    follow(ada, host.url + query)
    here, there = ada, cleo
    for _ in range(4):
        play_turns(here, 40)
        follow(there, link_of(here))
        assert asks(there)
        here, there = there, here
    assert "setup" not in polis.replay(record(here)).position()
    for page, seats in ((ada, ["human", "fox", "link"]), (cleo, ["link", "fox", "human"])):
        assert [save["seats"] for save in saves(page)] == [seats]
        names = page.locator(".seat-head h3").all_text_contents()
        assert sorted(names) == ["Ada", "Cleo", "Fox 2"]


@part("games")
def test_two_at_one_device_and_one_by_link(new_device: Device, host: Host) -> None:
    """Those who sat together sit together again when the link comes back."""
    home, away = new_device(), new_device()
    match = played_by_foxes(3, 8, 4)
    while match.seat != 2:
        match.play(match.moves()[0])
    follow(home, host.url + "?game=uchronia&players=3&seats=human,human,link" + code(match))
    expect(home.locator("[data-curtain]")).to_have_count(0)
    follow(away, link_of(home))
    play_turns(away, 40)
    follow(home, link_of(away))
    expect(home.locator("[data-curtain]")).to_be_visible()
    arrive(home)
    settled(home)
    assert asks(home)
    assert [save["seats"] for save in saves(home)] == [["human", "human", "link"]]


def test_a_broken_link_says_so_and_loses_nothing(new_device: Device, host: Host) -> None:
    page = new_device()
    follow(page, host.url + for_two())
    play_turns(page, 30)
    link, before = link_of(page), saves(page)
    head, sound = link.split("#r=")
    for broken in (sound[: len(sound) // 2], sound[:9] + sound[9:][::-1], "%20?&", ""):
        page.goto("about:blank")
        page.goto(f"{head}#r={broken}")
        notice = page.locator(".notice").filter(has_text="The code is damaged")
        expect(notice).to_have_count(1, timeout=LONGEST)
        expect(page.locator("[data-resume]")).to_have_count(1)
        assert saves(page) == before
    page.locator("[data-resume]").click()
    settled(page)
    assert link_of(page) == link


def test_a_link_of_another_game_is_another_game(new_device: Device, host: Host) -> None:
    page = new_device()
    follow(page, host.url + for_two())
    play_turns(page, 30)
    before = saves(page)
    other = played_by_foxes(3, 5, 30)
    follow(page, host.url + "?game=uchronia&players=2&seats=human,link" + code(other))
    assert tuple(history(page))[:30] == other.history
    after = saves(page)
    assert len(after) == 2
    assert before[0] in after


def test_the_end_comes_to_both_devices(new_device: Device, host: Host) -> None:
    left = 6
    ada, ben = new_device(), new_device()
    match = played_by_foxes(2, 3)
    start = polis.replay({**match.record(), "moves": list(match.history[:-left])})
    seats = ["link", "link"]
    seats[start.seat or 0] = "human"
    here, there = ada, ben
    follow(here, f"{host.url}?game=uchronia&players=2&seats={','.join(seats)}{code(start)}")
    for move in match.history[-left:]:
        if here.locator("[data-away]").count():
            follow(there, link_of(here))
            here, there = there, here
        act(here, move)
    assert is_over(here)
    expect(here.locator("[data-result] .note")).to_contain_text("the others")
    open_tool(here, "share")
    expect(here.locator(".notice").filter(has_text="copied")).to_have_count(1)
    follow(there, here.evaluate("navigator.clipboard.readText()"))
    for page in (here, there):
        assert is_over(page)
        assert tuple(history(page)) == match.history
        [kept] = saves(page)
        assert kept["over"]
        page.reload()
        settled(page)
        assert is_over(page)
        assert len(saves(page)) == 1
