"""Bioengineering (age 10, blue)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_bioengineering_scores_a_leaf_of_an_opponent_and_wins_by_leaves() -> None:
    match = scene(
        {"board": {"blue": ["bioengineering"], "yellow": ["agriculture"]}},
        {"board": {"green": ["clothing"], "yellow": ["masonry"]}},
    )
    play(match, "dogma bioengineering")
    assert match.moves() == ("score clothing",)
    play(match, "score clothing")
    assert zone(match, 0, "score") == ["clothing"]
    assert match.over
    assert match.winners == (0,)


def test_bioengineering_may_make_the_opponent_win() -> None:
    match = scene(
        {"board": {"blue": ["bioengineering"]}},
        {"board": {"yellow": ["agriculture", "stem-cells"], "blue": ["pottery"]}},
    )
    play(match, "dogma bioengineering")
    assert match.moves() == ("score stem-cells", "score pottery")
    play(match, "score stem-cells")
    assert zone(match, 0, "score") == ["stem-cells"]
    # the leader shows none: Agriculture, now on top, and Pottery win
    assert match.over
    assert match.winners == (1,)


def test_bioengineering_with_a_tie_or_with_two_leaves_each_goes_on() -> None:
    tied = scene({"board": {"blue": ["bioengineering"]}}, {"board": {"yellow": ["masonry"]}})
    play(tied, "dogma bioengineering")
    assert not tied.over
    assert (tied.seat, tied.position()["actions"]) == (0, 1)
    enough = scene(
        {"board": {"blue": ["bioengineering"], "yellow": ["agriculture"]}},
        {"board": {"yellow": ["fermenting"], "purple": ["lighting"]}},
    )
    play(enough, "dogma bioengineering", "score lighting")
    assert not enough.over


def test_bioengineering_takes_from_any_opponent() -> None:
    match = scene(
        {"board": {"blue": ["bioengineering"], "green": ["clothing"]}},
        {"board": {"yellow": ["agriculture"]}},
        {"board": {"purple": ["services"], "green": ["sailing"]}},
    )
    play(match, "dogma bioengineering")
    assert match.moves() == ("score agriculture", "score sailing", "score services")
    play(match, "score sailing")
    assert zone(match, 0, "score") == ["sailing"]
    assert pile(match, 2, "green") == []
    assert not match.over


def test_bioengineering_shared_scores_the_leaders_leaf_first() -> None:
    match = scene(
        {"board": {"blue": ["bioengineering"], "green": ["clothing"]}},
        {"board": {"red": ["fission"], "yellow": ["agriculture"]}},
    )
    play(match, "dogma bioengineering")
    assert (match.seat, match.moves()) == (1, ("score clothing",))
    play(match, "score clothing")
    assert match.moves() == ("score agriculture",)
    play(match, "score agriculture")
    # nobody shows a leaf any more: a tie; the leader gets the free draw
    assert not match.over
    assert zone(match, 1, "score") == ["clothing"]
    assert zone(match, 0, "score") == ["agriculture"]
    assert len(zone(match, 0, "hand")) == 1
