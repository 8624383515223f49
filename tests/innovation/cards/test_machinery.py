"""Machinery (age 3, yellow)."""

from innovation.scenes import scene, splay
from scenes import common, play, zone


def test_machinery_swaps_the_hand_for_all_the_highest() -> None:
    match = scene(
        {"board": {"yellow": ["machinery"]}, "hand": ["oars", "currency", "calendar"]},
        {"hand": ["archery", "philosophy", "writing"]},
    )
    play(match, "dogma machinery")
    # now the leader must score a castle: Oars, or Archery that they got
    assert set(match.moves()) == {"score oars", "score archery"}
    play(match, "score archery")
    assert sorted(zone(match, 0, "hand")) == ["oars", "philosophy", "writing"]
    assert sorted(zone(match, 1, "hand")) == ["calendar", "currency"]
    assert zone(match, 0, "score") == ["archery"]


def test_machinery_against_an_empty_hand_still_gives() -> None:
    match = scene({"board": {"yellow": ["machinery"]}, "hand": ["oars"]}, {})
    play(match, "dogma machinery")
    assert zone(match, 0, "hand") == []
    assert zone(match, 1, "hand") == ["oars"]
    assert common(match, "actions") == 1


def test_machinery_shared_and_then_red_splayed() -> None:
    match = scene(
        {"board": {"yellow": ["machinery"], "red": ["oars", "archery"]}, "hand": ["writing"]},
        {"board": {"blue": ["pottery"]}, "hand": ["tools"]},
        decks={"3": ["paper"]},
    )
    play(match, "dogma machinery", "score tools", "splay red left")
    assert zone(match, 1, "score") == ["tools"]
    assert splay(match, 0, "red") == "left"
    # who had no castle to score has shown their hand; the free draw comes last
    assert zone(match, 0, "hand") == ["writing", "paper"]
    assert common(match, "known")["writing"] == [0, 1, 2]
