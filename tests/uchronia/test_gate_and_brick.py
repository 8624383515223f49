"""The Gate with each of the eight Brick Buildings under construction."""

import pytest
from scenes import play, zone
from uchronia.scenes import cards, scene

BRICK = [
    "academy",
    "arcade",
    "atrium",
    "foundry",
    "school",
    "shrine",
    "thermae",
    "triumphal-arch",
]
WOOD_WORKS = ["dock", "crane", "market", "circus", "paddock"]


@pytest.mark.parametrize("building", BRICK)
def test_gate_gives_unfinished_brick_no_points_and_no_place_for_activities(building: str) -> None:
    match = scene({"buildings": ["gate"], "sites": {building: []}}, {})
    seat = match.view(None)["seats"][0]
    assert match.scores == (2, 0)
    assert seat["limit"] == 2 + 1
    assert seat["sites"][0]["active"]


@pytest.mark.parametrize("building", BRICK)
def test_without_gate_an_unfinished_brick_building_has_no_effect(building: str) -> None:
    match = scene(
        {
            "hand": cards("clay wood stone marble"),
            "stock": cards("wood"),
            "activities": ["clay"],
            "sites": {building: []},
        },
        {},
        forum=cards("brick"),
        works=WOOD_WORKS,
    )
    assert play(match.clone(), "command wood", "store clay").seat == 1
    assert play(match.clone(), "command stone").seat == 1
    assert play(match.clone(), "command marble", "launch wood").seat == 1
    assert play(match.clone(), "command clay").moves() == ("take brick",)
    plotted = play(match.clone(), "plot")
    assert len(zone(plotted, 0, "hand")) == 5


def test_gate_and_academy_draw_at_the_end_of_an_exploring_turn() -> None:
    match = scene(
        {"hand": cards("wood clay"), "buildings": ["gate"], "sites": {"academy": []}},
        {},
    )
    play(match, "command wood", "store clay")
    assert match.moves() == ("use academy", "pass")
    play(match, "use academy")
    assert len(zone(match, 0, "hand")) == 5


def test_gate_and_arcade_found_from_hand() -> None:
    match = scene(
        {"hand": cards("wood stone"), "buildings": ["gate"], "sites": {"arcade": []}},
        {},
        works=["dock", "tavern", "shrine", "rampart", "square"],
    )
    play(match, "command stone")
    assert match.moves() == ("found dock from hand", "pass")


def test_gate_and_atrium_produce_from_the_pile() -> None:
    match = scene(
        {"hand": ["clay"], "buildings": ["gate"], "sites": {"atrium": []}},
        {},
        forum=["wood"],
        pile=cards("clay marble"),
    )
    play(match, "command clay")
    assert match.moves() == ("take wood", "take top")
    play(match, "take top")
    assert zone(match, 0, "stock") == ["marble"]


def test_gate_and_shrine_fill_the_hand_to_seven() -> None:
    match = scene({"hand": ["clay"], "buildings": ["gate"], "sites": {"shrine": ["brick"]}}, {})
    play(match, "plot")
    assert len(zone(match, 0, "hand")) == 7


def test_gate_and_shrine_fill_the_hand_to_seven_for_the_academy_too() -> None:
    match = scene(
        {
            "hand": cards("wood clay"),
            "buildings": ["gate"],
            "sites": {"shrine": [], "academy": []},
        },
        {},
    )
    play(match, "command wood", "store clay", "use academy")
    assert len(zone(match, 0, "hand")) == 7


def test_gate_and_thermae_exchange_an_activity_after_trade() -> None:
    match = scene(
        {
            "hand": ["marble"],
            "stock": ["wood"],
            "activities": cards("3 clay"),
            "buildings": ["gate"],
            "sites": {"thermae": []},
        },
        {},
    )
    # at the limit, which the unfinished Thermae do not raise, only they can do something
    play(match, "command marble")
    assert match.moves() == ("use thermae", "pass")
    play(match, "use thermae", "recall clay", "launch wood")
    assert zone(match, 0, "activities") == cards("2 clay wood")


def test_gate_lets_the_triumphal_arch_be_built_from_the_forum() -> None:
    match = scene(
        {"hand": ["stone"], "buildings": ["gate"], "sites": {"triumphal-arch": []}},
        {},
        forum=["brick"],
        works=WOOD_WORKS,
    )
    play(match, "command stone")
    assert match.moves() == ("add brick to triumphal-arch from forum",)
    play(match, "add brick to triumphal-arch from forum")
    assert zone(match, 0, "sites") == {"triumphal-arch": ["brick"]}


@pytest.mark.parametrize("building", ["foundry", "school"])
def test_gate_brings_no_effect_on_completion_forward(building: str) -> None:
    match = scene(
        {"hand": cards("2 stone"), "activities": cards("2 stone"), "buildings": ["gate"]},
        {"hand": cards("5 clay")},
        forum=cards("2 brick"),
        works=[building, *WOOD_WORKS[:4]],
    )
    play(match, "command stone", f"found {building}")
    assert match.seat == 1, "starting it gave nothing"


@pytest.mark.parametrize(
    ("building", "taken", "drawn"),
    [("foundry", ["take clay", "take wood"], 0), ("school", [], 2 + 2)],
)
def test_gate_leaves_the_effect_on_completion_in_its_place(
    building: str, taken: list[str], drawn: int
) -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("wood brick"),
            "buildings": ["gate"],
            "sites": {building: ["brick"], "dock": []},
        },
        {},
        forum=cards("clay 3 wood"),
        works=["crane", "market", "circus", "paddock", "tavern"],
    )
    other = play(match.clone(), "command stone", "add wood to dock")
    assert other.seat == 1, "another completion does not set it off"
    play(match, "command stone", f"add brick to {building}")
    assert match.moves() == (f"use {building}", "pass")
    play(match, f"use {building}", *taken)
    assert match.seat == 1
    assert len(zone(match, 0, "hand")) == drawn
