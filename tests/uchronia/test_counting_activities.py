"""Which Activities count for an Order: Storeroom, Gymnasium and Hippodrome, alone and together."""

import pytest
from scenes import common, play, zone
from uchronia.scenes import cards, scene


@pytest.mark.parametrize(
    ("activities", "taken"),
    [("wood", 2), ("wood brick", 3), ("wood brick stone", 3), ("clay wood brick", 4)],
)
def test_storeroom_counts_up_to_two_other_activities_as_production(
    activities: str, taken: int
) -> None:
    match = scene(
        {"hand": ["clay"], "activities": cards(activities), "buildings": ["storeroom"]},
        {},
        forum=cards("6 wood"),
    )
    play(match, "command clay", *["take wood"] * taken)
    assert match.seat == 1


def test_storeroom_lets_any_activity_copy_a_production_and_nothing_else() -> None:
    match = scene(
        {"activities": ["wood"], "buildings": ["storeroom"]},
        {"domain": cards("clay brick")},
        forum=cards("2 clay"),
    )
    play(match, "plot")
    assert match.moves() == ("copy production from 1", "pass")
    play(match, "copy production from 1", "take clay")
    assert match.seat == 1


def test_storeroom_does_not_count_for_other_orders_or_monopolies() -> None:
    match = scene(
        {"hand": cards("wood 2 marble"), "activities": ["stone"], "buildings": ["storeroom"]},
        {},
    )
    assert common(match, "monopolies") == {"stone": 0}
    play(match, "command wood", "store marble")
    assert match.seat == 1


@pytest.mark.parametrize(("activities", "stored"), [("", 1), ("wood", 3), ("2 wood", 5)])
def test_hippodrome_counts_every_activity_twice_when_commanding(
    activities: str, stored: int
) -> None:
    match = scene(
        {
            "hand": cards("wood 6 clay"),
            "activities": cards(activities),
            "buildings": ["hippodrome"],
        },
        {},
    )
    play(match, "command wood", *["store clay"] * stored)
    assert match.seat == 1


def test_hippodrome_does_nothing_for_a_copied_order() -> None:
    match = scene(
        {"hand": cards("6 clay"), "activities": ["wood"], "buildings": ["hippodrome"]},
        {"domain": ["wood"]},
    )
    play(match, "plot", "copy exploration from 1", "store clay")
    assert match.seat == 1


@pytest.mark.parametrize(
    ("command", "step"),
    [
        ("command clay", "take wood"),
        ("command wood", "store stone"),
        ("command marble", "launch clay"),
    ],
)
def test_gymnasium_counts_trade_activities_once_for_every_order(command: str, step: str) -> None:
    match = scene(
        {
            "hand": cards("clay wood 5 stone marble"),
            "stock": cards("5 clay"),
            "activities": cards("2 marble"),
            "buildings": ["gymnasium", "market"],
        },
        {},
        forum=cards("5 wood"),
    )
    play(match, command, step, step, step)
    assert match.seat == 1


def test_gymnasium_adds_trade_activities_to_those_of_the_colour() -> None:
    match = scene(
        {"hand": ["clay"], "activities": cards("clay marble"), "buildings": ["gymnasium"]},
        {},
        forum=cards("5 wood"),
    )
    play(match, "command clay", *["take wood"] * 3)
    assert match.seat == 1


def test_gymnasium_lets_a_trade_activity_copy_every_order() -> None:
    match = scene(
        {"activities": ["marble"], "buildings": ["gymnasium"]},
        {"domain": cards("clay wood brick stone marble")},
    )
    play(match, "plot")
    assert match.moves() == (
        "copy production from 1",
        "copy exploration from 1",
        "copy draconians from 1",
        "copy construction from 1",
        "copy trade from 1",
        "pass",
    )


def test_gymnasium_does_not_let_other_activities_count_or_win_monopolies() -> None:
    match = scene(
        {"hand": cards("2 wood"), "activities": ["clay"], "buildings": ["gymnasium"]},
        {"activities": ["marble"], "buildings": ["gymnasium"]},
    )
    assert common(match, "monopolies") == {"clay": 0, "marble": 1}
    play(match, "command wood", "store wood")
    assert match.seat == 1


@pytest.mark.parametrize(
    ("buildings", "taken"),
    [
        (["storeroom", "gymnasium"], 1 + (1 + 1 + 2)),
        (["storeroom", "hippodrome"], 1 + 2 * (1 + 2)),
        (["gymnasium", "hippodrome"], 1 + 2 * (1 + 1)),
        (["storeroom", "gymnasium", "hippodrome"], 1 + 2 * (1 + 1 + 2)),
    ],
)
def test_storeroom_and_gymnasium_choose_what_counts_and_hippodrome_doubles_it(
    buildings: list[str], taken: int
) -> None:
    match = scene(
        {
            "hand": ["clay"],
            "activities": cards("clay wood brick stone marble"),
            "buildings": [*buildings, "market"],
        },
        {},
        forum=cards("12 wood"),
    )
    play(match, "command clay", *["take wood"] * taken)
    assert match.seat == 1
    assert zone(match, 0, "stock") == cards(f"{taken} wood")


def test_an_activity_that_gymnasium_counts_is_not_counted_again_by_storeroom() -> None:
    match = scene(
        {
            "hand": ["clay"],
            "activities": cards("2 marble"),
            "buildings": ["storeroom", "gymnasium"],
        },
        {},
        forum=cards("6 wood"),
    )
    play(match, "command clay", *["take wood"] * (1 + 2))
    assert match.seat == 1
