"""Marble Buildings: the normal case and the edges of each.

Palace, Gymnasium and Hippodrome have files of their own idea.
"""

import pytest
from scenes import common, play, zone
from uchronia.scenes import cards, scene

WOOD_WORKS = ["dock", "crane", "market", "circus", "paddock"]


def test_basilica_launches_an_activity_of_the_completed_colour() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("clay 2 wood"),
            "sites": {"dock": []},
            "buildings": ["basilica"],
        },
        {},
    )
    play(match, "command stone", "add wood to dock")
    assert match.moves() == ("use basilica", "pass")
    play(match, "use basilica")
    assert match.moves() == ("launch wood",)
    play(match, "launch wood")
    assert zone(match, 0, "activities") == ["wood"]
    assert common(match, "monopolies") == {"wood": 0}


def test_basilica_can_use_the_place_that_the_completed_building_adds() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("2 wood"),
            "activities": cards("3 clay"),
            "sites": {"dock": []},
            "buildings": ["basilica"],
        },
        {},
    )
    play(match, "command stone", "add wood to dock", "use basilica", "launch wood")
    assert zone(match, 0, "activities") == cards("3 clay wood")


def test_basilica_is_not_asked_without_a_card_of_the_colour_in_stock() -> None:
    match = scene(
        {
            "hand": cards("wood stone"),
            "stock": cards("clay wood"),
            "sites": {"dock": []},
            "buildings": ["basilica"],
        },
        {},
    )
    play(match, "command stone", "add wood to dock")
    assert match.seat == 1


def test_basilica_ignores_what_an_opponent_completes() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["wood"], "sites": {"dock": []}},
        {"stock": ["wood"], "buildings": ["basilica"]},
    )
    play(match, "command stone", "add wood to dock")
    assert "plot" in match.moves()


def test_square_may_repeat_an_order_but_gives_no_activity_bonus() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": ["marble"],
            "activities": cards("2 clay"),
            "sites": {"square": cards("2 marble")},
        },
        {},
        forum=cards("5 wood"),
    )
    play(match, "command stone", "add marble to square", "use square")
    play(match, *["order production", "take wood"] * 3)
    assert match.seat == 1
    assert zone(match, 0, "stock") == cards("3 wood")


def test_square_may_stop_early_or_be_declined() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["marble"], "sites": {"square": cards("2 marble")}},
        {},
    )
    play(match, "command stone", "add marble to square")
    declined = play(match.clone(), "pass")
    assert declined.seat == 1
    play(match, "use square", "order exploration", "pass")
    assert match.seat == 1


def test_square_grants_its_orders_their_building_bonuses() -> None:
    match = scene(
        {
            "hand": cards("clay stone"),
            "stock": ["marble"],
            "sites": {"square": cards("2 marble")},
            "buildings": ["dock"],
        },
        {},
    )
    play(match, "command stone", "add marble to square", "use square", "order production")
    assert match.moves() == ("use dock", "pass")
    play(match, "use dock", "store clay")
    assert zone(match, 0, "stock") == ["clay"]


def test_fountain_is_fed_card_by_card_with_marble_of_the_forum() -> None:
    match = scene(
        {"hand": ["clay"], "activities": cards("2 clay"), "sites": {"fountain": []}},
        {},
        forum=cards("wood 2 marble"),
    )
    play(match, "command clay")
    assert match.moves() == ("take wood", "take marble", "feed marble")
    play(match, "feed marble", "take marble")
    assert match.moves() == ("take wood", "pass")
    assert zone(match, 0, "sites") == {"fountain": ["marble"]}
    assert zone(match, 0, "stock") == ["marble"]


def test_fountain_completed_by_production_lets_the_production_go_on() -> None:
    match = scene(
        {
            "hand": ["clay"],
            "activities": ["clay"],
            "sites": {"fountain": cards("2 marble")},
        },
        {},
        forum=cards("2 marble"),
    )
    play(match, "command clay", "feed marble")
    assert match.scores == (3 + 1, 0)
    assert match.moves() == ("take marble", "pass")


def test_fountain_takes_no_clay_from_the_forum_even_with_a_watchtower() -> None:
    match = scene(
        {"hand": ["clay"], "sites": {"fountain": []}, "buildings": ["watchtower"]},
        {},
        forum=["clay"],
    )
    play(match, "command clay")
    assert match.moves() == ("take clay",)


def test_fountain_takes_no_unseen_card_of_the_atrium() -> None:
    match = scene(
        {"hand": ["clay"], "sites": {"fountain": []}, "buildings": ["atrium"]},
        {},
        pile=["marble"],
    )
    play(match, "command clay")
    assert match.moves() == ("take top",)


def test_fountain_is_not_fed_in_the_turn_it_was_started() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["marble"], "sites": {"square": cards("2 marble")}},
        {},
        forum=cards("2 marble"),
        works=["fountain", *WOOD_WORKS[:4]],
    )
    play(match, "command stone", "add marble to square", "use square")
    play(match, "order construction", "found fountain", "order production")
    assert match.moves() == ("take marble",)


def test_fountain_is_also_fed_like_any_other_site() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["marble"], "sites": {"fountain": []}},
        {},
        works=WOOD_WORKS,
    )
    play(match, "command stone", "add marble to fountain")
    assert zone(match, 0, "sites") == {"fountain": ["marble"]}


def test_colossus_may_be_founded_with_any_colour() -> None:
    match = scene(
        {"hand": ["stone"]},
        {},
        forum=cards("clay marble"),
        works=["colossus", *WOOD_WORKS[:4]],
    )
    play(match, "command stone")
    assert match.moves() == ("found colossus with clay", "found colossus with marble")
    play(match, "found colossus with clay")
    assert common(match, "discard") == ["clay"]
    assert zone(match, 0, "sites") == {"colossus": []}


def test_colossus_is_built_of_marble_only_and_worth_five_points() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("clay marble"),
            "sites": {"colossus": cards("2 marble")},
        },
        {},
    )
    assert match.scores == (0, 0)
    play(match, "command stone")
    assert match.moves() == ("add marble to colossus",)
    play(match, "add marble to colossus")
    assert match.scores == (5, 0)


def test_colossus_can_be_founded_from_hand_with_the_arcade() -> None:
    match = scene(
        {"hand": cards("clay stone"), "buildings": ["arcade"]},
        {},
        forum=["wood"],
        works=["colossus", "gate", "rampart", "square", "shrine"],
    )
    play(match, "command stone")
    assert match.moves() == ("found colossus with wood", "found colossus with clay from hand")


def test_starting_the_colossus_from_hand_is_mandatory_when_nothing_else_is_possible() -> None:
    # it needs no card of a certain colour, so asking betrays nothing of the Hand
    match = scene(
        {"hand": cards("clay stone"), "buildings": ["arcade"]},
        {},
        works=["colossus", *WOOD_WORKS[:4]],
    )
    play(match, "command stone")
    assert match.moves() == ("found colossus with clay from hand",)


@pytest.mark.parametrize(
    ("activities", "points"),
    [
        ("", 0),
        ("clay wood", 0),
        ("3 clay", 0),
        ("clay wood brick", 1),
        ("clay wood brick stone", 2),
        ("clay wood brick stone 2 marble", 3),
    ],
)
def test_capitol_counts_the_colours_of_activities_beyond_two(activities: str, points: int) -> None:
    match = scene({"activities": cards(activities), "buildings": ["capitol", "market"]}, {})
    assert match.view(None)["seats"][0]["points"]["effects"] == points


def test_capitol_points_are_live_and_gymnasium_adds_none() -> None:
    match = scene(
        {
            "hand": ["marble"],
            "stock": ["brick"],
            "activities": cards("clay marble"),
            "buildings": ["capitol", "gymnasium"],
        },
        {"activities": cards("clay brick")},
    )
    assert match.scores[0] == 6 + 1, "the Buildings and the Trade Monopoly"
    play(match, "command marble", "launch brick")
    assert match.scores[0] == 6 + 1 + 1
