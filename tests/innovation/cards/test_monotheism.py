"""Monotheism (age 2, purple)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_monotheism_takes_a_colour_the_leader_lacks() -> None:
    match = scene(
        {"board": {"purple": ["monotheism"], "blue": ["tools"]}},
        {
            "board": {
                "red": ["optics"],
                "green": ["sailing", "paper"],
                "blue": ["translation"],
                "purple": ["education"],
            }
        },
        decks={"1": ["mysticism", "clothing"]},
    )
    play(match, "dogma monotheism")
    assert (match.seat, match.moves()) == (1, ("transfer optics", "transfer paper"))
    play(match, "transfer paper")
    assert zone(match, 0, "score") == ["paper"]
    assert pile(match, 1, "green") == ["clothing", "sailing"]
    assert pile(match, 0, "purple") == ["mysticism", "monotheism"]


def test_monotheism_spares_who_has_no_other_colour() -> None:
    match = scene(
        {"board": {"purple": ["monotheism"]}},
        {"board": {"purple": ["education"]}},
        decks={"1": ["oars"]},
    )
    play(match, "dogma monotheism")
    assert zone(match, 0, "score") == []
    assert pile(match, 1, "purple") == ["education"]
    assert pile(match, 0, "red") == ["oars"]


def test_monotheism_shared_tucks_for_both() -> None:
    match = scene(
        {"board": {"purple": ["monotheism"]}},
        {"board": {"green": ["the-wheel"]}},
        decks={"1": ["oars", "sailing"], "2": ["calendar"]},
    )
    play(match, "dogma monotheism")
    assert pile(match, 1, "green") == ["sailing", "the-wheel"]
    assert pile(match, 0, "red") == ["oars"]
    assert zone(match, 0, "hand") == ["calendar"]
