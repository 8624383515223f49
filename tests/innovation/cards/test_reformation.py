"""Reformation (age 4, purple)."""

from innovation.scenes import pile, scene, splay
from scenes import common, play, zone


def test_reformation_tucks_one_for_each_splayed_colour() -> None:
    match = scene(
        {
            "board": {"purple": ["mysticism", "reformation"], "blue": ["tools", "writing"]},
            "splays": {"blue": "left"},
            "hand": ["pottery", "oars", "coal"],
        },
        {},
    )
    play(match, "dogma reformation", "splay purple right", "tuck pottery", "tuck coal")
    assert splay(match, 0, "purple") == "right"
    assert pile(match, 0, "blue") == ["pottery", "tools", "writing"]
    assert pile(match, 0, "red") == ["coal"]
    assert zone(match, 0, "hand") == ["oars"]
    assert common(match, "actions") == 1


def test_reformation_tucks_for_every_colour_or_not_at_all() -> None:
    match = scene(
        {
            "board": {"purple": ["mysticism", "reformation"], "blue": ["tools", "writing"]},
            "splays": {"purple": "right", "blue": "left"},
            "hand": ["pottery", "oars", "coal"],
        },
        {},
    )
    play(match, "dogma reformation")
    assert "pass" in match.moves()
    play(match, "tuck oars")
    assert match.moves() == ("tuck pottery", "tuck coal")
    play(match, "tuck coal")
    assert pile(match, 0, "red") == ["coal", "oars"]
    assert zone(match, 0, "hand") == ["pottery"]


def test_reformation_may_be_declined() -> None:
    match = scene(
        {
            "board": {"purple": ["mysticism", "reformation"], "blue": ["tools", "writing"]},
            "splays": {"purple": "right", "blue": "left"},
            "hand": ["pottery", "oars"],
        },
        {},
    )
    play(match, "dogma reformation", "pass")
    assert zone(match, 0, "hand") == ["pottery", "oars"]
    assert common(match, "actions") == 1


def test_reformation_tucks_as_many_as_there_are() -> None:
    match = scene(
        {
            "board": {"purple": ["mysticism", "reformation"], "blue": ["tools", "writing"]},
            "splays": {"purple": "right", "blue": "left"},
            "hand": ["oars"],
        },
        {},
    )
    play(match, "dogma reformation", "tuck oars")
    assert pile(match, 0, "red") == ["oars"]
    assert common(match, "actions") == 1


def test_reformation_without_a_splay_tucks_nothing() -> None:
    match = scene(
        {"board": {"purple": ["mysticism", "reformation"]}, "hand": ["pottery"]},
        {},
    )
    play(match, "dogma reformation", "pass")
    assert zone(match, 0, "hand") == ["pottery"]
    assert common(match, "actions") == 1


def test_reformation_shared() -> None:
    match = scene(
        {"board": {"purple": ["reformation"]}, "hand": ["oars"]},
        {
            "board": {"yellow": ["masonry", "agriculture"]},
            "hand": ["pottery"],
        },
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma reformation", "splay yellow right", "tuck pottery")
    assert splay(match, 1, "yellow") == "right"
    assert pile(match, 1, "blue") == ["pottery"]
    assert zone(match, 0, "hand") == ["oars", "anatomy"]
