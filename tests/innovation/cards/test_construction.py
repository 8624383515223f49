"""Construction (age 2, red)."""

from typing import Any

from innovation.scenes import scene
from scenes import common, play, zone

FIVE: Any = {
    "red": ["construction"],
    "yellow": ["masonry"],
    "green": ["sailing"],
    "blue": ["tools"],
    "purple": ["mysticism"],
}
OTHER_FIVE: Any = {
    "red": ["optics"],
    "yellow": ["medicine"],
    "green": ["paper"],
    "blue": ["translation"],
    "purple": ["education"],
}


def test_construction_takes_two_cards_and_the_victim_draws() -> None:
    match = scene(
        {"board": {"red": ["construction"]}},
        {"hand": ["oars", "sailing", "alchemy"]},
        decks={"2": ["calendar"]},
    )
    play(match, "dogma construction", "transfer oars")
    assert (match.seat, match.moves()) == (1, ("transfer sailing", "transfer alchemy"))
    play(match, "transfer alchemy")
    assert zone(match, 0, "hand") == ["oars", "alchemy"]
    assert zone(match, 1, "hand") == ["sailing", "calendar"]
    assert common(match, "specials") == {}


def test_construction_takes_what_there_is() -> None:
    match = scene(
        {"board": {"red": ["construction"]}},
        {"hand": ["oars"]},
        {},
        decks={"2": ["currency", "calendar"]},
    )
    play(match, "dogma construction", "transfer oars")
    assert zone(match, 0, "hand") == ["oars"]
    assert (zone(match, 1, "hand"), zone(match, 2, "hand")) == (["calendar"], ["currency"])


def test_construction_claims_the_empire_for_the_only_five_top_cards() -> None:
    match = scene({"board": FIVE}, {"board": {"red": ["optics"]}}, decks={"2": ["calendar"]})
    play(match, "dogma construction")
    assert common(match, "specials") == {"empire": 0}
    tied = scene({"board": FIVE}, {"board": OTHER_FIVE}, decks={"2": ["calendar"]})
    play(tied, "dogma construction")
    assert common(tied, "specials") == {}


def test_construction_gives_the_empire_to_a_sharer_alone_with_five() -> None:
    match = scene(
        {"board": {"red": ["construction"]}},
        {"board": {**FIVE, "red": ["metalworking"]}},
        decks={"2": ["calendar"]},
    )
    play(match, "dogma construction")
    assert common(match, "specials") == {"empire": 1}
    assert zone(match, 0, "hand") == ["calendar"]
