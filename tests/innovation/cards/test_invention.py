"""Invention (age 4, green)."""

from innovation.scenes import scene, splay
from scenes import common, play, zone

FIVE = {
    "red": ["archery", "oars"],
    "yellow": ["masonry", "agriculture"],
    "green": ["sailing", "invention"],
    "blue": ["tools", "writing"],
    "purple": ["mysticism", "city-states"],
}


def test_invention_turns_a_left_splay_right_and_scores() -> None:
    match = scene(
        {
            "board": {
                "green": ["sailing", "invention"],
                "red": ["oars", "archery"],
                "blue": ["tools", "writing"],
            },
            "splays": {"green": "left", "blue": "up"},
        },
        {},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma invention")
    assert set(match.moves()) == {"splay green right", "pass"}
    play(match, "splay green right")
    assert splay(match, 0, "green") == "right"
    assert zone(match, 0, "score") == ["anatomy"]
    assert common(match, "specials") == {}


def test_invention_claims_wonder_for_five_colours_splayed_any_way() -> None:
    splays = {"red": "left", "yellow": "left", "green": "left", "blue": "up", "purple": "left"}
    match = scene({"board": FIVE, "splays": splays}, {}, decks={"4": ["anatomy"]})
    play(match, "dogma invention", "pass")
    assert zone(match, 0, "score") == []
    assert common(match, "specials") == {"wonder": 0}


def test_invention_with_four_colours_splayed_claims_nothing() -> None:
    splays = {"red": "left", "yellow": "right", "green": "right", "blue": "up"}
    match = scene({"board": FIVE, "splays": splays}, {}, decks={"4": ["anatomy"]})
    play(match, "dogma invention", "splay red right")
    assert zone(match, 0, "score") == ["anatomy"]
    assert common(match, "specials") == {}


def test_invention_leaves_wonder_to_who_has_it() -> None:
    splays = dict.fromkeys(FIVE, "left")
    match = scene({"board": FIVE, "splays": splays}, {}, specials={"wonder": 1})
    play(match, "dogma invention", "pass")
    assert common(match, "specials") == {"wonder": 1}
