"""A. I. (age 10, purple)."""

import pytest
from innovation.scenes import scene
from scenes import play, zone


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ([], ["databases", "tools"], (0,)),
        (["tools"], ["databases"], (1,)),
        ([], ["databases"], ()),  # ten points each
    ],
)
def test_ai_lets_the_poorest_win(
    mine: list[str], theirs: list[str], winners: tuple[int, ...]
) -> None:
    match = scene(
        {"board": {"purple": ["a-i"], "red": ["robotics"]}, "score": mine},
        {"board": {"blue": ["software"]}, "score": theirs},
        decks={"10": ["stem-cells"]},
    )
    play(match, "dogma a-i")
    assert zone(match, 0, "score") == [*mine, "stem-cells"]
    assert match.winners == winners


def test_ai_needs_both_on_top() -> None:
    match = scene(
        {"board": {"purple": ["a-i"], "red": ["robotics", "oars"], "blue": ["software"]}},
        {"score": ["databases", "tools"]},
        decks={"10": ["stem-cells"]},
    )
    play(match, "dogma a-i")
    assert not match.over
    assert zone(match, 0, "score") == ["stem-cells"]


def test_ai_looks_at_any_board_and_all_scores() -> None:
    match = scene(
        {"board": {"purple": ["a-i"]}},
        {"board": {"red": ["robotics"], "blue": ["software"]}, "score": ["tools"]},
        {"score": ["oars"]},
        decks={"10": ["stem-cells"]},
    )
    play(match, "dogma a-i")
    assert not match.over  # the two others tie with one point each
    other = scene(
        {"board": {"purple": ["a-i"]}},
        {"board": {"red": ["robotics"], "blue": ["software"]}, "score": ["tools"]},
        {},
        decks={"10": ["stem-cells"]},
    )
    play(other, "dogma a-i")
    assert other.winners == (2,)


def test_ai_shared_is_looked_at_with_what_has_been_scored_so_far() -> None:
    """Both draw first (the first effect), then the sharer looks at the scores."""
    match = scene(
        {"board": {"purple": ["a-i"], "red": ["robotics"]}},
        {"board": {"blue": ["genetics"], "yellow": ["ecology"]}, "score": ["tools"]},
        {"board": {"blue": ["software"]}, "score": ["databases", "fission"]},
        decks={"10": ["stem-cells", "the-internet"]},
    )
    play(match, "dogma a-i")
    assert zone(match, 1, "score") == ["tools", "the-internet"]
    assert zone(match, 0, "score") == ["stem-cells"]
    assert match.winners == (0,)


def test_ai_run_by_robotics_wins_with_robotics_on_top() -> None:
    """Robotics -> A. I.: A. I. has a clock, and Robotics is the top red card."""
    match = scene(
        {"board": {"red": ["robotics"], "blue": ["software"]}},
        {"score": ["databases", "tools"]},
        decks={"10": ["stem-cells", "a-i"]},
    )
    play(match, "dogma robotics")
    assert zone(match, 0, "score") == ["stem-cells"]
    assert match.winners == (0,)
