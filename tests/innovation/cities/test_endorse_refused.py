"""Why a card cannot be endorsed now, in the words that a player is told."""

import pytest
from innovation.city_scenes import cities
from innovation.scenes import scene
from scenes import Seat, play, why_illegal

ARCHER: Seat = {"board": {"red": ["archery"], "yellow": ["linzi"]}, "hand": ["tools", "oars"]}


@pytest.mark.parametrize(
    ("changed", "move", "why"),
    [
        ({}, "endorse metalworking", "why-not-on-board"),
        ({}, "endorse tools", "why-not-on-board"),
        ({"board": {"red": ["archery", "optics"]}}, "endorse archery", "why-covered"),
        ({}, "endorse linzi", "why-no-effects"),
        ({"board": {"red": ["archery"]}}, "endorse archery", "why-no-city"),
        (
            {"board": {"red": ["archery"], "yellow": ["linzi", "masonry"]}},
            "endorse archery",
            "why-no-city",
        ),
        ({"board": {"red": ["optics"], "green": ["jerusalem"]}}, "endorse optics", "why-no-city"),
        ({"hand": []}, "endorse archery", "why-no-payment"),
        ({"hand": ["mapmaking"]}, "endorse archery", "why-no-payment"),
    ],
)
def test_what_is_missing_is_named(changed: Seat, move: str, why: str) -> None:
    match = cities({**ARCHER, **changed}, {"board": {"red": ["metalworking"]}})
    assert why_illegal(match, move)["id"] == why


def test_the_missing_icon_and_the_limit_are_told() -> None:
    match = cities({**ARCHER, "board": {"red": ["archery"]}}, {})
    assert why_illegal(match, "endorse archery")["args"] == {"card": "archery", "icon": "castle"}
    match = cities({**ARCHER, "hand": ["mapmaking"]}, {})
    assert why_illegal(match, "endorse archery")["args"] == {"age": 1}


def test_the_second_time_in_a_turn_is_refused() -> None:
    match = cities(ARCHER, {}, achievements=[])
    play(match, "endorse archery", "junk tools")
    assert why_illegal(match, "endorse archery")["id"] == "why-endorsed"


def test_a_city_that_does_not_support_it_is_no_choice() -> None:
    board = {"red": ["archery"], "yellow": ["linzi"], "green": ["nanjing"], "blue": ["frankfurt"]}
    match = play(cities({**ARCHER, "board": board}, {}), "endorse archery")
    assert why_illegal(match, "choose frankfurt")["id"] == "why-only-card"
    assert why_illegal(match, "choose oars")["id"] == "why-not-on-board"
    assert why_illegal(match, "dogma archery")["id"] == "why-in-effect"


def test_the_payment_cannot_be_declined_nor_be_too_dear() -> None:
    match = cities({**ARCHER, "hand": ["tools", "oars", "mapmaking"]}, {"hand": ["sailing"]})
    play(match, "endorse archery")
    assert why_illegal(match, "pass")["id"] == "why-compulsory"
    assert why_illegal(match, "junk mapmaking")["id"] == "why-only-card"
    assert why_illegal(match, "junk sailing")["id"] == "why-not-in-hand"
    assert why_illegal(match, "junk archery")["id"] == "why-not-in-hand"


def test_the_place_of_an_opponents_card_is_not_told() -> None:
    """An opponent's hand card and one in a deck are refused alike."""
    for card in ("sailing", "clothing"):
        match = cities(ARCHER, {"hand": ["sailing"]}, decks={"1": ["clothing"]})
        assert why_illegal(match, f"endorse {card}") == {
            "id": "why-not-on-board",
            "args": {"card": card},
        }


def test_without_cities_there_is_no_such_move() -> None:
    match = scene({"board": {"red": ["archery"]}, "hand": ["tools"]}, {})
    assert why_illegal(match, "endorse archery")["id"] == "why-not-now"
    assert why_illegal(match, "endorse linzi")["id"] == "why-not-a-move"
    assert why_illegal(match, "meld linzi")["id"] == "why-not-a-move"
