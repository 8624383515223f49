"""Calendar (age 2, blue)."""

from innovation.scenes import scene
from scenes import play, zone


def test_calendar_draws_two_3s_with_more_cards_scored_than_held() -> None:
    match = scene(
        {"board": {"blue": ["calendar"]}, "hand": ["oars"], "score": ["sailing", "tools"]},
        {},
        decks={"3": ["alchemy", "optics"]},
    )
    play(match, "dogma calendar")
    assert zone(match, 0, "hand") == ["oars", "optics", "alchemy"]


def test_calendar_does_nothing_with_as_many() -> None:
    match = scene(
        {"board": {"blue": ["calendar"]}, "hand": ["oars"], "score": ["alchemy"]},
        {"board": {"yellow": ["agriculture"]}},
    )
    play(match, "dogma calendar")
    # seat 1 shares with nothing held or scored: no change, so no free draw either
    assert (zone(match, 0, "hand"), zone(match, 1, "hand")) == (["oars"], [])
