"""Tools (age 1, blue)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play, zone


def test_tools_turns_three_cards_into_a_melded_3() -> None:
    match = scene(
        {"board": {"blue": ["tools"]}, "hand": ["oars", "sailing", "masonry"]},
        {},
        decks={"1": [], "3": ["compass"]},
    )
    play(match, "dogma tools")
    assert "pass" in match.moves()
    play(match, "return oars")
    # who began must go on
    assert match.moves() == ("return sailing", "return masonry")
    play(match, "return masonry", "return sailing")
    assert pile(match, 0, "green") == ["compass"]
    assert deck(match, 1) == ["sailing", "masonry", "oars"]


def test_tools_turns_a_3_into_three_1s() -> None:
    match = scene(
        {"board": {"blue": ["tools"]}, "hand": ["alchemy", "oars"]},
        {},
        decks={"1": ["masonry", "sailing", "pottery"]},
    )
    play(match, "dogma tools")
    # two cards are too few for the first effect
    assert match.moves() == ("return alchemy", "pass")
    play(match, "return alchemy")
    assert zone(match, 0, "hand") == ["oars", "pottery", "sailing", "masonry"]


def test_tools_declined_twice_does_nothing() -> None:
    match = scene({"board": {"blue": ["tools"]}, "hand": ["alchemy", "oars", "sailing"]}, {})
    play(match, "dogma tools", "pass", "pass")
    assert zone(match, 0, "hand") == ["alchemy", "oars", "sailing"]
    assert (match.seat, common(match, "actions")) == (0, 1)
