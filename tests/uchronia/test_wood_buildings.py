"""The eight Buildings of Wood."""

import pytest
from scenes import Seat, common, play, zone
from uchronia.scenes import cards, look_alike, scene

ORDERS = ("production", "exploration", "draconians", "construction", "trade")


def test_frontier_post_is_shown_one_card_fewer_than_the_others() -> None:
    match = scene(
        {"hand": cards("brick clay wood"), "activities": ["brick"]},
        {"hand": cards("clay wood"), "domain": ["stone"], "buildings": ["frontier-post"]},
        {"hand": cards("clay wood"), "domain": ["stone"]},
        forum=cards("clay wood"),
    )
    play(match, "command brick", "reveal clay", "reveal wood")
    assert (match.seat, match.moves()) == (0, ("hide clay", "hide wood"))
    play(match, "hide clay")
    assert (match.seat, match.moves()) == (1, ("give wood",))
    play(match, "give wood")
    assert (match.seat, match.moves()) == (2, ("give clay", "give wood"))
    play(match, "give clay")
    # the Forum step is unaffected: both colours come
    assert zone(match, 0, "stock") == cards("2 clay 2 wood")


def test_frontier_post_saves_its_owner_from_a_single_revealed_card() -> None:
    match = scene(
        {"hand": cards("brick clay")},
        {"hand": cards("2 clay"), "domain": ["stone"], "buildings": ["frontier-post"]},
        forum=["clay"],
    )
    play(match, "command brick", "reveal clay")
    assert match.moves() == ("hide clay",)
    play(match, "hide clay")
    assert zone(match, 1, "hand") == cards("2 clay")
    assert zone(match, 0, "stock") == ["clay"]
    assert match.view(None)["seats"][1]["lacks"] == []


def test_frontier_post_does_not_help_against_two_cards_of_one_colour() -> None:
    match = scene(
        {"hand": cards("brick 2 clay"), "activities": ["brick"]},
        {"hand": ["clay"], "domain": ["stone"], "buildings": ["frontier-post"]},
    )
    play(match, "command brick", "reveal clay", "reveal clay", "hide clay")
    assert (match.seat, match.moves()) == (1, ("give clay",))


def test_not_giving_behind_a_frontier_post_tells_only_of_the_colour_shown() -> None:
    match = scene(
        {"hand": cards("brick clay wood"), "activities": ["brick"]},
        {"hand": ["clay"], "domain": ["stone"], "buildings": ["frontier-post"]},
    )
    play(match, "command brick", "reveal clay", "reveal wood", "hide clay")
    seats = match.view(None)["seats"]
    assert seats[1]["lacks"] == ["wood"]
    # also the card hidden from one player has been seen by everyone
    assert seats[0]["seen"] == ["clay", "wood"]


@pytest.mark.parametrize("out_of_reach", [{"hand": ["clay"]}, {"domain": ["stone"]}])
def test_nothing_is_hidden_from_a_frontier_post_out_of_reach(out_of_reach: Seat) -> None:
    match = scene({"hand": cards("brick clay")}, {**out_of_reach, "buildings": ["frontier-post"]})
    play(match, "command brick", "reveal clay")
    assert (match.seat, match.moves()[-1]) == (1, "plot")


def test_dock_stores_one_card_from_hand_after_production() -> None:
    match = scene(
        {"hand": cards("clay wood brick"), "activities": ["clay"], "buildings": ["dock"]},
        {},
        forum=cards("2 stone"),
    )
    play(match, "command clay", "take stone", "take stone")
    assert match.moves() == ("use dock", "pass")
    play(match, "use dock")
    assert match.moves() == ("store wood", "store brick")
    play(match, "store brick")
    assert zone(match, 0, "stock") == cards("brick 2 stone")
    assert match.seat == 1


def test_dock_follows_a_copied_production_that_found_nothing_and_may_be_declined() -> None:
    match = scene(
        {"hand": ["wood"], "activities": ["clay"], "buildings": ["dock"]},
        {"domain": ["clay"]},
        pile=[],
    )
    play(match, "plot", "copy production from 1")
    assert match.moves() == ("use dock", "pass")
    play(match, "pass")
    assert (match.seat, zone(match, 0, "hand")) == (1, ["wood"])


def test_crane_lets_any_card_but_stone_stand_for_construction() -> None:
    match = scene({"hand": cards("2 clay stone marble"), "buildings": ["crane"]}, {})
    assert [move for move in match.moves() if " as " in move] == [
        "command clay as construction",
        "command marble as construction",
    ]
    assert {"command clay", "command stone", "command clay clay trade"} < set(match.moves())


def test_crane_counts_construction_activities_and_not_those_of_the_card() -> None:
    match = scene(
        {
            "hand": ["clay"],
            "stock": cards("3 wood"),
            "activities": cards("2 clay stone"),
            "sites": {"dock": [], "circus": [], "market": []},
            "buildings": ["crane"],
        },
        {},
    )
    play(match, "command clay as construction", "add wood to dock")
    assert match.moves() == ("add wood to circus", "add wood to market", "pass")
    play(match, "add wood to circus")
    assert match.seat == 1
    assert zone(match, 0, "domain") == ["clay"]


def test_a_card_played_with_the_crane_is_copied_by_its_colour() -> None:
    match = scene({"hand": ["clay"], "buildings": ["crane"]}, {"activities": cards("clay stone")})
    play(match, "command clay as construction", "plot")
    assert match.moves() == ("copy production from 0", "pass")


def test_market_raises_the_limit_by_three_in_all() -> None:
    match = scene(
        {
            "hand": ["marble"],
            "stock": cards("2 wood"),
            "activities": cards("3 clay marble"),
            "buildings": ["market"],
        },
        {},
    )
    assert match.view(0)["seats"][0]["limit"] == 5
    play(match, "command marble", "launch wood")
    # the Trade Activity would allow a second launch, the limit does not
    assert match.seat == 1
    assert zone(match, 0, "stock") == ["wood"]


def test_market_does_nothing_before_it_is_completed() -> None:
    match = scene({"hand": ["stone"], "stock": ["wood"], "sites": {"market": []}}, {})
    assert match.view(0)["seats"][0]["limit"] == 2
    play(match, "command stone", "add wood to market")
    assert match.view(0)["seats"][0]["limit"] == 5


def test_circus_pairs_cards_of_different_colours_for_any_order() -> None:
    match = scene({"hand": cards("wood clay brick"), "buildings": ["circus"]}, {})
    pairs = [move for move in match.moves() if move.count(" ") == 3]
    assert pairs == [
        f"command {pair} {order}"
        for pair in ("clay wood", "clay brick", "wood brick")
        for order in ORDERS
    ]


def test_a_mixed_pair_has_the_bonus_of_its_order_and_may_be_copied_by_either_card() -> None:
    match = scene(
        {
            "hand": cards("wood brick"),
            "stock": cards("2 clay"),
            "activities": ["marble"],
            "buildings": ["circus"],
        },
        {"activities": cards("wood brick"), "buildings": ["dock"]},
    )
    play(match, "command wood brick trade", "launch clay", "launch clay", "plot")
    assert match.moves() == ("copy exploration from 0", "copy draconians from 0", "pass")


def test_caravanserai_draws_a_card_that_only_its_owner_sees() -> None:
    match = scene(
        {"hand": cards("2 wood"), "buildings": ["caravanserai"]}, {}, pile=cards("brick marble")
    )
    play(match, "command wood", "store wood")
    assert match.moves() == ("use caravanserai", "pass")
    before = len(match.events(0))
    play(match, "use caravanserai")
    assert zone(match, 0, "hand") == ["marble"]
    assert match.events(before, 0)[1]["material"] == "marble"
    assert match.events(before, 1)[1]["material"] is None
    assert match.view(1)["seats"][0]["seen"] == []


def test_caravanserai_draws_from_the_forum_when_pile_and_discard_are_empty() -> None:
    match = scene(
        {"hand": ["wood"], "buildings": ["caravanserai"]}, {}, pile=[], forum=cards("3 clay")
    )
    # the Exploration itself moves nothing: no card is left in Hand
    play(match, "command wood", "use caravanserai")
    assert zone(match, 0, "hand") == ["clay"]
    assert (common(match, "forum"), common(match, "pile")) == ([], cards("2 clay"))


def test_carpenters_yard_transfers_from_hand_and_may_complete() -> None:
    match = scene(
        {
            "hand": cards("stone wood marble"),
            "sites": {"dock": [], "square": ["marble"]},
            "buildings": ["carpenters-yard"],
        },
        {},
    )
    play(match, "command stone")
    assert match.moves() == ("use carpenters-yard", "pass")
    play(match, "use carpenters-yard")
    assert match.moves() == ("add wood to dock", "add marble to square")
    play(match, "add wood to dock")
    assert zone(match, 0, "buildings") == ["carpenters-yard", "dock"]
    assert zone(match, 0, "hand") == ["marble"]
    assert match.seat == 1


def test_carpenters_yard_asks_whether_a_card_of_the_hand_fits_or_not() -> None:
    fits, does_not = [
        scene(
            {"hand": ["stone", card], "sites": {"dock": []}, "buildings": ["carpenters-yard"]}, {}
        )
        for card in ("wood", "brick")
    ]
    for match in (fits, does_not):
        play(match, "command stone")
    assert fits.moves() == ("use carpenters-yard", "pass")
    assert does_not.moves() == ("pass",)
    assert look_alike(fits, does_not, 1), "the question does not betray the Hand"
    play(fits, "pass")
    assert (fits.seat, zone(fits, 0, "hand")) == (1, ["wood"])


def test_carpenters_yard_cannot_feed_what_was_started_this_turn() -> None:
    works = ["dock", "square", "palace", "gate", "bridge"]
    me = {"hand": cards("stone wood"), "buildings": ["carpenters-yard"]}
    match = scene(me, {}, forum=["wood"], works=works)
    play(match, "command stone", "found dock")
    assert match.seat == 1
    match = scene({**me, "sites": {"crane": []}}, {}, forum=["wood"], works=works)
    play(match, "command stone", "found dock", "use carpenters-yard")
    assert match.moves() == ("add wood to crane",)


def test_carpenters_yard_serves_the_very_order_that_completes_it() -> None:
    match = scene(
        {
            "hand": cards("stone wood"),
            "stock": ["wood"],
            "sites": {"carpenters-yard": [], "dock": []},
        },
        {},
    )
    play(match, "command stone", "add wood to carpenters-yard")
    assert match.moves() == ("use carpenters-yard", "pass")


def test_paddock_takes_a_card_that_the_victim_or_the_forum_brought() -> None:
    match = scene(
        {
            "hand": cards("brick clay wood"),
            "stock": ["marble"],
            "activities": ["brick"],
            "buildings": ["paddock"],
        },
        {"hand": ["clay"], "domain": ["stone"]},
        forum=["wood"],
    )
    play(match, "command brick", "reveal clay", "reveal wood", "give clay")
    assert match.moves() == ("use paddock", "pass")
    play(match, "use paddock")
    # the Marble lay in the Stock before
    assert match.moves() == ("take clay", "take wood")
    play(match, "take wood")
    assert zone(match, 0, "stock") == ["clay", "marble"]
    assert match.view(1)["seats"][0]["seen"] == cards("clay 2 wood")


def test_paddock_may_take_the_clay_of_a_viaduct() -> None:
    match = scene(
        {"hand": cards("brick wood"), "buildings": ["paddock"]},
        {"stock": ["clay"], "buildings": ["viaduct"]},
    )
    play(match, "command brick", "reveal wood", "pay clay", "use paddock")
    assert match.moves() == ("take clay",)


def test_paddock_waits_for_the_bridge_and_sees_its_card() -> None:
    match = scene(
        {"hand": cards("brick wood"), "buildings": ["paddock", "bridge"]},
        {"sites": {"square": ["marble"]}},
    )
    play(match, "command brick", "reveal wood")
    assert match.moves() == ("use bridge", "pass")
    play(match, "use bridge", "take marble from square of 1")
    assert match.moves() == ("use paddock", "pass")
    play(match, "use paddock", "take marble")
    assert zone(match, 0, "hand") == ["wood", "marble"]
    assert match.seat == 1


def test_paddock_used_before_the_bridge_does_not_see_its_card() -> None:
    match = scene(
        {"hand": cards("brick wood"), "buildings": ["paddock", "bridge"]},
        {"sites": {"square": ["marble"]}},
        forum=["wood"],
    )
    play(match, "command brick", "reveal wood")
    assert match.moves() == ("use bridge", "use paddock", "pass")
    play(match, "use paddock")
    assert match.moves() == ("take wood",)
    play(match, "take wood")
    assert match.moves() == ("use bridge", "pass")


@pytest.mark.parametrize(
    ("me", "order"),
    [
        ({"hand": ["clay"], "buildings": ["dock"]}, ["command clay"]),
        ({"hand": cards("2 wood"), "buildings": ["caravanserai"]}, ["command wood", "store wood"]),
        ({"hand": cards("stone wood"), "buildings": ["carpenters-yard"]}, ["command stone"]),
        (
            {"hand": ["stone"], "sites": {"dock": []}, "buildings": ["carpenters-yard"]},
            ["command stone"],
        ),
        (
            {"hand": cards("brick clay"), "stock": ["clay"], "buildings": ["paddock"]},
            ["command brick", "reveal clay"],
        ),
    ],
)
def test_a_bonus_that_can_do_nothing_is_not_offered(me: Seat, order: list[str]) -> None:
    match = scene(me, {}, pile=[])
    play(match, *order)
    assert match.seat == 1
