"""Cards that the viewer cannot see are neither sent to the page nor drawn on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import polis
import pytest
from browser.host import Host
from browser.player import LONGEST, record
from browser.story import (
    LISTEN,
    act,
    asks,
    good_move,
    heard,
    is_over,
    played_by_foxes,
    settled,
    sit_down,
    start_screen,
)
from game_checks import GAME_CHECKS
from parts import part
from playwright.sync_api import FilePayload, Locator, Page, expect

# all that a reader of the document's source could find: texts and attributes, the latter sorted,
# without the marks that the template library leaves in comments
SOURCE = """(where) => {
  const source = (node) => node.nodeType === 3 ? node.data : node.nodeType !== 1 ? "" :
    [`<${node.localName}`, ...[...node.attributes].map((it) => `${it.name}="${it.value}"`).sort(),
      ">", ...[...node.childNodes].map(source)].join(" ");
  return [...document.querySelectorAll(where)].map(source).join("\\n");
}"""
ANSWERED = """([wanted, count]) =>
  __heard.filter((it) => it.request?.includes(wanted)).length === count"""
# an answer has been heard before it is drawn
PAINTED = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
CHANCES = "localStorage.setItem('polis-settings', '{\"chances\": true}')"
ZONES = ".opponents, .middle, .own, .hand.zone"


@pytest.mark.parametrize(
    ("query", "viewer"),
    [
        ("?game=uchronia&players=2&seed=5", 0),
        pytest.param("?game=utopia&players=2&seed=5", 0, marks=part("games")),
        pytest.param(
            "?game=uchronia&players=3&seed=6&seats=fox,human,mouse&table=plain",
            1,
            marks=part("games"),
        ),
    ],
)
def test_a_whole_game_sends_and_shows_nothing_hidden(
    page: Page, host: Host, query: str, viewer: int
) -> None:
    page.add_init_script(LISTEN)
    sit_down(page, host, query)
    rng = Random(viewer)
    decisions = 0
    while asks(page):
        scan_document(page, viewer)
        decisions += 1
        if decisions == 4:
            page.locator("[data-tool=hint]").click()
            expect(page.locator(".hint")).to_be_visible(timeout=60_000)
            scan_document(page, viewer)
        act(page, good_move(page, rng))
    assert is_over(page)
    expect(page.locator(".chart")).to_be_visible(timeout=LONGEST)
    scan_document(page, viewer)
    said = heard(page)
    for request, answer in said:
        scan_answer(request, answer, viewer)
    kinds = {request["do"] for request, _ in said}
    assert decisions > 15
    assert {"new", "state", "play", "think", "score-history"} <= kinds
    assert "position" not in kinds, "the truth is told only to scripts that ask for it"


def scan_document(page: Page, viewer: int) -> None:
    """Cards of a Hand are things of their own for the viewer only, and moves are the viewer's."""
    things = page.locator("[data-thing]").evaluate_all("all => all.map(it => it.dataset.thing)")
    for thing in map(json.loads, things):
        if thing["zone"] in ("hand", "pile", "works_pile") and thing.get("seat") != viewer:
            assert thing.keys() <= {"zone", "seat"}
    decision = page.evaluate("polis.decision()")
    assert not decision["moves"] or decision["seat"] == viewer


def scan_answer(request: dict[str, Any], answer: dict[str, Any], viewer: int) -> None:
    """Looks anywhere in an answer for what no answer may contain."""
    assert "ok" in answer, (request, answer)
    told = answer["ok"]
    if request["do"] == "think" and request.get("play"):
        # a bot tells its move; no value, no other move, no reason
        assert told.keys() == {"done", "choice", "record"}
        assert told["choice"].keys() == {"move"}
    # The record is what is kept and shared: its seed deals all cards to whoever replays it. The
    # page keeps it and shows nothing of it; here it is only made sure that it holds no more than
    # that seed and the moves, which all have seen.
    if request["do"] == "record":
        told = {"record": told}
    if "record" in told:
        kept = told.pop("record")
        assert kept.keys() == {"polis", "game", "players", "seed", "options", "moves"}
    for inner in inside(told):
        if "hand" in inner and "hand_size" in inner:
            assert inner["hand"] is None or inner is told["view"]["seats"][viewer]
        if inner.get("event") == "card":
            drawn = inner["from"]["zone"] == "pile" and inner["to"]["zone"] == "hand"
            if drawn and inner["to"]["seat"] != viewer:
                assert inner.get("material") is None
                assert inner.get("civilization") is None
        if "ask" in inner and inner["seat"] != viewer:
            assert inner["moves"] == []
        if "values" in inner:
            assert request["do"] == "think"
            assert "play" not in request or not request["play"]
        assert "seed" not in inner
    if request["do"] == "state":
        assert isinstance(told["view"]["pile"], int)
        assert isinstance(told["view"].get("works_pile", 0), int)
        assert request["seat"] == viewer


def inside(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in an answer."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from inside(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from inside(inner)


@pytest.mark.parametrize(
    ("game", "players", "seed"),
    [
        pytest.param("uchronia", 2, 31, marks=part("games")),
        pytest.param("uchronia", 4, 32, marks=part("games")),
        pytest.param("utopia", 3, 33, marks=part("games")),
    ],
)
def test_another_truth_looks_the_same(
    page: Page, host: Host, game: str, players: int, seed: int
) -> None:
    """All is asked that can be, at decisions of a game; with the cards elsewhere it is the same."""
    page.add_init_script(LISTEN)
    page.add_init_script(CHANCES)
    start_screen(page, host)
    compared = {True: 0, False: 0}
    for truth, other in pairs(played_by_foxes(players, seed, game=game), Random(seed)):
        within = bool(truth.history)
        if compared[within] < 3:
            assert everything(page, truth) == everything(page, other)
            compared[within] += 1
    assert compared == {True: 3, False: 3}


def pairs(match: polis.Match, rng: Random) -> Iterator[tuple[polis.Match, polis.Match]]:
    """Decisions of the first player, each with one that this player cannot tell from it."""
    again = polis.replay({**match.record(), "moves": []})
    truth = other = None
    for move in match.history:
        position = again.position()
        if "setup" not in position and "since" not in position and rng.random() < 0.4:
            truth = polis.from_position(position)
            other = polis.from_position(
                GAME_CHECKS[match.game].indistinguishable_from(position, 0, rng)
            )
        if truth and other:
            if again.seat == 0 and hidden_cards(truth) != hidden_cards(other):
                yield truth, other
            if move not in other.moves():
                truth = other = None
            else:
                truth.play(move)
                other.play(move)
                # once something has been learned, the two truths may openly differ
                if not truth.can_undo(0):
                    truth = other = None
        again.play(move)


def hidden_cards(match: polis.Match) -> list[Any]:
    position = match.position()
    hands = [zones["hand"] for zones in position["seats"][1:]]
    return [hands, position["pile"], position.get("works_pile"), position.get("bag")]


def everything(page: Page, truth: polis.Match) -> tuple[str, str]:
    """What the page shows and was sent after it has loaded a match and asked all it can."""
    page.locator("h1 a").click()
    page.evaluate("__heard.length = 0")
    text = json.dumps(truth.record()).encode()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": text}
    page.locator("input[type=file]").set_input_files(file)
    settled(page)
    expect(page.locator(".chances")).to_be_visible()
    idle = page.locator("main [data-thing]:not([data-move]):not([data-opens])")
    touched = idle.evaluate_all("all => all.map(it => (it.click(), 1)).length")
    assert touched > 5
    page.wait_for_function(ANSWERED, arg=['"do":"touch"', touched])
    for shown_whole, card in enumerate(cards(page), 1):
        card.focus()
        page.keyboard.press("z")
        page.wait_for_function(ANSWERED, arg=['"do":"card"', shown_whole])
        expect(page.locator("[data-zoom]")).to_be_visible()
        if shown_whole == 1:
            page.keyboard.press("Escape")
    said = heard(page)
    for request, answer in said:
        # the record itself is another one, of course
        request.pop("record", None)
        if isinstance(answer["ok"], dict):
            answer["ok"].pop("record", None)
    page.locator(".notice .icon").first.click()
    page.evaluate(PAINTED)
    shown = page.evaluate(SOURCE, "#page")
    page.keyboard.press("Escape")
    return shown, json.dumps(said)


def cards(page: Page) -> list[Locator]:
    """A Building on offer or a District and, if the hand is not empty, a card of it."""
    shown = (".works.zone [data-thing*=building], .district", ".hand.zone [data-thing]")
    return [page.locator(where).first for where in shown if page.locator(where).count()]


def test_the_table_of_a_game_in_progress_is_that_of_another_truth(page: Page, host: Host) -> None:
    """What a game that is really being played shows, not only one that is taken up."""
    sit_down(page, host, "?game=uchronia&players=3&seed=41")
    aside = page.context.new_page()
    aside.add_init_script(LISTEN)
    aside.add_init_script(CHANCES)
    start_screen(aside, host)
    rng = Random(1)
    compared = 0
    while asks(page) and compared < 3:
        match = polis.replay(record(page))
        if "since" not in match.position() and match.position()["round"] > 1:
            shown = page.evaluate(SOURCE, ZONES)
            position = GAME_CHECKS["uchronia"].indistinguishable_from(match.position(), 0, rng)
            other = polis.from_position(position)
            everything(aside, other)
            assert aside.evaluate(SOURCE, ZONES) == shown
            compared += 1
        act(page, good_move(page, rng))
    assert compared == 3
