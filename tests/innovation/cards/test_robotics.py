"""Robotics (age 10, red)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_robotics_scores_green_and_runs_a_card_with_a_clock() -> None:
    match = scene(
        {"board": {"red": ["robotics"], "green": ["clothing", "sailing"]}},
        {},
        decks={"10": ["globalization", "stem-cells", "self-service", "the-internet"]},
    )
    play(match, "dogma robotics")
    # The Internet has a clock: it scores Self Service, and melds two
    assert zone(match, 0, "score") == ["sailing", "self-service"]
    assert pile(match, 0, "green") == ["clothing"]
    assert pile(match, 0, "purple") == ["the-internet"]
    assert pile(match, 0, "yellow") == ["stem-cells", "globalization"]
    assert zone(match, 0, "achievements") == []


def test_robotics_runs_no_card_without_factory_and_clock() -> None:
    match = scene(
        {"board": {"red": ["robotics"]}, "hand": ["tools"]},
        {},
        decks={"10": ["stem-cells"], "11": ["fusion"]},
    )
    play(match, "dogma robotics")
    assert pile(match, 0, "yellow") == ["stem-cells"]
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["tools"]
    assert deck(match, 11) == ["fusion"]


def test_robotics_runs_a_card_with_a_factory_without_its_demand() -> None:
    match = scene(
        {"board": {"red": ["robotics"]}, "score": ["tools"]},
        {"board": {"yellow": ["sanitation"]}},
        decks={"10": ["globalization"], "11": ["escapism"]},
    )
    play(match, "dogma robotics")
    assert pile(match, 1, "yellow") == ["sanitation"]
    assert pile(match, 0, "purple") == ["escapism"]
    assert not match.over


def test_robotics_to_software_to_computers() -> None:
    """Robotics -> Software -> Computers -> Databases: two chains."""
    match = scene(
        {"board": {"red": ["robotics"]}},
        {},
        decks={
            "9": ["computers", "ecology"],
            "10": ["databases", "the-internet", "software"],
            "11": ["fusion", "escapism", "hypersonics"],
        },
    )
    play(match, "dogma robotics")
    assert pile(match, 0, "blue") == ["software", "computers"]
    assert pile(match, 0, "yellow") == ["ecology"]
    assert pile(match, 0, "green") == ["databases"]
    assert zone(match, 0, "score") == ["the-internet"]
    assert zone(match, 0, "achievements") == ["hypersonics", "escapism"]
    assert deck(match, 11) == ["fusion"]


def test_robotics_shared_runs_what_each_has_melded() -> None:
    match = scene(
        {"board": {"red": ["robotics"], "green": ["sailing"]}},
        {"board": {"yellow": ["globalization"], "green": ["clothing"]}},
        decks={"10": ["stem-cells", "databases"], "11": ["fusion"]},
    )
    play(match, "dogma robotics")
    assert zone(match, 1, "score") == ["clothing"]
    assert zone(match, 0, "score") == ["sailing"]
    assert pile(match, 1, "green") == ["databases"]
    assert pile(match, 0, "yellow") == ["stem-cells"]
    assert zone(match, 0, "hand") == ["fusion"]
