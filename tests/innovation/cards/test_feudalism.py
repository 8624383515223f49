"""Feudalism (age 3, purple)."""

from innovation.scenes import deck, scene, splay
from scenes import common, play, zone


def test_feudalism_takes_a_castle_and_junks_special_achievements() -> None:
    match = scene(
        {"board": {"purple": ["mysticism", "feudalism"]}},
        {"hand": ["oars", "philosophy"]},
        decks={"3": ["paper"]},
        specials={"empire": 1},
    )
    play(match, "dogma feudalism")
    assert match.moves() == ("transfer oars",)
    play(match, "transfer oars", "splay purple left")
    assert zone(match, 0, "hand") == ["oars", "paper"]
    assert zone(match, 1, "hand") == ["philosophy"]
    assert splay(match, 0, "purple") == "left"
    junked = dict.fromkeys(["monument", "wonder", "world", "universe"], "junk")
    assert common(match, "specials") == {"empire": 1, **junked}


def test_feudalism_against_a_hand_without_castles_shows_it() -> None:
    match = scene(
        {"board": {"purple": ["mysticism", "feudalism"]}},
        {"hand": ["philosophy"]},
        decks={"3": ["paper"]},
    )
    play(match, "dogma feudalism", "pass")
    assert common(match, "specials") == {}
    assert common(match, "known")["philosophy"] == [0, 1, 2]
    assert zone(match, 0, "hand") == []
    assert deck(match, 3) == ["paper"]
