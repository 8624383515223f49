"""Colonialism (age 4, red)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play, zone


def test_colonialism_goes_on_with_every_crown_and_junks_for_green() -> None:
    match = scene(
        {"board": {"red": ["colonialism"]}},
        {},
        decks={"3": ["alchemy", "engineering", "compass", "optics"], "5": ["coal", "physics"]},
    )
    play(match, "dogma colonialism")
    assert pile(match, 0, "red") == ["engineering", "optics", "colonialism"]
    assert pile(match, 0, "green") == ["compass"]
    assert deck(match, 3) == ["alchemy"]
    assert deck(match, 5) == []
    assert {"coal", "physics"} <= set(common(match, "junk"))


def test_colonialism_stops_at_once_without_a_crown() -> None:
    match = scene(
        {"board": {"red": ["colonialism"]}}, {}, decks={"3": ["paper", "alchemy"], "5": ["coal"]}
    )
    play(match, "dogma colonialism")
    assert pile(match, 0, "blue") == ["alchemy"]
    assert deck(match, 3) == ["paper"]
    assert deck(match, 5) == ["coal"]


def test_colonialism_tucks_higher_cards_when_the_threes_are_gone() -> None:
    match = scene(
        {"board": {"red": ["colonialism"]}},
        {},
        decks={"3": ["translation"], "4": ["invention"], "5": ["coal"]},
    )
    play(match, "dogma colonialism")
    # the 4 is green, and has no crown
    assert pile(match, 0, "green") == ["invention"]
    assert deck(match, 5) == []


def test_colonialism_shared_uses_up_the_deck_before_the_leader() -> None:
    match = scene(
        {"board": {"red": ["colonialism"]}},
        {"board": {"red": ["gunpowder"]}},
        decks={"3": ["machinery", "education"], "4": ["anatomy"]},
    )
    play(match, "dogma colonialism")
    assert pile(match, 1, "purple") == ["education"]
    assert pile(match, 0, "yellow") == ["machinery"]
    assert zone(match, 0, "hand") == ["anatomy"]
