"""Road Building (age 2, red)."""

from innovation.scenes import pile, scene
from scenes import Seat, common, play, zone

ROADS: Seat = {"board": {"red": ["road-building"]}, "hand": ["oars", "tools"]}
GREEN: Seat = {"board": {"green": ["sailing", "clothing"], "red": ["optics"]}}


def test_road_building_swaps_red_for_green() -> None:
    match = scene(ROADS, GREEN, {})
    play(match, "dogma road-building", "meld oars", "meld tools")
    assert (match.seat, match.moves()) == (0, ("player 1", "player 2", "pass"))
    play(match, "player 1")
    assert pile(match, 0, "red") == ["road-building"]
    assert pile(match, 1, "red") == ["optics", "oars"]
    assert pile(match, 0, "green") == ["clothing"]
    assert pile(match, 1, "green") == ["sailing"]


def test_road_building_to_a_player_without_green_still_gives_the_red_card() -> None:
    match = play(scene(ROADS, GREEN, {}), "dogma road-building", "meld tools", "meld oars")
    play(match, "player 2")
    assert pile(match, 2, "red") == ["oars"]
    assert pile(match, 0, "green") == []


def test_road_building_with_one_card_moves_nothing() -> None:
    match = play(scene(ROADS, GREEN), "dogma road-building")
    assert match.moves() == ("meld oars", "meld tools")
    play(match, "meld tools")
    assert match.moves() == ("meld oars", "pass")
    play(match, "pass")
    assert (pile(match, 0, "red"), pile(match, 0, "green")) == (["road-building"], [])
    assert common(match, "actions") == 1


def test_road_building_may_keep_its_red_card_and_needs_a_hand() -> None:
    match = play(scene(ROADS, GREEN), "dogma road-building", "meld oars", "meld tools", "pass")
    assert pile(match, 0, "red") == ["road-building", "oars"]
    empty = play(scene({"board": {"red": ["road-building"]}}, GREEN), "dogma road-building")
    assert (empty.seat, common(empty, "actions")) == (0, 1)


def test_road_building_shared_by_one_without_red() -> None:
    match = scene(
        {"board": {"red": ["road-building"]}},
        {"board": {"green": ["the-wheel"]}, "hand": ["tools", "masonry"]},
        decks={"2": ["calendar"]},
    )
    play(match, "dogma road-building", "meld tools", "meld masonry")
    # nothing red to give away, so they are not asked for a player; the leader has no hand
    assert (match.seat, zone(match, 0, "hand")) == (0, ["calendar"])
