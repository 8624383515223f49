"""Whataboutism (age 11, purple)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_whataboutism_takes_tops_with_demands_and_swaps_score_piles() -> None:
    match = scene(
        {"board": {"purple": ["whataboutism"]}, "score": ["tools"]},
        {
            "board": {
                "red": ["oars", "archery"],
                "green": ["mapmaking"],
                "yellow": ["agriculture"],
            },
            "score": ["databases", "globalization"],
        },
    )
    play(match, "dogma whataboutism")
    assert pile(match, 0, "red") == ["archery"]
    assert pile(match, 0, "green") == ["mapmaking"]
    # one card of each colour, although Oars has a demand too
    assert pile(match, 1, "red") == ["oars"]
    assert pile(match, 1, "yellow") == ["agriculture"]
    assert zone(match, 0, "score") == ["databases", "globalization"]
    assert zone(match, 1, "score") == ["tools"]


def test_whataboutism_without_demands_swaps_nothing() -> None:
    match = scene(
        {"board": {"purple": ["whataboutism"]}, "score": ["tools"]},
        {"board": {"yellow": ["agriculture"]}, "score": ["databases"]},
    )
    play(match, "dogma whataboutism")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 1, "score") == ["databases"]
    assert match.position()["actions"] == 1


def test_whataboutism_swaps_even_an_empty_score_pile() -> None:
    match = scene(
        {"board": {"purple": ["whataboutism"]}, "score": ["tools", "paper"]},
        {"board": {"red": ["archery"]}},
    )
    play(match, "dogma whataboutism")
    assert zone(match, 0, "score") == []
    assert zone(match, 1, "score") == ["tools", "paper"]


def test_whataboutism_goes_from_victim_to_victim() -> None:
    match = scene(
        {"board": {"purple": ["whataboutism"]}, "score": ["tools"]},
        {"board": {"red": ["archery"]}, "score": ["paper"]},
        {"board": {"red": ["oars"]}, "score": ["coal"]},
    )
    play(match, "dogma whataboutism")
    assert pile(match, 0, "red") == ["archery", "oars"]
    assert [zone(match, seat, "score") for seat in range(3)] == [["coal"], ["tools"], ["paper"]]
