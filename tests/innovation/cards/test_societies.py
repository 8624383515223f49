"""Societies (age 5, purple)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_societies_takes_a_higher_lightbulb() -> None:
    match = scene(
        {"board": {"purple": ["societies"], "blue": ["tools"], "red": ["coal"]}},
        {
            "board": {
                "blue": ["experimentation"],
                "red": ["engineering"],
                "yellow": ["perspective"],
                "green": ["the-wheel"],
            }
        },
        decks={"5": ["physics"]},
    )
    play(match, "dogma societies")
    assert match.seat == 1
    # the leader has no yellow card, so that any is higher; their red one is higher
    assert match.moves() == ("transfer perspective", "transfer experimentation")
    play(match, "transfer experimentation")
    assert pile(match, 0, "blue") == ["tools", "experimentation"]
    assert zone(match, 1, "hand") == ["physics"]
    assert match.seat == 0


def test_societies_takes_nothing_of_equal_value() -> None:
    match = scene(
        {"board": {"purple": ["societies"], "blue": ["pottery"]}},
        {"board": {"blue": ["tools"]}},
        decks={"5": ["physics"]},
    )
    play(match, "dogma societies")
    assert pile(match, 1, "blue") == ["tools"]
    assert zone(match, 1, "hand") == []


def test_societies_compares_anew_for_each_victim() -> None:
    match = scene(
        {"board": {"purple": ["societies"], "blue": ["tools"]}},
        {"board": {"blue": ["experimentation"]}},
        {"board": {"blue": ["mathematics"]}},
        decks={"5": ["coal", "physics"]},
    )
    play(match, "dogma societies", "transfer experimentation")
    assert pile(match, 0, "blue") == ["tools", "experimentation"]
    assert pile(match, 2, "blue") == ["mathematics"]
    assert zone(match, 2, "hand") == []
