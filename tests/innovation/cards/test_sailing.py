"""Sailing (age 1, green)."""

from innovation.scenes import pile, scene
from scenes import common, play, zone


def test_sailing_melds_what_it_draws() -> None:
    match = scene({"board": {"green": ["sailing"]}}, {}, decks={"1": ["oars", "clothing"]})
    play(match, "dogma sailing")
    assert pile(match, 0, "green") == ["sailing", "clothing"]
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_sailing_is_shared_and_the_leader_draws_by_their_new_board() -> None:
    match = scene(
        {"board": {"green": ["sailing"]}},
        {"board": {"purple": ["code-of-laws"]}},
        decks={"1": ["oars"], "2": ["currency", "calendar"]},
    )
    play(match, "dogma sailing")
    assert pile(match, 1, "red") == ["oars"]
    assert pile(match, 0, "blue") == ["calendar"]
    assert zone(match, 0, "hand") == ["currency"]
