"""How a game ends, and who wins it."""

import pytest
from scenes import Seat, play, zone
from uchronia.scenes import cards, scene

# six Marble Buildings whose effects add no points of their own
EIGHTEEN = ["basilica", "square", "fountain", "palace", "hippodrome", "gymnasium"]


@pytest.mark.parametrize(
    ("players", "buildings"),
    [
        (2, [*EIGHTEEN, "shrine"]),
        (3, EIGHTEEN),
        (4, [*EIGHTEEN[:5], "dock"]),
        (5, [*EIGHTEEN[:4], "shrine"]),
    ],
)
def test_a_position_that_reaches_the_threshold_is_already_ending(
    players: int, buildings: list[str]
) -> None:
    others: list[Seat] = [{} for _ in range(players - 1)]
    assert scene({"buildings": buildings}, *others).view(None)["ending"]
    assert not scene({"buildings": buildings[:-1]}, *others).view(None)["ending"]


def test_one_point_below_the_threshold_does_not_end_the_game() -> None:
    match = scene({"buildings": [*EIGHTEEN, "dock"]}, {"hand": cards("5 clay")}, turn=1)
    play(match, "plot")
    assert not match.over


def test_the_game_ends_only_after_the_turn_of_the_last_turn_holder() -> None:
    match = scene(
        {},
        {"hand": ["stone"], "stock": ["wood"], "sites": {"dock": []}, "buildings": EIGHTEEN[:5]},
        {"buildings": ["dock", "shrine"]},
        {},
        first=1,
    )
    assert match.view(None)["last"] == 0
    play(match, "command stone", "add wood to dock")
    assert match.view(None)["ending"]
    play(match, "plot", "plot")
    assert match.seat == 0
    assert not match.over
    play(match, "plot")
    assert match.over
    assert match.scores == (0, 16, 3, 0)
    assert match.winners == (1,)


def test_the_game_ends_at_once_when_the_last_turn_holder_reaches_the_threshold() -> None:
    match = scene(
        {},
        {
            "hand": ["stone"],
            "stock": ["brick"],
            "sites": {"shrine": ["brick"]},
            "buildings": EIGHTEEN,
        },
        turn=1,
    )
    play(match, "command stone", "add brick to shrine")
    assert match.over
    assert match.seat is None
    assert match.winners == (1,)


def test_the_game_ends_though_the_points_of_a_monopoly_are_lost_again() -> None:
    match = scene(
        {
            "hand": ["marble"],
            "stock": ["clay"],
            "activities": ["clay"],
            "buildings": EIGHTEEN,
        },
        {
            "hand": cards("2 marble"),
            "stock": cards("2 clay"),
            "activities": cards("clay marble"),
            "buildings": ["market"],
        },
    )
    play(match, "command marble", "launch clay")
    assert match.scores == (20, 2)
    play(match, "command marble", "launch clay", "launch clay")
    assert match.scores == (18, 1 + 3 + 1)
    assert match.over
    assert match.winners == (0,)


def test_the_threshold_counts_even_between_the_two_steps_of_thermae() -> None:
    match = scene(
        {
            "hand": ["marble"],
            "stock": cards("2 stone"),
            "activities": cards("5 clay wood"),
            "buildings": ["rampart", "thermae", "square", "dock"],
        },
        {"activities": ["wood"]},
        {},
        {},
        {},
        first=1,
        turn=0,
    )
    assert match.scores[0] == 13
    play(match, "command marble", "use thermae", "recall wood")
    assert match.scores[0] == 14, "the third card in Stock is a point of the Rampart"
    play(match, "launch wood")
    assert match.scores[0] == 13
    assert match.over


def test_an_ending_game_of_a_position_ends_whatever_the_points() -> None:
    match = scene({}, {}, ending=True)
    play(match, "plot")
    assert not match.over
    play(match, "plot")
    assert match.over


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (["square"], ["dock", "road"], (0,)),
        (["square"], ["dock", "shrine"], (1,)),
        (["dock", "shrine"], ["road", "gate"], (0, 1)),
        (["colossus"], ["square", "shrine"], (1,)),
    ],
    ids=["most points", "tie: most Buildings", "shared", "points of effects tie too"],
)
def test_most_points_win_then_most_buildings_then_all_share(
    first: list[str], second: list[str], winners: tuple[int, ...]
) -> None:
    match = scene({"buildings": first}, {"buildings": second}, ending=True, turn=1)
    assert match.winners == ()
    play(match, "plot")
    assert match.over
    assert match.winners == winners


def test_buildings_under_construction_break_no_tie() -> None:
    match = scene(
        {"buildings": ["dock"], "sites": {"square": cards("2 marble")}},
        {"buildings": ["road"]},
        ending=True,
        turn=1,
    )
    play(match, "plot")
    assert match.winners == (0, 1)


def test_two_rounds_in_which_no_card_leaves_its_zone_end_the_game() -> None:
    match = scene({}, {"buildings": ["dock"]}, {}, pile=[])
    play(match, *["plot"] * 5)
    assert not match.over
    play(match, "plot")
    assert match.over
    assert match.winners == (1,)


def test_an_idle_game_does_not_wait_for_the_last_turn_holder() -> None:
    match = scene({}, {}, {}, pile=[], idle=5, turn=1)
    play(match, "plot")
    assert match.over


def test_a_card_that_leaves_its_zone_starts_the_idle_rounds_anew() -> None:
    match = scene({"hand": ["clay"]}, {}, pile=[], idle=3)
    play(match, "command clay", "plot")
    assert match.position()["idle"] == 1
    # their card comes from the Domain to the Forum and from there, by the Plot, to their Hand
    play(match, "plot")
    assert match.position()["idle"] == 0
    assert zone(match, 0, "hand") == ["clay"]
    assert not match.over


def test_a_refilled_great_work_is_a_card_that_left_its_zone() -> None:
    match = scene({}, {}, pile=[], idle=3, works=["dock"], works_pile=["road"])
    play(match, "plot")
    assert not match.over


def test_the_game_ends_when_the_last_turn_holder_ends_round_150() -> None:
    match = scene({"buildings": ["dock"]}, {}, {}, round=150, first=2, turn=2)
    play(match, "plot", "plot")
    assert not match.over
    play(match, "plot")
    assert match.over
    assert match.winners == (0,)


def test_round_149_is_followed_by_round_150() -> None:
    match = scene({}, {}, round=149, turn=1)
    play(match, "plot")
    assert not match.over
    assert match.view(None)["round"] == 150
