"""Software (age 10, blue)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_software_scores_melds_two_and_runs_the_second() -> None:
    match = scene(
        {"board": {"blue": ["software"]}, "hand": ["tools"]},
        {},
        decks={
            "1": ["oars"],
            "9": ["suburbia", "genetics"],
            "10": ["databases"],
        },
    )
    play(match, "dogma software")
    assert zone(match, 0, "score") == ["databases"]
    assert pile(match, 0, "blue") == ["software", "genetics"]
    assert pile(match, 0, "yellow") == ["suburbia"]
    play(match, "tuck tools")
    assert pile(match, 0, "blue") == ["tools", "software", "genetics"]
    assert zone(match, 0, "score") == ["databases", "oars"]
    assert zone(match, 0, "achievements") == []


def test_software_goes_up_when_the_9s_are_gone() -> None:
    """The second card is a 10 then, and is run all the same."""
    match = scene(
        {"board": {"blue": ["software"]}},
        {},
        decks={"9": ["genetics"], "10": ["stem-cells", "robotics"], "11": ["escapism", "fusion"]},
    )
    play(match, "dogma software")
    assert zone(match, 0, "score") == ["robotics"]
    assert pile(match, 0, "yellow") == ["stem-cells"]
    assert zone(match, 0, "hand") == ["fusion"]


def test_software_to_computers_to_robotics() -> None:
    """Software -> Computers -> Robotics -> The Internet: two chains."""
    match = scene(
        {"board": {"blue": ["software"], "green": ["sailing"]}},
        {},
        decks={
            "9": ["computers", "ecology"],
            "10": ["databases", "a-i", "miniaturization", "the-internet", "robotics", "stem-cells"],
            "11": ["hypersonics", "escapism", "fusion"],
        },
    )
    play(match, "dogma software")
    assert zone(match, 0, "score") == ["stem-cells", "sailing", "miniaturization"]
    assert zone(match, 0, "achievements") == ["fusion", "escapism"]
    assert pile(match, 0, "purple") == ["the-internet", "a-i"]
    assert pile(match, 0, "green") == ["databases"]
    assert pile(match, 0, "red") == ["robotics"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_software_chains_end_with_the_sixth_achievement_only_after_the_action() -> None:
    match = scene(
        {"board": {"blue": ["software"]}, "achievements": [1, 2, 3, 4, 5]},
        {"achievements": [6, 7, 8]},
        decks={
            "9": ["computers", "ecology"],
            "10": ["stem-cells", "the-internet"],
            "11": ["hypersonics", "escapism", "fusion"],
        },
    )
    play(match, "dogma software")
    # Stem Cells is still carried out
    assert zone(match, 0, "hand") == ["escapism"]
    assert match.over
    assert match.winners == (0,)


def test_software_shared_takes_the_first_cards() -> None:
    match = scene(
        {"board": {"blue": ["software"]}},
        {"board": {"red": ["fission"]}},
        decks={
            "9": ["composites", "ecology", "services", "genetics"],
            "10": ["the-internet", "databases"],
            "11": ["fusion"],
        },
    )
    play(match, "dogma software")
    assert zone(match, 1, "score") == ["databases"]
    assert pile(match, 1, "blue") == ["genetics"]
    assert pile(match, 1, "purple") == ["services"]
    assert pile(match, 0, "yellow") == ["ecology"]
    assert pile(match, 0, "red") == ["composites"]
    assert zone(match, 0, "score") == ["the-internet"]
    assert zone(match, 0, "hand") == ["fusion"]
