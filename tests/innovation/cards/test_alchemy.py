"""Alchemy (age 3, blue)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_alchemy_keeps_what_is_not_red() -> None:
    match = scene(
        {"board": {"blue": ["alchemy"], "red": ["archery"], "purple": ["philosophy"]}},
        {},
        decks={"4": ["anatomy", "navigation", "invention"]},
    )
    play(match, "dogma alchemy", "meld navigation", "score invention")
    assert zone(match, 0, "hand") == []
    assert pile(match, 0, "green") == ["navigation"]
    assert zone(match, 0, "score") == ["invention"]
    assert deck(match, 4) == ["anatomy"]


def test_alchemy_with_red_returns_the_whole_hand_in_the_order_chosen() -> None:
    match = scene(
        {"board": {"blue": ["alchemy"], "red": ["archery"]}, "hand": ["currency"]},
        {},
        decks={"2": [], "4": ["anatomy", "gunpowder"]},
    )
    play(match, "dogma alchemy")
    assert set(match.moves()) == {"return gunpowder", "return anatomy"}
    play(match, "return gunpowder")
    assert zone(match, 0, "hand") == []
    assert deck(match, 4) == ["anatomy", "gunpowder"]
    assert deck(match, 2) == ["currency"]
    assert pile(match, 0, "blue") == ["alchemy"]
    assert zone(match, 0, "score") == []


def test_alchemy_shared_by_one_with_castles() -> None:
    match = scene(
        {"board": {"blue": ["alchemy"]}},
        {"board": {"purple": ["mysticism"]}},
        decks={"3": ["paper"], "4": ["anatomy", "navigation"]},
    )
    play(match, "dogma alchemy", "meld navigation", "meld anatomy")
    assert pile(match, 1, "green") == ["navigation"]
    assert pile(match, 0, "yellow") == ["anatomy"]
    # the 4 deck is empty now: the free draw goes on to the 5
    assert len(zone(match, 0, "hand")) == 1
    assert zone(match, 0, "score") == []
