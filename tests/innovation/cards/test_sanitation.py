"""Sanitation (age 7, yellow)."""

from innovation.scenes import deck, scene
from scenes import common, play, zone


def test_sanitation_swaps_the_two_highest_for_the_lowest() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}, "hand": ["tools", "coal"]},
        {"hand": ["archery", "optics", "physics"]},
        decks={"7": ["bicycle", "evolution"]},
    )
    play(match, "dogma sanitation")
    assert sorted(zone(match, 0, "hand")) == ["coal", "optics", "physics"]
    assert sorted(zone(match, 1, "hand")) == ["archery", "tools"]
    assert match.moves() == ("value 7", "value 8")
    play(match, "value 7")
    assert deck(match, 7) == []
    assert {"bicycle", "evolution"} <= {*common(match, "junk")}


def test_sanitation_lets_the_victim_choose_among_ties() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}, "hand": ["tools", "writing"]},
        {"hand": ["optics", "translation", "compass"]},
        known={"writing": [1]},
    )
    play(match, "dogma sanitation")
    assert match.seat == 1
    assert set(match.moves()) == {"exchange writing", "exchange 1 of 0"}
    play(match, "exchange writing")
    assert match.seat == 1
    play(match, "exchange optics")
    assert match.moves() == ("exchange translation", "exchange compass")
    play(match, "exchange compass", "value 8")
    assert sorted(zone(match, 0, "hand")) == ["compass", "optics", "tools"]
    assert sorted(zone(match, 1, "hand")) == ["translation", "writing"]


def test_sanitation_works_with_one_side_empty() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}, "hand": ["tools"]}, {}, {"hand": ["optics", "coal"]}
    )
    play(match, "dogma sanitation")
    assert zone(match, 1, "hand") == ["tools"]
    assert sorted(zone(match, 0, "hand")) == ["coal", "optics"]
    assert zone(match, 2, "hand") == []


def test_sanitation_shared_junks_both_decks() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}},
        {"board": {"yellow": ["antibiotics"]}, "hand": ["tools", "coal"]},
        decks={"7": ["bicycle"], "8": ["flight"], "9": ["ecology"]},
    )
    play(match, "dogma sanitation", "value 7", "value 8")
    assert deck(match, 7) == deck(match, 8) == []
    assert zone(match, 0, "hand") == ["ecology"]
    assert zone(match, 1, "hand") == ["tools", "coal"]


def test_sanitation_shared_on_an_empty_deck_gives_no_bonus() -> None:
    match = scene(
        {"board": {"yellow": ["sanitation"]}},
        {"board": {"yellow": ["antibiotics"]}},
        decks={"7": [], "8": ["flight"]},
    )
    play(match, "dogma sanitation", "value 7", "value 7")
    assert zone(match, 0, "hand") == []
    assert deck(match, 8) == ["flight"]
