"""Socialism (age 8, purple)."""

from innovation.scenes import pile, scene, splay
from scenes import common, play, zone


def test_socialism_tucks_a_top_card_and_then_the_hand() -> None:
    match = scene(
        {
            "board": {"purple": ["mysticism", "socialism"], "red": ["oars"]},
            "splays": {"purple": "left"},
            "hand": ["archery", "tools"],
        },
        {},
    )
    play(match, "dogma socialism", "tuck socialism")
    assert pile(match, 0, "purple") == ["socialism", "mysticism"]
    assert splay(match, 0, "purple") == "left"
    assert pile(match, 0, "red") == ["archery", "oars"]
    assert pile(match, 0, "blue") == ["tools"]
    assert zone(match, 0, "hand") == []
    assert match.moves() == (
        "junk-achievement 8",
        "junk-achievement 9",
        "junk-achievement 10",
        "pass",
    )
    play(match, "junk-achievement 9")
    assert len(common(match, "achievements")) == 9
    assert len(common(match, "junk")) == 1


def test_socialism_may_be_declined_in_both_parts() -> None:
    match = scene({"board": {"purple": ["socialism"]}, "hand": ["archery"]}, {})
    play(match, "dogma socialism", "pass", "pass")
    assert zone(match, 0, "hand") == ["archery"]
    assert common(match, "junk") == []


def test_socialism_tucks_the_hand_for_a_single_top_card() -> None:
    match = scene(
        {"board": {"purple": ["socialism"]}, "hand": ["mysticism"]}, {}, achievements=[1, 2]
    )
    play(match, "dogma socialism", "tuck socialism")
    assert pile(match, 0, "purple") == ["mysticism", "socialism"]
    assert zone(match, 0, "hand") == []
    assert "draw" in match.moves()


def test_socialism_lets_the_player_order_the_cards_of_a_colour() -> None:
    match = scene(
        {
            "board": {"purple": ["socialism"]},
            "hand": ["sailing", "tools", "clothing", "mapmaking"],
        },
        {},
        achievements=[1, 2],
    )
    play(match, "dogma socialism", "tuck socialism")
    # the first green card starts the pile and stays its top card
    assert match.moves() == ("tuck sailing", "tuck clothing", "tuck mapmaking")
    play(match, "tuck clothing", "tuck mapmaking")
    assert pile(match, 0, "green") == ["sailing", "mapmaking", "clothing"]
    assert pile(match, 0, "blue") == ["tools"]
    assert zone(match, 0, "hand") == []
