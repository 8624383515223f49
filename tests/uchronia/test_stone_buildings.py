"""Stone Buildings: the normal case and the edges of each (the Storeroom with the counting)."""

import pytest
from scenes import common, play, zone
from uchronia.scenes import cards, scene

# nothing that a Forum without Clay and Wood could start
CLAY_AND_WOOD_WORKS = ["dock", "crane", "tavern", "road", "market"]


def test_bridge_takes_a_resource_whether_the_domain_is_empty_or_not() -> None:
    match = scene(
        {"hand": cards("clay brick"), "buildings": ["bridge"], "sites": {"dock": []}},
        {"sites": {"square": cards("2 marble"), "gate": ["stone"]}},
        {"sites": {"shrine": ["brick"], "road": []}, "domain": ["clay"]},
    )
    play(match, "command brick", "reveal clay")
    assert match.moves() == ("use bridge", "pass")
    play(match, "use bridge")
    assert match.moves() == (
        "take stone from gate of 1",
        "take marble from square of 1",
        "take brick from shrine of 2",
    )
    play(match, "take marble from square of 1")
    assert zone(match, 0, "stock") == ["marble"]
    assert zone(match, 1, "sites") == {"gate": ["stone"], "square": ["marble"]}


def test_bridge_is_not_asked_when_no_opponent_has_a_resource_under_construction() -> None:
    match = scene(
        {"hand": cards("clay brick"), "buildings": ["bridge"], "sites": {"square": ["marble"]}},
        {"sites": {"gate": []}},
    )
    play(match, "command brick", "reveal clay")
    assert match.seat == 1


def test_bridge_follows_a_copied_draconians_too() -> None:
    match = scene(
        {"hand": ["clay"], "activities": ["brick"], "buildings": ["bridge"]},
        {"domain": ["brick"], "sites": {"gate": ["stone"]}},
    )
    play(match, "plot", "copy draconians from 1", "reveal clay", "use bridge")
    play(match, "take stone from gate of 1")
    assert zone(match, 0, "stock") == ["stone"]


def test_garrison_lets_only_colours_of_the_forum_concern_its_owner() -> None:
    match = scene(
        {"hand": cards("clay wood brick"), "activities": ["brick"]},
        {"hand": cards("clay wood"), "domain": ["stone"], "buildings": ["garrison"]},
        forum=["wood"],
    )
    play(match, "command brick", "reveal clay", "reveal wood")
    assert match.seat == 1
    assert match.moves() == ("give wood",)
    play(match, "give wood")
    # the attacker takes from the Forum only after the victim gave
    assert zone(match, 0, "stock") == cards("2 wood")


def test_garrison_keeps_its_hand_secret_when_the_forum_lacks_the_colour() -> None:
    match = scene(
        {"hand": cards("clay brick")},
        {"hand": ["clay"], "domain": ["stone"], "buildings": ["garrison"]},
        {"hand": ["wood"], "domain": ["wood"]},
    )
    play(match, "command brick", "reveal clay")
    assert match.seat == 1
    assert zone(match, 1, "hand") == ["clay"]
    assert zone(match, 1, "lacks") == []
    assert zone(match, 2, "lacks") == ["clay"], "without a Garrison not giving tells something"


def test_gate_gives_a_brick_building_its_effect_in_the_order_that_starts_it() -> None:
    match = scene(
        {"hand": cards("wood stone"), "activities": ["stone"], "buildings": ["gate"]},
        {},
        forum=["brick"],
        works=["arcade", "dock", "tavern", "rampart", "square"],
    )
    play(match, "command stone")
    assert match.moves() == ("found arcade",)
    play(match, "found arcade")
    assert match.moves() == ("found dock from hand", "pass")


def test_gate_awakens_brick_sites_when_it_is_completed() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["stone"], "sites": {"gate": ["stone"], "shrine": []}},
        {},
    )
    play(match, "command stone", "add stone to gate", "plot", "plot")
    assert len(zone(match, 0, "hand")) == 7


def test_gate_does_nothing_for_sites_of_other_colours() -> None:
    match = scene(
        {"hand": cards("2 clay"), "buildings": ["gate"], "sites": {"dock": [], "storeroom": []}},
        {},
        forum=cards("2 clay"),
    )
    play(match, "command clay", "take clay")
    assert match.seat == 1, "no Dock was offered"


@pytest.mark.parametrize(
    ("stored", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (12, 4), (15, 4)]
)
def test_rampart_counts_a_point_for_three_cards_in_stock_up_to_four(
    stored: int, points: int
) -> None:
    match = scene({"buildings": ["rampart"], "stock": ["clay"] * stored}, {})
    assert match.scores == (2 + points, 0)


def test_rampart_points_rise_and_fall_with_the_stock() -> None:
    match = scene(
        {"hand": cards("clay wood marble"), "stock": cards("2 clay"), "buildings": ["rampart"]},
        {"hand": ["wood"], "activities": cards("2 clay")},
    )
    assert match.scores[0] == 2
    play(match, "command wood", "store clay")
    assert match.scores[0] == 3
    play(match, "plot", "command marble", "launch clay")
    assert match.scores[0] == 2


def test_rampart_protects_only_its_own_players_sites() -> None:
    match = scene(
        {"hand": cards("clay brick"), "buildings": ["bridge"]},
        {"sites": {"gate": ["stone"]}, "buildings": ["rampart"]},
        {"sites": {"square": ["marble"]}},
    )
    play(match, "command brick", "reveal clay", "use bridge")
    assert match.moves() == ("take marble from square of 2",)


def test_watchtower_lets_clay_stand_for_every_colour() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("clay wood"),
            "sites": {"square": cards("2 marble"), "dock": [], "shrine": []},
            "buildings": ["watchtower"],
        },
        {},
    )
    play(match, "command stone")
    assert match.moves() == (
        "add clay to dock",
        "add wood to dock",
        "add clay to shrine",
        "add clay to square",
    )
    play(match, "add clay to square")
    assert zone(match, 0, "buildings") == ["watchtower", "square"]
    assert common(match, "discard") == cards("clay 2 marble")


def test_watchtower_does_not_make_clay_a_foundation() -> None:
    match = scene(
        {"hand": ["stone"], "buildings": ["watchtower"]},
        {},
        forum=["clay"],
        works=["dock", "shrine", "gate", "rampart", "square"],
    )
    play(match, "command stone")
    assert match.seat == 1


def test_aqueduct_launches_from_hand_after_trade() -> None:
    match = scene(
        {"hand": cards("wood marble"), "stock": ["clay"], "buildings": ["aqueduct"]},
        {},
    )
    play(match, "command marble", "launch clay")
    assert match.moves() == ("use aqueduct", "pass")
    play(match, "use aqueduct")
    assert match.moves() == ("launch wood",)
    play(match, "launch wood")
    assert zone(match, 0, "activities") == cards("clay wood")
    assert zone(match, 0, "hand") == []
    assert common(match, "monopolies") == {"clay": 0, "wood": 0}


def test_aqueduct_works_even_if_trade_itself_could_launch_nothing() -> None:
    match = scene({"hand": cards("wood marble"), "buildings": ["aqueduct"]}, {})
    play(match, "command marble", "use aqueduct", "launch wood")
    assert zone(match, 0, "activities") == ["wood"]


@pytest.mark.parametrize(
    ("hand", "activities"),
    [("marble", "clay"), ("wood marble", "2 clay")],
    ids=["empty hand", "limit reached"],
)
def test_aqueduct_is_not_asked_when_it_can_launch_nothing(hand: str, activities: str) -> None:
    match = scene(
        {
            "hand": cards(hand),
            "stock": ["clay"],
            "activities": cards(activities),
            "buildings": ["aqueduct"],
        },
        {},
    )
    play(match, "command marble", "launch clay")
    assert match.seat == 1


def test_amphitheatre_grants_two_constructions_without_activity_bonus() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("stone 3 marble"),
            "sites": {"amphitheatre": ["stone"], "square": []},
        },
        {},
        works=CLAY_AND_WOOD_WORKS,
    )
    play(match, "command stone", "add stone to amphitheatre")
    assert match.moves() == ("use amphitheatre", "pass")
    play(match, "use amphitheatre")
    assert match.moves() == ("order construction", "pass")
    play(match, "order construction", "add marble to square")
    play(match, "order construction", "add marble to square")
    assert match.seat == 1
    assert zone(match, 0, "sites") == {"square": cards("2 marble")}


def test_construction_activities_do_not_lengthen_the_orders_of_the_amphitheatre() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("stone 2 marble"),
            "activities": ["stone"],
            "sites": {"amphitheatre": ["stone"], "square": []},
        },
        {},
        works=CLAY_AND_WOOD_WORKS,
    )
    play(match, "command stone", "add stone to amphitheatre", "use amphitheatre")
    play(match, "order construction", "add marble to square")
    assert match.moves() == ("order construction", "pass")
    play(match, "pass")
    # now the Commanded Construction goes on with its own Activity bonus
    assert match.moves() == ("add marble to square", "pass")


def test_a_building_started_for_the_amphitheatre_is_not_fed_in_the_same_turn() -> None:
    match = scene(
        {"hand": ["stone"], "stock": cards("wood stone"), "sites": {"amphitheatre": ["stone"]}},
        {},
        forum=["wood"],
        works=["dock", "shrine", "gate", "rampart", "square"],
    )
    play(match, "command stone", "add stone to amphitheatre", "use amphitheatre")
    play(match, "order construction", "found dock", "order construction")
    assert match.seat == 1, "the second Order could do nothing"
    assert zone(match, 0, "sites") == {"dock": []}


def test_amphitheatre_may_be_declined() -> None:
    match = scene({"hand": ["stone"], "stock": ["stone"], "sites": {"amphitheatre": ["stone"]}}, {})
    play(match, "command stone", "add stone to amphitheatre", "pass")
    assert match.seat == 1
    assert zone(match, 0, "buildings") == ["amphitheatre"]
