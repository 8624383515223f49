"""Education (age 3, purple)."""

from innovation.scenes import deck, scene
from scenes import play, zone


def test_education_draws_two_above_what_remains() -> None:
    match = scene(
        {"board": {"purple": ["education"]}, "score": ["tools", "currency", "calendar"]},
        {},
        decks={"2": [], "4": ["anatomy"]},
    )
    play(match, "dogma education")
    assert set(match.moves()) == {"return currency", "return calendar", "pass"}
    play(match, "return currency")
    assert sorted(zone(match, 0, "score")) == ["calendar", "tools"]
    assert zone(match, 0, "hand") == ["anatomy"]
    assert deck(match, 2) == ["currency"]


def test_education_with_nothing_left_draws_a_two() -> None:
    match = scene(
        {"board": {"purple": ["education"]}, "score": ["anatomy"]}, {}, decks={"2": ["currency"]}
    )
    play(match, "dogma education", "return anatomy")
    assert zone(match, 0, "hand") == ["currency"]


def test_education_declined() -> None:
    match = scene({"board": {"purple": ["education"]}, "score": ["anatomy"]}, {})
    play(match, "dogma education", "pass")
    assert zone(match, 0, "score") == ["anatomy"]
    assert zone(match, 0, "hand") == []


def test_education_beyond_the_last_age_ends_the_game() -> None:
    match = scene(
        {"board": {"purple": ["education"]}, "score": ["software", "robotics"]},
        {"score": ["coal"]},
    )
    play(match, "dogma education", "return robotics")
    assert match.over
    assert match.winners == (0,)
