"""Navigation (age 4, green)."""

from innovation.scenes import scene
from scenes import common, play, zone


def test_navigation_takes_a_two_or_a_three() -> None:
    match = scene(
        {"board": {"green": ["navigation"]}},
        {"score": ["tools", "currency", "paper", "anatomy"]},
    )
    play(match, "dogma navigation")
    assert set(match.moves()) == {"transfer currency", "transfer paper"}
    play(match, "transfer currency")
    assert zone(match, 0, "score") == ["currency"]
    assert zone(match, 1, "score") == ["tools", "paper", "anatomy"]


def test_navigation_finds_nothing_of_that_value() -> None:
    match = scene({"board": {"green": ["navigation"]}}, {"score": ["tools", "anatomy"]})
    play(match, "dogma navigation")
    assert zone(match, 1, "score") == ["tools", "anatomy"]
    assert common(match, "actions") == 1


def test_navigation_goes_round_the_vulnerable_only() -> None:
    match = scene(
        {"board": {"green": ["navigation"]}},
        {"score": ["paper"]},
        {"board": {"red": ["optics"]}, "score": ["currency"]},
    )
    play(match, "dogma navigation", "transfer paper")
    assert zone(match, 0, "score") == ["paper"]
    assert zone(match, 2, "score") == ["currency"]
