"""Anatomy (age 4, yellow)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play, zone


def test_anatomy_returns_two_of_a_value_and_junks_the_fours() -> None:
    match = scene(
        {"board": {"yellow": ["anatomy"]}},
        {
            "board": {"red": ["oars", "archery"], "blue": ["writing"]},
            "score": ["tools", "currency"],
        },
        decks={"1": [], "4": ["navigation", "invention"]},
    )
    play(match, "dogma anatomy", "return tools")
    assert set(match.moves()) == {"return archery", "return writing"}
    play(match, "return archery")
    assert zone(match, 1, "score") == ["currency"]
    assert pile(match, 1, "red") == ["oars"]
    assert deck(match, 1) == ["archery", "tools"]
    assert deck(match, 4) == []


def test_anatomy_without_a_top_card_of_that_value_spares_the_deck() -> None:
    match = scene(
        {"board": {"yellow": ["anatomy"]}},
        {"board": {"red": ["archery"]}, "score": ["tools", "currency"]},
        decks={"4": ["navigation"]},
    )
    play(match, "dogma anatomy", "return currency")
    assert zone(match, 1, "score") == ["tools"]
    assert pile(match, 1, "red") == ["archery"]
    assert deck(match, 4) == ["navigation"]
    assert common(match, "actions") == 1


def test_anatomy_against_no_points() -> None:
    match = scene(
        {"board": {"yellow": ["anatomy"]}},
        {"board": {"red": ["archery"]}},
        decks={"4": ["navigation"]},
    )
    play(match, "dogma anatomy")
    assert pile(match, 1, "red") == ["archery"]
    assert deck(match, 4) == ["navigation"]
