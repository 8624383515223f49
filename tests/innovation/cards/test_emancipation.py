"""Emancipation (age 6, purple)."""

from innovation.scenes import pile, scene, splay
from scenes import play, zone


def test_emancipation_takes_a_card_for_a_six() -> None:
    match = scene(
        {"board": {"purple": ["mysticism", "emancipation"], "red": ["oars", "coal"]}},
        {"hand": ["tools", "physics"]},
        decks={"6": ["canning"]},
    )
    play(match, "dogma emancipation")
    assert match.seat == 1
    play(match, "transfer tools")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 1, "hand") == ["physics", "canning"]
    assert match.moves() == ("splay red right", "splay purple right", "pass")
    play(match, "splay purple right")
    assert splay(match, 0, "purple") == "right"


def test_emancipation_of_an_empty_hand_draws_nothing() -> None:
    match = scene({"board": {"purple": ["emancipation"]}}, {}, decks={"6": ["canning"]})
    play(match, "dogma emancipation")
    assert zone(match, 1, "hand") == []
    assert zone(match, 0, "score") == []


def test_emancipation_spares_sharers_who_may_splay() -> None:
    match = scene(
        {"board": {"purple": ["emancipation"]}},
        {"board": {"red": ["oars", "machine-tools"]}, "hand": ["tools"]},
        {"hand": ["writing"]},
        decks={"6": ["democracy", "canning"]},
    )
    play(match, "dogma emancipation", "transfer writing")
    assert match.seat == 1
    play(match, "splay red right")
    assert zone(match, 1, "hand") == ["tools"]
    assert pile(match, 1, "red") == ["oars", "machine-tools"]
    assert zone(match, 0, "score") == ["writing"]
    assert zone(match, 0, "hand") == ["democracy"]
