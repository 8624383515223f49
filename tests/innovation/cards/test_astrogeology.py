"""Astrogeology (age 11, red)."""

from innovation.scenes import pile, scene, splay
from scenes import common, play, zone

REDS = ["archery", "oars", "construction", "optics", "gunpowder", "astrogeology"]


def test_astrogeology_takes_all_but_the_top_four_to_hand() -> None:
    match = scene({"board": {"red": REDS}}, {}, decks={"11": ["fusion"]})
    play(match, "dogma astrogeology")
    assert pile(match, 0, "red") == REDS[2:]
    assert splay(match, 0, "red") == "aslant"
    assert zone(match, 0, "hand") == ["fusion", "archery", "oars"]
    assert not match.over


def test_astrogeology_moves_nothing_if_the_splay_changes_nothing() -> None:
    seat = {"board": {"red": REDS}, "splays": {"red": "aslant"}}
    match = scene(seat, {}, decks={"11": ["fusion"]})
    play(match, "dogma astrogeology")
    assert pile(match, 0, "red") == REDS
    assert zone(match, 0, "hand") == ["fusion"]


def test_astrogeology_reveals_what_it_draws() -> None:
    match = scene({"board": {"red": ["astrogeology"]}}, {}, decks={"11": ["fusion"]})
    play(match, "dogma astrogeology")
    assert common(match, "known")["fusion"] == [0, 1, 2]
    assert splay(match, 0, "red") == "none"


def test_astrogeology_wins_with_eight_cards_in_hand() -> None:
    hand = ["sailing", "tools", "writing", "pottery", "clothing", "paper", "currency"]
    match = scene({"board": {"red": ["astrogeology"]}, "hand": hand}, {}, decks={"11": ["fusion"]})
    play(match, "dogma astrogeology")
    assert match.over
    assert match.winners == (0,)


def test_astrogeology_can_be_won_by_a_sharer_first() -> None:
    match = scene(
        {"board": {"red": ["astrogeology"]}, "hand": [1, 1, 1, 2, 2, 2, 2]},
        {"board": {"red": ["coal"]}, "hand": [3, 3, 3, 4, 4, 4, 4]},
        decks={"11": ["escapism", "fusion"]},
    )
    play(match, "dogma astrogeology")
    # everyone digs before anyone counts
    assert match.winners == (1,)
