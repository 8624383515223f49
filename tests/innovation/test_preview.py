"""What is told of an action before it is taken: who is in it, and whether it does anything."""

import polis
from innovation.scenes import scene


def told(match: polis.Match, move: str) -> dict[str, list[dict[str, object]]]:
    """The messages about a move, arguments by id."""
    found: dict[str, list[dict[str, object]]] = {}
    for message in match.preview(move):
        found.setdefault(message["id"], []).append(message["args"])
    return found


def test_who_shares_and_who_is_vulnerable_with_the_icons_that_decide_it() -> None:
    match = scene(
        {"hand": ["pottery"], "board": {"red": ["archery"]}},
        {"board": {"red": ["metalworking"]}},
        {"hand": ["sailing"], "board": {"purple": ["code-of-laws"]}},
    )
    said = told(match, "dogma archery")
    assert said["preview-shares"] == [{"owner": 1, "icon": "castle", "count": 3}]
    assert said["preview-vulnerable"] == [{"owner": 2, "icon": "castle", "count": 0}]


def test_a_dogma_that_finds_nothing_is_warned_of() -> None:
    empty = scene({"hand": [], "board": {"blue": ["tools"]}}, {"hand": [], "board": {}})
    assert "preview-nothing" in told(empty, "dogma tools")
    three = ["pottery", "archery", "oars"]
    full = scene({"hand": three, "board": {"blue": ["tools"]}}, {"hand": [], "board": {}})
    assert "preview-nothing" not in told(full, "dogma tools")


def test_what_one_choice_would_do_is_not_called_nothing() -> None:
    match = scene(
        {"hand": [], "board": {"yellow": ["near-field-comm"]}, "score": []},
        {"hand": [], "board": {}, "score": ["bioengineering"]},
    )
    assert "preview-nothing" not in told(match, "dogma near-field-comm")


def test_an_end_that_a_choice_can_avoid_is_not_foretold() -> None:
    leaves = {"green": ["the-wheel"], "yellow": ["fermenting"], "blue": ["bioengineering"]}
    sure = scene({"hand": [], "board": leaves}, {"hand": [], "board": {"red": ["archery"]}})
    assert "preview-ends" in told(sure, "dogma bioengineering")
    # without Clothing the second has as many leaves as the third, and nobody wins
    open_end = scene(
        {"hand": [], "board": {"blue": ["bioengineering"]}},
        {"hand": [], "board": {"yellow": ["agriculture"], "green": ["clothing"]}},
        {"hand": [], "board": {"yellow": ["anatomy"]}},
    )
    assert "preview-ends" not in told(open_end, "dogma bioengineering")


def test_a_meld_tells_what_it_changes() -> None:
    match = scene({"hand": ["metalworking"], "board": {"red": ["archery"]}}, {"board": {}})
    said = told(match, "meld metalworking")
    assert {"icon": "lightbulb", "count": 0} in said["preview-loses"]
    assert {"icon": "castle", "count": 3} in said["preview-gains"]
