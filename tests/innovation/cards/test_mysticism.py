"""Mysticism (age 1, purple)."""

from innovation.scenes import pile, scene
from scenes import common, play, zone


def test_mysticism_melds_a_colour_of_the_board_and_draws() -> None:
    match = scene(
        {"board": {"purple": ["mysticism"], "red": ["oars"]}},
        {},
        decks={"1": ["tools", "archery"]},
    )
    play(match, "dogma mysticism")
    assert pile(match, 0, "red") == ["oars", "archery"]
    assert zone(match, 0, "hand") == ["tools"]


def test_mysticism_keeps_another_colour_in_hand_for_all_to_see() -> None:
    match = scene({"board": {"purple": ["mysticism"]}}, {}, decks={"1": ["tools", "archery"]})
    play(match, "dogma mysticism")
    assert zone(match, 0, "hand") == ["archery"]
    assert common(match, "known")["archery"] == [0, 1, 2]
