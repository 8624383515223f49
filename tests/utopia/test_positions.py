"""Positions: what is not named is dealt, and every fault is named with its path."""

from typing import Any

import polis
import pytest
from scenes import play
from utopia.invariants import check_everything
from utopia.scenes import arrival, play_to_the_next, scene

TWO = {"polis": 1, "game": "utopia", "players": 2}
THREE = {"polis": 1, "game": "utopia", "players": 3}
MOST_CARDS = [c for c in ("mayan", "persian", "egyptian", "greek") for _ in range(10)]


def test_a_bare_position_is_a_game_that_begins() -> None:
    match = polis.from_position(TWO)
    view = match.view(None)
    assert (view["round"], view["phase"], view["lap"]) == (1, "welcoming", 1)
    assert len(view["guests"]) == 6
    assert match.seat == 0
    check_everything(match.position(), match.scores)


def test_a_hand_can_be_a_number() -> None:
    match = scene({"hand": 7}, {"hand": ["greek"] * 10})
    position = match.position()
    assert len(position["seats"][0]["hand"]) == 7
    assert "greek" not in position["seats"][0]["hand"]
    check_everything(position, match.scores)


def test_named_cards_and_guests_are_drawn_next() -> None:
    match = arrival({}, {}, lap=3, pile=["greek"] * 5, bag=["chinese wind"])
    assert match.position()["bag"][-1] == "chinese wind"
    play_to_the_next(match, "phase")
    assert match.position()["seats"][0]["hand"] == ["greek"] * 5


def test_points_may_be_a_number_or_named_by_source() -> None:
    match = scene({"points": 7}, {"points": {"wonders": 6, "farewells": 2}, "wonders": ["fire"]})
    assert match.scores == (7, 8)
    assert match.position()["rank"] == [1, 0]


def test_turn_says_who_has_acted_already() -> None:
    match = scene({"points": 5}, {"points": 4, "hand": 2}, {"points": 3}, turn=1)
    assert match.position()["acted"] == [0]
    assert match.seat == 1


def test_the_rest_of_a_lap_follows_from_turn() -> None:
    match = arrival({}, {}, {}, lap=2, turn=1)
    assert len(match.view(None)["guests"]) == 5


def test_a_finished_game_is_a_position_too() -> None:
    match = polis.from_position({**TWO, "turn": None, "seats": [{"points": 51}, {"points": 12}]})
    assert match.over
    assert match.winners == (0,)
    assert match.moves() == ()


def test_cards_all_given_up_lead_on_to_development() -> None:
    match = scene({"hand": ["greek"], "aside": ["mayan", "mayan"]}, {}, phase="discarding")
    assert match.view(None)["phase"] == "development"
    assert match.view(None)["discard"] == ["mayan", "mayan"]


@pytest.mark.parametrize(
    ("fields", "path", "why"),
    [
        ({"river": []}, ".", "bad-unknown-field"),
        ({"round": 31}, "round", "bad-out-of-range"),
        ({"phase": "siesta"}, "phase", "bad-unknown-name"),
        ({"lap": 4}, "lap", "bad-out-of-range"),
        ({"scale": ["greek"] * 5}, "scale", "bad-scale"),
        ({"scale": ["greek"]}, "scale", "bad-scale"),
        ({"rank": [0, 0]}, "rank", "bad-rank"),
        ({"rank": [0, 1], "seats": [{}, {"points": 1}]}, "rank", "bad-rank"),
        ({"turn": 0, "acted": [0]}, "turn", "bad-has-acted"),
        ({"acted": [0, 1]}, "acted", "bad-all-acted"),
        ({"guests": ["greek water"]}, ".", "bad-too-many-guests"),
        ({"guests": ["greek fire"] * 3}, ".", "bad-too-many-guests"),
        ({"guests": ["greek moon"]}, "guests.0", "bad-unknown-name"),
        ({"guests": ["greek fire"], "phase": "development"}, "guests", "bad-guests"),
        ({"taken": [["greek fire"]]}, "taken.0", "bad-taken"),
        ({"taken": [["greek fire", 0]], "phase": "development"}, "taken", "bad-taken"),
        ({"taken": [["greek fire", 2]]}, "taken.0.1", "bad-out-of-range"),
        ({"pile": ["greek"] * 11}, ".", "bad-too-many-of"),
        ({"discard": ["gold"]}, "discard.0", "bad-unknown-name"),
        ({"aside_by": [0]}, ".", "bad-aside"),
        ({"seats": [{}]}, "seats", "bad-seats"),
        ({"seats": [{"aside": ["greek"]}, {}]}, ".", "bad-aside"),
        (
            {"phase": "development", "seats": [{"hand": ["greek"] * 10}, {"hand": ["greek"]}]},
            ".",
            "bad-too-many-of",
        ),
        ({"seats": [{"hand": 6}, {}]}, "seats.0.hand", "bad-out-of-range"),
        ({"seats": [{"hand": ["greek"] * 6}, {}]}, "seats.0.hand", "bad-too-long"),
        (
            {"phase": "development", "pile": MOST_CARDS, "seats": [{"hand": 10}, {"hand": 1}]},
            "seats.1.hand",
            "bad-not-enough",
        ),
        (
            {"phase": "discarding", "seats": [{"aside": ["greek"] * 3}, {}]},
            "seats.0.aside",
            "bad-aside",
        ),
        (
            {"phase": "discarding", "seats": [{}, {"aside": ["greek"]}]},
            "seats.1.aside",
            "bad-aside",
        ),
        ({"seats": [{"points": 5, "gain": [0, "back"]}, {}]}, "seats.0.gain", "bad-gain"),
        ({"seats": [{"gain": [2, "back"]}, {}]}, "seats.0.gain", "bad-gain"),
        ({"seats": [{"princes": {"atlantis": []}}, {}]}, "seats.0.princes", "bad-unknown-field"),
        (
            {"seats": [{"princes": {"kiln-yard": ["greek"] * 9}}, {}]},
            "seats.0.princes.kiln-yard.8",
            "bad-too-many-princes",
        ),
        (
            {"seats": [{"princes": {"heron-court": ["greek"]}}, {}]},
            "seats.0.princes.heron-court",
            "bad-closed-island",
        ),
        (
            {"seats": [{"monuments": {"heron-court": "greek"}}, {}]},
            "seats.0.monuments.heron-court",
            "bad-closed-island",
        ),
        ({"seats": [{"wonders": ["water"]}, {}]}, "seats.0.wonders.0", "bad-closed-island"),
        (
            {
                "seats": [
                    {"monuments": {"kiln-yard": "greek"}},
                    {"monuments": {"kiln-yard": "mayan"}},
                ]
            },
            "seats.1.monuments.kiln-yard",
            "bad-monument-twice",
        ),
        (
            {"seats": [{"wonders": ["fire"]}, {"wonders": ["fire"]}]},
            "seats.1.wonders.0",
            "bad-wonder-twice",
        ),
        ({"seats": [{"points": -1}, {}]}, "seats.0.points", "bad-out-of-range"),
        ({"seats": [{"points": {"luck": 1}}, {}]}, "seats.0.points", "bad-unknown-field"),
        ({"seats": [{"gain": [1]}, {}]}, "seats.0.gain", "bad-gain"),
        ({"seats": [{"gain": [1, "luck"]}, {}]}, "seats.0.gain.1", "bad-unknown-name"),
        ({"seats": [{"privileges": 3}, {}]}, "seats.0.privileges", "bad-out-of-range"),
        ({"seats": [{"surprise": 1}, {}]}, "seats.0.surprise", "bad-not-a-flag"),
    ],
)
def test_a_fault_is_named(fields: dict[str, Any], path: str, why: str) -> None:
    with pytest.raises(polis.BadPosition) as fault:
        polis.from_position({**TWO, **fields})
    assert (fault.value.path, fault.value.reason["id"]) == (path, why)
    assert str(fault.value) != why


def test_more_monuments_or_bases_than_there_are() -> None:
    slugs = [*polis.GAMES["utopia"].printed.board()["districts"]]
    eight = dict.fromkeys(slugs[:8], "greek")
    nine = {slug: ("greek" if n < 5 else "mayan") for n, slug in enumerate(slugs[:9])}
    for monuments, why in ((eight, "bad-too-many-monuments"), (nine, "bad-bases")):
        with pytest.raises(polis.BadPosition) as fault:
            polis.from_position({**THREE, "seats": [{"monuments": monuments}, {}, {}]})
        assert fault.value.reason["id"] == why


def test_taken_guests_that_leave_too_few_to_take() -> None:
    guests = [
        f"{c} {i}"
        for c in ("mayan", "persian", "egyptian", "greek", "chinese")
        for i in ("earth", "fire", "wind")
    ]
    with pytest.raises(polis.BadPosition) as fault:
        polis.from_position({**TWO, "taken": [[guest, 0] for guest in guests * 2]})
    assert fault.value.reason["id"] == "bad-guests"


def test_an_empty_bag_offers_no_surprise() -> None:
    guests = [
        f"{c} {i}"
        for c in ("mayan", "persian", "egyptian", "greek", "chinese")
        for i in ("earth", "fire", "wind")
    ]
    taken = [[guest, 0] for guest in guests * 2]
    match = polis.from_position({**TWO, "lap": 3, "taken": taken[2:]})
    assert match.view(None)["bag"] == {}
    assert all(move.startswith("take") for move in match.moves())
    assert match.why_not("surprise") == {"id": "why-empty-bag", "args": {}}


def test_what_lies_there_already_has_not_happened_in_this_match() -> None:
    match = scene({"hand": 3, "princes": {"kiln-yard": ["mayan"]}}, {"monuments": {}})
    assert [event["event"] for event in match.events(0)] == ["turn"]
    match = arrival({"princes": {"kiln-yard": ["mayan"]}}, {})
    assert [event["event"] for event in match.events(0)] == ["turn"]


def test_moves_since_the_turn_began_must_lead_to_the_position() -> None:
    match = arrival({}, {}, guests=["greek fire"])
    play(match, "take greek fire")
    position = match.position()
    assert polis.from_position(position).position() == position
    for other in (
        {**position, "since": {**position["since"], "moves": ["take greek wind"]}},
        {**position, "guests": position["guests"][1:]},
    ):
        with pytest.raises(polis.BadPosition):
            polis.from_position(other)


def test_a_game_that_is_over_has_neither_phase_nor_lap() -> None:
    view = polis.from_position({**TWO, "turn": None}).view(None)
    assert (view["phase"], view["lap"], view["turn"]) == (None, None, None)
