"""Execution within execution: a card's effects by one player alone, and chains of them."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_what_is_executed_within_is_not_shared() -> None:
    match = scene(
        {"board": {"blue": ["computers"]}},
        {"board": {"yellow": ["antibiotics"]}, "hand": ["tools"]},
        decks={"10": ["stem-cells"], "11": ["fusion", "reclamation"]},
    )
    play(match, "dogma computers")
    # Stem Cells counts leaves, of which seat 1 has as many, but it draws nothing
    assert zone(match, 0, "hand") == ["reclamation"]
    assert zone(match, 1, "hand") == ["tools"]
    assert zone(match, 0, "achievements") == []


def test_within_a_shared_effect_the_sharer_executes_alone_and_counts_as_sharing() -> None:
    match = scene(
        {"board": {"blue": ["computers"]}},
        {"board": {"red": ["fission"]}},
        decks={"10": ["databases", "globalization"], "11": ["fusion", "reclamation"]},
    )
    play(match, "dogma computers")
    # Globalization: its demand is left out, its other effect melds an 11
    assert pile(match, 1, "yellow") == ["globalization", "reclamation"]
    assert pile(match, 0, "green") == ["databases"]
    assert zone(match, 0, "hand") == ["fusion"]


def test_an_execution_within_an_execution_earns_an_11_each_time() -> None:
    match = scene(
        {"board": {"green": ["self-service"], "blue": ["computers"]}},
        {"achievements": ["oars"]},
        decks={"10": ["stem-cells", "robotics"], "11": ["fusion", "escapism", "climatology"]},
    )
    play(match, "dogma self-service", "execute computers")
    # Computers melds and executes Robotics (one 11), which melds and executes nothing: no clock
    assert zone(match, 0, "achievements") == ["climatology"]
    assert zone(match, 0, "score") == ["self-service"]
    assert pile(match, 0, "yellow") == ["stem-cells"]


def test_a_chain_without_an_11_left_ends_the_game() -> None:
    match = scene(
        {"board": {"green": ["self-service"], "blue": ["computers"]}},
        {"achievements": ["oars"], "score": ["tools"]},
        decks={"10": ["stem-cells"], "11": []},
    )
    play(match, "dogma self-service", "execute computers")
    assert match.over
    assert match.winners == (1,)
