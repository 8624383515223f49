"""Domestication (age 1, yellow)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_domestication_melds_the_lowest_and_draws() -> None:
    match = scene(
        {"board": {"yellow": ["domestication"]}, "hand": ["calendar", "oars"]},
        {},
        decks={"1": ["sailing"]},
    )
    play(match, "dogma domestication")
    assert pile(match, 0, "red") == ["oars"]
    assert zone(match, 0, "hand") == ["calendar", "sailing"]


def test_domestication_asks_among_ties() -> None:
    match = scene(
        {"board": {"yellow": ["domestication"]}, "hand": ["masonry", "oars", "alchemy"]},
        {},
        decks={"1": ["sailing"]},
    )
    play(match, "dogma domestication")
    assert match.moves() == ("meld masonry", "meld oars")
    play(match, "meld masonry")
    assert pile(match, 0, "yellow") == ["domestication", "masonry"]


def test_domestication_with_an_empty_hand_only_draws() -> None:
    match = scene({"board": {"yellow": ["domestication"]}}, {}, decks={"1": ["sailing"]})
    play(match, "dogma domestication")
    assert zone(match, 0, "hand") == ["sailing"]
