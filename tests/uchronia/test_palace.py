"""The Palace, alone and with the Buildings that change what it plays or repeats."""

from scenes import play, zone
from uchronia.scenes import cards, scene

ORDERS = ("production", "exploration", "draconians", "construction", "trade")


def test_palace_repeats_the_order_once_per_further_card_with_one_activity_bonus() -> None:
    match = scene(
        {"hand": cards("3 clay wood"), "activities": ["clay"], "buildings": ["palace"]},
        {},
        forum=cards("6 brick"),
    )
    assert [move for move in match.moves() if " x" in move] == [
        "command clay x2",
        "command clay x3",
    ]
    play(match, "command clay x3", "take brick")
    assert "pass" in match.moves()
    play(match, "take brick")
    assert match.moves() == ("take brick",), "the second execution is mandatory again"
    play(match, "take brick", "take brick")
    assert match.seat == 1
    assert zone(match, 0, "domain") == cards("3 clay")
    assert zone(match, 0, "stock") == cards("4 brick")


def test_stopping_the_activity_bonus_of_a_palace_does_not_stop_its_repetitions() -> None:
    match = scene(
        {"hand": cards("2 clay"), "activities": cards("2 clay"), "buildings": ["palace"]},
        {},
        forum=cards("6 brick"),
    )
    play(match, "command clay x2", "take brick", "pass", "take brick")
    assert match.seat == 1
    assert zone(match, 0, "stock") == cards("2 brick")


def test_a_palace_order_is_copied_only_once() -> None:
    match = scene(
        {"hand": cards("2 clay"), "buildings": ["palace"]},
        {"activities": ["clay"]},
        forum=cards("6 brick"),
    )
    play(match, "command clay x2", "take brick", "take brick", "plot")
    assert match.moves() == ("copy production from 0", "pass")
    play(match, "copy production from 0", "take brick")
    assert match.seat == 0


def test_palace_building_bonuses_come_once_after_the_last_execution() -> None:
    match = scene(
        {"hand": cards("2 clay 2 wood"), "buildings": ["palace", "dock"]},
        {},
        forum=cards("6 brick"),
    )
    play(match, "command clay x2", "take brick", "take brick")
    assert match.moves() == ("use dock", "pass")
    play(match, "use dock", "store wood")
    assert match.seat == 1


def test_palace_and_circus_offer_their_own_ways_side_by_side() -> None:
    match = scene(
        {"hand": cards("2 clay wood"), "buildings": ["palace", "circus"]},
        {},
        forum=cards("6 brick"),
    )
    pairs = {f"command clay {second} {order}" for second in ("clay", "wood") for order in ORDERS}
    singles = {"command clay", "command wood"}
    assert set(match.moves()) == {*singles, *pairs, "command clay x2", "plot"}
    assert len(match.moves()) == len(set(match.moves()))
    play(match, "command clay wood production", "take brick")
    assert match.seat == 1, "a mixed pair is one execution, Palace or not"
    assert zone(match, 0, "domain") == cards("clay wood")


def test_two_cards_for_their_own_order_are_not_a_palace_order() -> None:
    match = scene(
        {"hand": cards("2 clay"), "buildings": ["palace"]},
        {},
        forum=cards("6 brick"),
    )
    play(match, "command clay clay production", "take brick")
    assert match.seat == 1


def test_palace_with_road_feeds_a_stone_building_any_colour_in_each_execution() -> None:
    match = scene(
        {
            "hand": cards("2 stone"),
            "stock": cards("wood marble"),
            "sites": {"gate": [], "dock": []},
            "buildings": ["palace", "road"],
        },
        {},
        works=["crane", "circus", "market", "tavern", "paddock"],
    )
    play(match, "command stone x2")
    assert match.moves() == ("add wood to dock", "add wood to gate", "add marble to gate")
    play(match, "add marble to gate", "add wood to gate")
    assert match.seat == 1
    assert zone(match, 0, "buildings") == ["palace", "road", "gate"]


def test_palace_with_watchtower_builds_a_square_of_clay_and_then_goes_on() -> None:
    match = scene(
        {
            "hand": cards("3 stone"),
            "stock": cards("3 clay"),
            "sites": {"square": ["marble"], "shrine": []},
            "buildings": ["palace", "watchtower"],
        },
        {},
        works=["crane", "circus", "market", "dock", "paddock"],
    )
    play(match, "command stone x3", "add clay to square", "add clay to square")
    assert match.moves() == ("use square", "pass")
    play(match, "pass")
    assert match.moves() == ("add clay to shrine",), "the third execution was only interrupted"


def test_triumphal_arch_serves_all_executions_of_a_palace_once() -> None:
    match = scene(
        {
            "hand": cards("2 stone"),
            "stock": ["marble"],
            "sites": {"square": []},
            "buildings": ["palace", "triumphal-arch"],
        },
        {},
        forum=cards("2 marble"),
        works=["crane", "circus", "market", "dock", "paddock"],
    )
    play(match, "command stone x2", "add marble to square from forum")
    assert match.moves() == ("add marble to square",)


def test_hippodrome_doubles_only_the_first_execution_of_a_palace() -> None:
    match = scene(
        {
            "hand": cards("2 clay"),
            "activities": ["clay"],
            "buildings": ["palace", "hippodrome"],
        },
        {},
        forum=cards("6 brick"),
    )
    play(match, "command clay x2", *["take brick"] * (1 + 2 + 1))
    assert match.seat == 1


def test_viaduct_paid_once_covers_all_executions_of_a_palace() -> None:
    match = scene(
        {"hand": cards("wood 2 brick"), "buildings": ["palace", "bridge"]},
        {
            "hand": cards("2 wood"),
            "domain": ["stone"],
            "stock": cards("2 clay"),
            "sites": {"square": ["marble"]},
            "buildings": ["viaduct"],
        },
    )
    play(match, "command brick x2", "reveal wood")
    assert (match.seat, match.moves()) == (1, ("pay clay", "pass"))
    play(match, "pay clay", "reveal wood")
    assert match.seat == 1
    assert "plot" in match.moves(), "neither the second execution nor Bridge touched them"
    assert zone(match, 0, "stock") == ["clay"]


def test_viaduct_declined_is_not_asked_again_by_a_palace() -> None:
    match = scene(
        {"hand": cards("wood 2 brick"), "buildings": ["palace"]},
        {
            "hand": cards("3 wood"),
            "domain": ["stone"],
            "stock": ["clay"],
            "buildings": ["viaduct"],
        },
        forum=cards("3 wood"),
    )
    play(match, "command brick x2", "reveal wood", "pass", "give wood", "reveal wood")
    assert (match.seat, match.moves()) == (1, ("give wood",))
    play(match, "give wood")
    assert zone(match, 0, "stock") == cards("4 wood"), "each execution gives and takes anew"


def test_paddock_sees_the_cards_of_all_executions_and_comes_after_the_last() -> None:
    match = scene(
        {
            "hand": cards("wood 2 brick marble"),
            "stock": ["stone"],
            "buildings": ["palace", "paddock"],
        },
        {"stock": ["clay"], "buildings": ["viaduct"]},
        forum=cards("wood marble"),
    )
    play(match, "command brick x2", "reveal wood", "pay clay")
    assert match.moves() == ("reveal wood", "reveal marble"), "no bonus between the executions"
    play(match, "reveal marble", "use paddock")
    assert match.moves() == ("take clay", "take wood", "take marble")
    play(match, "take marble")
    assert zone(match, 0, "hand") == cards("wood 2 marble")
    assert zone(match, 0, "seen") == cards("wood 2 marble")
    assert match.seat == 1


def test_frontier_post_hides_a_card_in_each_execution_of_a_palace() -> None:
    match = scene(
        {"hand": cards("wood 2 brick marble"), "activities": ["brick"], "buildings": ["palace"]},
        {"hand": cards("wood marble"), "domain": ["stone"], "buildings": ["frontier-post"]},
    )
    play(match, "command brick x2", "reveal wood", "reveal marble", "hide wood", "give marble")
    play(match, "reveal wood")
    assert (match.seat, match.moves()) == (0, ("hide wood",))
    play(match, "hide wood")
    assert zone(match, 1, "hand") == ["wood"]
