"""Miniaturization (age 10, red)."""

from innovation.scenes import deck, scene
from scenes import common, play, zone


def test_miniaturization_of_a_10_draws_by_the_values_scored() -> None:
    match = scene(
        {
            "board": {"red": ["miniaturization"]},
            "hand": ["a-i", "fusion"],
            "score": ["tools", "sailing", "mapmaking", "fission"],
        },
        {},
        decks={"10": ["databases", "stem-cells", "the-internet"]},
    )
    play(match, "dogma miniaturization", "return a-i")
    assert zone(match, 0, "hand") == ["fusion", "the-internet", "stem-cells", "databases"]
    assert deck(match, 10) == ["a-i"]


def test_miniaturization_of_an_11_junks_the_deck_with_the_card_in_it() -> None:
    match = scene(
        {"board": {"red": ["miniaturization"]}, "hand": ["fusion"], "score": ["tools"]},
        {},
        decks={"11": ["escapism", "hypersonics"]},
    )
    play(match, "dogma miniaturization", "return fusion")
    assert deck(match, 11) == []
    assert all(card in common(match, "junk") for card in ("fusion", "escapism", "hypersonics"))
    assert zone(match, 0, "hand") == []


def test_miniaturization_of_another_card_or_of_none_draws_nothing() -> None:
    match = scene(
        {"board": {"red": ["miniaturization"]}, "hand": ["tools"], "score": ["sailing"]}, {}
    )
    play(match, "dogma miniaturization", "return tools")
    assert zone(match, 0, "hand") == []
    play(match, "dogma miniaturization")
    assert match.seat == 1
