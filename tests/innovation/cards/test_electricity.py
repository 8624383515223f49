"""Electricity (age 7, green)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_electricity_returns_tops_without_factory_for_eights() -> None:
    match = scene(
        {
            "board": {
                "green": ["electricity"],
                "red": ["archery"],
                "yellow": ["canning"],
                "blue": ["pottery", "tools"],
                "purple": ["astronomy"],
            }
        },
        {},
        decks={"8": ["flight", "mobility", "rocketry", "empiricism"]},
    )
    play(match, "dogma electricity")
    assert match.moves() == ("return archery", "return tools")
    play(match, "return tools")
    assert deck(match, 1)[:2] == ["archery", "tools"]
    assert deck(match, 5)[0] == "astronomy"
    assert pile(match, 0, "blue") == ["pottery"]
    assert pile(match, 0, "yellow") == ["canning"]
    assert pile(match, 0, "green") == ["electricity"]
    assert sorted(zone(match, 0, "hand")) == ["empiricism", "mobility", "rocketry"]


def test_electricity_without_such_a_card_draws_nothing() -> None:
    match = scene({"board": {"green": ["electricity"], "red": ["coal"]}}, {})
    play(match, "dogma electricity")
    assert zone(match, 0, "hand") == []
    assert match.seat == 0


def test_electricity_shared_empties_a_board_first() -> None:
    match = scene(
        {"board": {"green": ["electricity"]}},
        {"board": {"red": ["coal"], "purple": ["mysticism"]}},
        decks={"7": ["bicycle"], "8": ["flight"]},
    )
    play(match, "dogma electricity")
    assert pile(match, 1, "purple") == []
    assert zone(match, 1, "hand") == ["flight"]
    assert zone(match, 0, "hand") == ["bicycle"]
