"""Mobility (age 8, red)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_mobility_takes_the_two_highest_without_factory() -> None:
    match = scene(
        {"board": {"red": ["mobility"]}},
        {
            "board": {
                "red": ["optics"],
                "yellow": ["masonry"],
                "green": ["banking"],
                "blue": ["translation", "atomic-theory"],
                "purple": ["code-of-laws", "education"],
            }
        },
        decks={"8": ["flight"]},
    )
    play(match, "dogma mobility")
    assert sorted(zone(match, 0, "score")) == ["atomic-theory", "education"]
    assert pile(match, 1, "blue") == ["translation"]
    assert pile(match, 1, "purple") == ["code-of-laws"]
    assert pile(match, 1, "green") == ["banking"]
    assert pile(match, 1, "red") == ["optics"]
    assert zone(match, 1, "hand") == ["flight"]


def test_mobility_takes_cards_of_different_colours_and_asks_among_ties() -> None:
    match = scene(
        {"board": {"red": ["mobility"]}},
        {
            "board": {
                "blue": ["translation", "atomic-theory"],
                "green": ["sailing"],
                "purple": ["mysticism"],
            }
        },
    )
    play(match, "dogma mobility")
    assert match.seat == 1
    assert match.moves() == ("transfer sailing", "transfer mysticism")
    play(match, "transfer mysticism")
    assert sorted(zone(match, 0, "score")) == ["atomic-theory", "mysticism"]
    assert pile(match, 1, "blue") == ["translation"]


def test_mobility_takes_what_there_is() -> None:
    match = scene(
        {"board": {"red": ["mobility"]}},
        {"board": {"blue": ["tools", "pottery"]}},
        {"board": {"red": ["oars"], "green": ["banking"]}},
        decks={"8": ["rocketry", "flight"]},
    )
    play(match, "dogma mobility")
    assert zone(match, 0, "score") == ["pottery"]
    assert pile(match, 1, "blue") == ["tools"]
    assert zone(match, 1, "hand") == ["flight"]
    assert zone(match, 2, "hand") == []
    assert pile(match, 2, "red") == ["oars"]
