"""Rocketry (age 8, blue)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_rocketry_returns_a_card_for_each_colour_with_a_clock() -> None:
    match = scene(
        {"board": {"blue": ["rocketry"], "red": ["fission"], "green": ["sailing"]}},
        {"score": ["coal", "optics"]},
        {"score": ["compass", "paper"]},
    )
    play(match, "dogma rocketry")
    assert match.moves() == ("return 5 of 1", "return 3 of 1", "return 3 of 2")
    play(match, "return 5 of 1", "return 3 of 2")
    assert zone(match, 1, "score") == ["optics"]
    assert len(zone(match, 2, "score")) == 1
    assert deck(match, 5)[0] == "coal"
    assert match.seat == 0


def test_rocketry_counts_clocks_shown_by_splay() -> None:
    match = scene(
        {
            "board": {"blue": ["rocketry"], "purple": ["railroad", "astronomy"]},
            "splays": {"purple": "right"},
        },
        {"score": ["coal", "optics", "tools"]},
    )
    play(match, "dogma rocketry", "return 1 of 1", "return 3 of 1")
    assert zone(match, 1, "score") == ["coal"]
    assert match.seat == 0


def test_rocketry_returns_no_more_than_there_is_and_never_ones_own() -> None:
    match = scene(
        {"board": {"blue": ["rocketry"], "red": ["fission"]}, "score": ["tools"]},
        {"score": ["coal"]},
    )
    play(match, "dogma rocketry", "return 5 of 1")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 1, "score") == []
    play(match, "dogma rocketry")
    assert zone(match, 0, "score") == ["tools"]
    assert match.seat == 1


def test_rocketry_shared_hits_the_leader_first() -> None:
    match = scene(
        {"board": {"blue": ["rocketry"]}, "score": ["tools", "coal"]},
        {"board": {"red": ["fission"]}, "score": ["optics", "compass"]},
        decks={"8": ["flight"]},
        known={"compass": [0]},
    )
    play(match, "dogma rocketry")
    assert match.seat == 1
    assert match.moves() == ("return 1 of 0", "return 5 of 0")
    play(match, "return 5 of 0")
    assert match.seat == 0
    assert match.moves() == ("return 3 of 1", "return compass")
    play(match, "return compass")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 1, "score") == ["optics"]
    assert zone(match, 0, "hand") == ["flight"]
    assert pile(match, 0, "blue") == ["rocketry"]
