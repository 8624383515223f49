"""Writing (age 1, blue)."""

from innovation.scenes import scene
from scenes import play, zone


def test_writing_draws_a_2() -> None:
    match = scene({"board": {"blue": ["writing"]}}, {}, decks={"2": ["calendar"]})
    play(match, "dogma writing")
    assert zone(match, 0, "hand") == ["calendar"]


def test_writing_shared_with_the_deck_running_out() -> None:
    match = scene(
        {"board": {"blue": ["writing"]}},
        {"board": {"purple": ["philosophy"]}},
        decks={"1": ["oars"], "2": ["calendar"], "3": ["alchemy"]},
    )
    play(match, "dogma writing")
    assert zone(match, 1, "hand") == ["calendar"]
    assert zone(match, 0, "hand") == ["alchemy", "oars"]
