"""Clothing (age 1, green)."""

from innovation.scenes import pile, scene
from scenes import common, play, zone


def test_clothing_melds_a_new_colour_and_scores_for_those_nobody_else_has() -> None:
    match = scene(
        {"board": {"green": ["clothing"]}, "hand": ["oars", "sailing"]},
        {"board": {"green": ["the-wheel"]}},
        decks={"1": ["tools", "pottery"]},
    )
    play(match, "dogma clothing")
    assert match.moves() == ("meld oars",)
    play(match, "meld oars")
    assert pile(match, 0, "red") == ["oars"]
    assert zone(match, 0, "score") == ["pottery"]


def test_clothing_shows_a_hand_without_a_new_colour() -> None:
    match = scene(
        {"board": {"green": ["clothing"]}, "hand": ["sailing"]},
        {},
        decks={"1": ["tools", "pottery"]},
    )
    play(match, "dogma clothing")
    assert zone(match, 0, "hand") == ["sailing"]
    assert common(match, "known")["sailing"] == [0, 1, 2]
    assert zone(match, 0, "score") == ["pottery"]


def test_clothing_compares_each_player_with_their_own_opponents() -> None:
    match = scene(
        {"board": {"green": ["clothing"]}},
        {"board": {"blue": ["pottery"], "green": ["the-wheel"]}},
        {"board": {"red": ["oars"]}},
        decks={"1": ["tools", "writing", "archery"]},
    )
    play(match, "dogma clothing")
    # seat 1 shares and has blue alone, seat 2 has no leaf; green is on two boards
    scores = [zone(match, seat, "score") for seat in range(3)]
    assert scores == [[], ["archery"], []]
    assert zone(match, 0, "hand") == ["writing"]
