"""Completions inside Orders, and Buildings that meet each other."""

import pytest
from scenes import Seat, common, play, zone
from uchronia.scenes import cards, scene

WOOD_WORKS = ["dock", "crane", "market", "circus", "paddock"]


def test_basilica_launches_for_its_own_completion() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("2 marble"),
            "activities": cards("2 clay"),
            "sites": {"basilica": cards("2 marble")},
        },
        {},
    )
    play(match, "command stone", "add marble to basilica")
    assert match.moves() == ("use basilica", "pass")
    play(match, "use basilica", "launch marble")
    assert zone(match, 0, "activities") == cards("2 clay marble")


def test_basilica_spent_on_its_own_last_marble_has_nothing_to_launch() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("wood marble"),
            "sites": {"basilica": cards("2 marble")},
        },
        {},
    )
    play(match, "command stone", "add marble to basilica")
    assert match.seat == 1


def test_basilica_and_an_effect_on_completion_come_in_the_owners_sequence() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": ["brick"],
            "sites": {"foundry": ["brick"]},
            "buildings": ["basilica"],
        },
        {},
        forum=["brick"],
    )
    play(match, "command stone", "add brick to foundry")
    # without a Brick in Stock Basilica can do nothing until the Foundry has brought one
    assert match.moves() == ("use foundry", "pass")
    play(match, "use foundry", "take brick")
    assert match.moves() == ("use basilica", "pass")
    play(match, "use basilica", "launch brick")
    assert zone(match, 0, "activities") == ["brick"]


def test_orders_of_the_square_can_use_up_the_place_that_basilica_waited_for() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("clay 2 marble"),
            "activities": cards("3 clay"),
            "sites": {"square": cards("2 marble")},
            "buildings": ["basilica"],
        },
        {},
    )
    play(match, "command stone", "add marble to square")
    assert match.moves() == ("use basilica", "use square", "pass")
    play(match, "use square", "order trade", "launch clay", "pass")
    assert match.seat == 1
    assert zone(match, 0, "stock") == ["marble"]


def test_a_basilica_completed_by_the_square_serves_itself_and_then_the_square() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("4 marble"),
            "sites": {"square": cards("2 marble"), "basilica": cards("2 marble")},
        },
        {},
        works=WOOD_WORKS,
    )
    play(match, "command stone", "add marble to square", "use square", "order construction")
    play(match, "add marble to basilica", "use basilica", "launch marble", "pass")
    # looked at anew: Basilica is active now and the Square's completion still goes on
    assert match.moves() == ("use basilica", "pass")
    play(match, "use basilica", "launch marble")
    assert match.seat == 1
    assert zone(match, 0, "activities") == cards("2 marble")


def test_a_completion_inside_the_square_is_resolved_before_the_next_order() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("brick marble"),
            "sites": {"square": cards("2 marble"), "school": ["brick"]},
        },
        {},
        works=WOOD_WORKS,
    )
    play(match, "command stone", "add marble to square", "use square", "order construction")
    play(match, "add brick to school")
    assert match.moves() == ("use school", "pass")
    play(match, "use school")
    assert len(zone(match, 0, "hand")) == 2 + 2
    assert match.decision()["ask"]["id"] == "ask-order"
    assert match.decision()["ask"]["args"]["count"] == 2


def test_a_building_completed_inside_the_square_works_in_the_next_order() -> None:
    match = scene(
        {
            "hand": cards("clay stone"),
            "stock": cards("wood marble"),
            "sites": {"square": cards("2 marble"), "dock": []},
        },
        {},
        works=["crane", "market", "circus", "paddock", "tavern"],
    )
    play(match, "command stone", "add marble to square", "use square")
    play(match, "order construction", "add wood to dock", "order production")
    assert match.moves() == ("use dock", "pass")


def test_the_interrupted_construction_goes_on_after_the_square() -> None:
    match = scene(
        {
            "hand": cards("stone"),
            "stock": cards("wood marble"),
            "activities": ["stone"],
            "sites": {"square": cards("2 marble"), "dock": []},
        },
        {},
        works=["crane", "market", "circus", "paddock", "tavern"],
    )
    play(match, "command stone", "add marble to square", "use square", "pass")
    assert match.moves() == ("add wood to dock", "pass")


def test_a_bonus_building_completed_during_its_own_order_gives_its_bonus_at_once() -> None:
    match = scene(
        {
            "hand": cards("stone marble"),
            "stock": ["wood"],
            "sites": {"carpenters-yard": [], "square": []},
        },
        {},
        works=WOOD_WORKS,
    )
    play(match, "command stone", "add wood to carpenters-yard")
    assert match.moves() == ("use carpenters-yard", "pass")
    play(match, "use carpenters-yard", "add marble to square")
    assert zone(match, 0, "sites") == {"square": ["marble"]}


def test_a_bonus_building_completed_in_a_nested_order_serves_both_orders() -> None:
    match = scene(
        {
            "hand": cards("stone 2 marble"),
            "stock": cards("wood marble"),
            "sites": {
                "carpenters-yard": [],
                "square": cards("2 marble"),
                "palace": [],
            },
        },
        {},
        works=WOOD_WORKS,
    )
    play(match, "command stone", "add marble to square", "use square", "order construction")
    play(match, "add wood to carpenters-yard", "use carpenters-yard", "add marble to palace")
    play(match, "pass")
    assert match.moves() == ("use carpenters-yard", "pass"), "the Commanded Construction's own"
    play(match, "use carpenters-yard", "add marble to palace")
    assert zone(match, 0, "sites") == {"palace": cards("2 marble")}


def test_completing_inside_an_order_does_not_change_the_activities_it_counted() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("wood 3 stone"),
            "sites": {"gate": ["stone"], "rampart": [], "dock": []},
            "buildings": ["basilica"],
        },
        {},
        works=WOOD_WORKS,
    )
    play(match, "command stone", "add stone to gate", "use basilica", "launch stone")
    assert match.seat == 1


BRIDGE: Seat = {"hand": cards("clay brick"), "buildings": ["bridge"]}
BUILDER: Seat = {"domain": ["wood"], "hand": ["wood"], "sites": {"square": ["marble"]}}


def test_viaduct_paid_keeps_bridge_away_and_declined_does_not() -> None:
    match = scene(BRIDGE, {**BUILDER, "stock": ["clay"], "buildings": ["viaduct"]})
    play(match, "command brick", "reveal clay")
    assert (match.seat, match.moves()) == (1, ("pay clay", "pass"))
    paid = play(match.clone(), "pay clay")
    assert paid.seat == 1
    assert zone(paid, 0, "stock") == ["clay"]
    play(match, "pass")
    assert match.moves() == ("use bridge", "pass")


def test_viaduct_is_asked_with_an_empty_domain_because_of_bridge() -> None:
    match = scene(
        BRIDGE,
        {**BUILDER, "domain": [], "stock": ["clay"], "buildings": ["viaduct"]},
        BUILDER,
    )
    play(match, "command brick", "reveal clay", "pay clay", "use bridge")
    assert match.moves() == ("take marble from square of 2",)


def test_viaduct_without_clay_in_stock_is_not_asked() -> None:
    match = scene(BRIDGE, {**BUILDER, "stock": ["wood"], "buildings": ["viaduct"]})
    play(match, "command brick", "reveal clay")
    assert (match.seat, match.moves()) == (0, ("use bridge", "pass"))


def test_rampart_stops_bridge() -> None:
    match = scene(BRIDGE, {**BUILDER, "buildings": ["rampart"]})
    play(match, "command brick", "reveal clay")
    assert match.seat == 1


@pytest.mark.parametrize("forum", [[], ["clay"]])
def test_frontier_post_and_garrison_do_not_stop_bridge(forum: list[str]) -> None:
    match = scene(BRIDGE, {**BUILDER, "buildings": ["frontier-post", "garrison"]}, forum=forum)
    play(match, "command brick", "reveal clay", "hide clay", "use bridge")
    assert match.moves() == ("take marble from square of 1",)


def test_frontier_post_hides_first_and_garrison_strikes_out_of_the_rest() -> None:
    match = scene(
        {"hand": cards("clay wood brick"), "activities": ["brick"]},
        {
            "hand": cards("clay wood"),
            "domain": ["stone"],
            "buildings": ["frontier-post", "garrison"],
        },
        forum=["clay"],
    )
    play(match, "command brick", "reveal clay", "reveal wood")
    assert (match.seat, match.moves()) == (0, ("hide clay", "hide wood"))
    struck = play(match.clone(), "hide clay")
    assert zone(struck, 1, "hand") == cards("clay wood")
    assert zone(struck, 1, "lacks") == []
    play(match, "hide wood")
    assert (match.seat, match.moves()) == (1, ("give clay",))


def test_only_the_embassy_of_the_named_domain_draws() -> None:
    match = scene(
        {"hand": cards("5 clay"), "activities": cards("clay wood")},
        {"domain": cards("2 clay"), "buildings": ["embassy"]},
        {"domain": cards("clay wood"), "buildings": ["embassy"]},
        forum=["brick"],
    )
    play(match, "plot")
    assert match.moves() == (
        "copy production from 1",
        "copy production from 2",
        "copy exploration from 2",
        "pass",
    )
    play(match, "copy production from 2", "take brick")
    assert (match.seat, match.moves()) == (2, ("use embassy", "pass"))
    assert len(zone(match, 0, "hand")) == 5, "the Embassy comes before the Plot's draw"
    play(match, "use embassy")
    assert [len(zone(match, seat, "hand")) for seat in range(3)] == [6, 0, 1]
    assert match.seat == 1


def test_refectory_leaves_latrines_nothing() -> None:
    match = scene({"hand": cards("clay 2 wood"), "buildings": ["latrines", "refectory"]}, {})
    play(match, "plot")
    assert match.moves() == ("use latrines", "use refectory", "pass")
    play(match, "use refectory")
    assert match.seat == 1
    assert common(match, "forum") == cards("clay 2 wood")
    assert len(zone(match, 0, "hand")) == 5


def test_latrines_may_come_before_refectory_unless_they_empty_the_hand() -> None:
    match = scene({"hand": cards("clay wood"), "buildings": ["latrines", "refectory"]}, {})
    play(match, "plot", "use latrines", "discard clay")
    assert match.moves() == ("use refectory", "pass")
    kept = play(match.clone(), "pass")
    assert common(kept, "forum") == ["clay"]
    play(match, "use refectory")
    assert common(match, "forum") == cards("clay wood")
    single = scene({"hand": ["clay"], "buildings": ["latrines", "refectory"]}, {})
    play(single, "plot", "use latrines", "discard clay")
    assert single.seat == 1
