"""Metalworking (age 1, red)."""

from innovation.scenes import scene
from scenes import common, play, zone

EMPTY: dict[str, list[str]] = {str(age): [] for age in range(1, 12)}


def test_metalworking_scores_castles_until_a_card_has_none() -> None:
    match = scene(
        {"board": {"red": ["metalworking"]}},
        {},
        decks={"1": ["sailing", "masonry", "archery"]},
    )
    play(match, "dogma metalworking")
    assert zone(match, 0, "score") == ["archery", "masonry"]
    assert zone(match, 0, "hand") == ["sailing"]
    assert common(match, "known")["sailing"] == [0, 1, 2]


def test_metalworking_lets_everyone_follow_what_was_revealed() -> None:
    match = scene(
        {"board": {"red": ["metalworking"]}, "hand": ["tools"]},
        {},
        decks={"1": ["sailing", "archery"]},
    )
    play(match, "dogma metalworking")
    assert common(match, "known") == {"archery": [0, 1, 2], "sailing": [0, 1, 2]}


def test_metalworking_goes_on_with_the_next_deck() -> None:
    match = scene(
        {"board": {"red": ["metalworking"]}},
        {},
        decks={"1": ["archery"], "2": ["currency", "construction"]},
    )
    play(match, "dogma metalworking")
    assert zone(match, 0, "score") == ["archery", "construction"]
    assert zone(match, 0, "hand") == ["currency"]


def test_metalworking_can_end_the_game() -> None:
    match = scene({"board": {"red": ["metalworking"]}}, {}, decks={**EMPTY, "1": ["oars"]})
    play(match, "dogma metalworking")
    assert match.over
    assert match.winners == (0,)


def test_metalworking_is_shared_first() -> None:
    match = scene(
        {"board": {"red": ["metalworking"]}},
        {"board": {"green": ["the-wheel"]}},
        decks={"1": ["pottery", "writing", "sailing", "oars"]},
    )
    play(match, "dogma metalworking")
    assert (zone(match, 1, "score"), zone(match, 1, "hand")) == (["oars"], ["sailing"])
    assert (zone(match, 0, "score"), zone(match, 0, "hand")) == ([], ["writing", "pottery"])
