"""Compass (age 3, green)."""

from innovation.scenes import pile, scene
from scenes import common, play


def test_compass_trades_a_leaf_for_a_card_without() -> None:
    match = scene(
        {"board": {"green": ["compass"], "blue": ["tools"], "red": ["archery"]}},
        {"board": {"yellow": ["agriculture"], "blue": ["pottery"]}},
    )
    play(match, "dogma compass")
    assert set(match.moves()) == {"transfer agriculture", "transfer pottery"}
    play(match, "transfer agriculture")
    # seen anew, with what the leader has got: all with a leaf are out of question
    assert set(match.moves()) == {"meld tools", "meld archery"}
    play(match, "meld tools")
    assert pile(match, 0, "yellow") == ["agriculture"]
    assert pile(match, 0, "blue") == []
    assert pile(match, 1, "blue") == ["pottery", "tools"]


def test_compass_takes_no_green_leaf_but_gives_all_the_same() -> None:
    match = scene(
        {"board": {"green": ["compass"], "blue": ["tools"]}}, {"board": {"green": ["clothing"]}}
    )
    play(match, "dogma compass", "meld tools")
    assert pile(match, 1, "green") == ["clothing"]
    assert pile(match, 1, "blue") == ["tools"]


def test_compass_may_cover_what_it_would_give() -> None:
    match = scene(
        {"board": {"green": ["compass"], "blue": ["tools"]}}, {"board": {"blue": ["pottery"]}}
    )
    play(match, "dogma compass", "transfer pottery")
    assert pile(match, 0, "blue") == ["tools", "pottery"]
    assert pile(match, 1, "blue") == []
    assert common(match, "actions") == 1


def test_compass_spares_as_many_crowns() -> None:
    match = scene(
        {"board": {"green": ["compass"], "blue": ["tools"]}},
        {"board": {"purple": ["code-of-laws"]}},
    )
    play(match, "dogma compass")
    assert pile(match, 1, "purple") == ["code-of-laws"]
    assert pile(match, 0, "blue") == ["tools"]
