"""The red and yellow cards of age 2."""

from typing import Any

from innovation.scenes import Seat, common, deck, pile, play, scene, zone

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


# Construction


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


# Road Building

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
    # nothing red to give away, so he is not asked for a player; the leader has no hand
    assert (match.seat, zone(match, 0, "hand")) == (0, ["calendar"])


# Canal Building


def test_canal_building_exchanges_all_the_highest() -> None:
    match = scene(
        {
            "board": {"yellow": ["canal-building"]},
            "hand": ["calendar", "currency", "oars"],
            "score": ["alchemy", "sailing"],
        },
        {},
    )
    play(match, "dogma canal-building")
    assert match.moves() == ("choose-to exchange-highest", "choose-to junk-deck-3", "pass")
    play(match, "choose-to exchange-highest")
    assert zone(match, 0, "hand") == ["oars", "alchemy"]
    assert zone(match, 0, "score") == ["sailing", "calendar", "currency"]


def test_canal_building_exchanges_with_an_empty_score_pile() -> None:
    match = scene({"board": {"yellow": ["canal-building"]}, "hand": ["calendar", "oars"]}, {})
    play(match, "dogma canal-building", "choose-to exchange-highest")
    assert (zone(match, 0, "hand"), zone(match, 0, "score")) == (["oars"], ["calendar"])


def test_canal_building_junks_the_3_deck_or_nothing() -> None:
    seat = {"board": {"yellow": ["canal-building"]}, "hand": ["oars"]}
    decks = {"3": ["alchemy", "optics"]}
    match = play(scene(seat, {}, decks=decks), "dogma canal-building", "choose-to junk-deck-3")
    assert deck(match, 3) == []
    assert {"alchemy", "optics"} <= {*common(match, "junk")}
    declined = play(scene(seat, {}, decks=decks), "dogma canal-building", "pass")
    assert (deck(declined, 3), zone(declined, 0, "hand")) == (["alchemy", "optics"], ["oars"])


# Fermenting


def test_fermenting_draws_for_each_colour_with_a_leaf_and_tucks_green() -> None:
    match = scene(
        {
            "board": {"yellow": ["fermenting"], "blue": ["pottery"], "red": ["oars"]},
            "hand": ["sailing"],
        },
        {},
        decks={"2": ["mathematics", "currency", "calendar"]},
    )
    play(match, "dogma fermenting")
    assert zone(match, 0, "hand") == ["sailing", "calendar", "currency"]
    assert match.moves() == ("tuck sailing", "tuck currency", "pass")
    play(match, "tuck currency")
    assert pile(match, 0, "green") == ["currency"]
    assert deck(match, 2) == ["mathematics"]
    assert pile(match, 0, "yellow") == ["fermenting"]


def test_fermenting_spills_the_2_deck_and_itself() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture", "fermenting"]}},
        {},
        decks={"2": ["mathematics", "currency"]},
    )
    play(match, "dogma fermenting", "pass")
    assert deck(match, 2) == []
    assert pile(match, 0, "yellow") == ["agriculture"]
    assert {"mathematics", "fermenting"} <= {*common(match, "junk")}
    assert zone(match, 0, "hand") == ["currency"]


def test_fermenting_spilt_by_a_sharer_is_gone_from_the_leaders_board() -> None:
    match = scene(
        {"board": {"yellow": ["fermenting"]}},
        {"board": {"blue": ["pottery"]}},
        decks={"1": ["oars"], "2": ["calendar", "currency"], "3": ["alchemy"]},
    )
    play(match, "dogma fermenting")
    # seat 1 drew Currency and declines; the leader's own effects go on without the card
    play(match, "pass", "pass")
    assert pile(match, 0, "yellow") == []
    assert zone(match, 1, "hand") == ["currency"]
    # the free draw is by a board without any top card
    assert zone(match, 0, "hand") == ["calendar", "oars"]
