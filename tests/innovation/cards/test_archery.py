"""Archery (age 1, red)."""

from innovation.scenes import scene
from scenes import common, play, zone


def test_archery_takes_the_highest_card_and_junks_an_achievement() -> None:
    match = scene(
        {"board": {"red": ["archery"]}},
        {"hand": ["calendar"]},
        decks={"1": ["sailing"]},
        achievements=[1, 2, 3],
    )
    play(match, "dogma archery")
    assert (match.seat, match.moves()) == (0, ("junk-achievement 1", "junk-achievement 2"))
    play(match, "junk-achievement 2")
    assert zone(match, 0, "hand") == ["calendar"]
    assert zone(match, 1, "hand") == ["sailing"]
    assert len(common(match, "achievements")) == 2
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_archery_lets_the_victim_choose_among_ties() -> None:
    match = scene(
        {"board": {"red": ["archery"]}},
        {"hand": ["oars"]},
        decks={"1": ["sailing"]},
        achievements=[3],
    )
    play(match, "dogma archery")
    assert (match.seat, match.moves()) == (1, ("transfer oars", "transfer sailing"))
    play(match, "transfer oars")
    assert zone(match, 0, "hand") == ["oars"]
    # no achievement of value 1 or 2 is left, so nobody is asked for one
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_archery_shared_junks_twice_and_draws_once() -> None:
    match = scene(
        {"board": {"red": ["archery"]}},
        {"board": {"yellow": ["masonry"]}, "hand": ["oars"]},
        decks={"1": ["sailing"]},
        achievements=[1, 2],
    )
    play(match, "dogma archery")
    assert match.seat == 1
    play(match, "junk-achievement 1", "junk-achievement 2")
    assert common(match, "achievements") == []
    assert (zone(match, 0, "hand"), zone(match, 1, "hand")) == (["sailing"], ["oars"])
