"""Specialization (age 9, purple)."""

from innovation.scenes import pile, scene, splay
from scenes import common, play, zone


def test_specialization_takes_the_top_cards_of_the_colour_shown() -> None:
    match = scene(
        {
            "board": {"purple": ["specialization"], "blue": ["tools", "writing"]},
            "hand": ["archery", "sailing"],
        },
        {"board": {"red": ["metalworking", "oars"]}},
        {"board": {"red": ["construction"], "green": ["clothing"]}},
    )
    play(match, "dogma specialization", "reveal archery")
    assert zone(match, 0, "hand") == ["archery", "sailing", "oars", "construction"]
    assert pile(match, 1, "red") == ["metalworking"]
    assert pile(match, 2, "red") == []
    assert pile(match, 2, "green") == ["clothing"]
    assert common(match, "known")["archery"] == [0, 1, 2, 3]
    play(match, "splay blue up")
    assert splay(match, 0, "blue") == "up"


def test_specialization_without_a_hand_only_splays() -> None:
    match = scene(
        {"board": {"purple": ["specialization"], "yellow": ["agriculture", "masonry"]}},
        {"board": {"red": ["oars"]}},
    )
    play(match, "dogma specialization")
    assert match.moves() == ("splay yellow up", "pass")
    play(match, "pass")
    assert splay(match, 0, "yellow") == "none"
    assert pile(match, 1, "red") == ["oars"]


def test_specialization_shared_by_showing_alone_gives_no_bonus() -> None:
    match = scene(
        {"board": {"purple": ["specialization"]}, "hand": ["archery"]},
        {"board": {"red": ["composites"]}, "hand": ["tools"]},
    )
    play(match, "dogma specialization", "reveal tools")
    assert match.seat == 0
    play(match, "reveal archery")
    assert zone(match, 0, "hand") == ["archery", "composites"]
    assert zone(match, 1, "hand") == ["tools"]
