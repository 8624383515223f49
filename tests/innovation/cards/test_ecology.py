"""Ecology (age 9, yellow)."""

from innovation.scenes import deck, scene
from scenes import common, play, zone


def test_ecology_returns_scores_and_draws_two() -> None:
    match = scene(
        {"board": {"yellow": ["ecology"]}, "hand": ["archery", "tools"]},
        {},
        decks={"1": ["oars"], "10": ["databases", "robotics", "stem-cells"]},
    )
    play(match, "dogma ecology", "return archery")
    assert match.moves() == ("score tools",)
    play(match, "score tools")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 0, "hand") == ["stem-cells", "robotics"]
    assert deck(match, 1) == ["archery", "oars"]
    play(match, "choose-to junk-deck-10")
    assert deck(match, 10) == []
    assert "databases" in common(match, "junk")


def test_ecology_draws_even_with_no_card_left_to_score() -> None:
    match = scene(
        {"board": {"yellow": ["ecology"]}, "hand": ["archery"]},
        {},
        decks={"10": ["robotics", "stem-cells"]},
    )
    play(match, "dogma ecology", "return archery")
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["stem-cells", "robotics"]
    # an empty deck is not offered to be junked
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_ecology_declined_by_the_sharer_gives_no_bonus() -> None:
    match = scene(
        {"board": {"yellow": ["ecology"]}},
        {"board": {"blue": ["genetics"]}, "hand": ["archery"]},
        decks={"10": ["robotics"]},
    )
    play(match, "dogma ecology", "pass")
    assert match.seat == 1
    play(match, "pass", "pass")
    assert deck(match, 10) == ["robotics"]
    assert zone(match, 1, "hand") == ["archery"]
    assert zone(match, 0, "hand") == []
