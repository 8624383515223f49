"""The solver: the one best turn of a position, whatever the order of its moves."""

from collections.abc import Callable

import polis
import pytest
from polis.puzzles.puzzle import goals_of
from polis.puzzles.solver import TooMany, answer, is_sound, turns
from puzzles.sample_puzzles import (
    bridge_ahead,
    fifth_prince,
    last_to_act,
    last_turn,
    two_districts,
    two_sites,
)
from scenes import play
from uchronia.scenes import cards, scene
from utopia import scenes as utopia
from walks import every_game_with_puzzles, walk

TO_FORGE_STREET = ("move greek", "from cinder-dock", "to forge-street")


@pytest.mark.parametrize(
    ("position", "goal", "best", "second", "line"),
    [
        (two_sites, "points", 5, 1, ("command stone", "add marble to colossus")),
        (last_turn, "win", 1, 0, ("command stone", "add stone to gate")),
        (bridge_ahead, "escape", 0, 2, ("command stone", "add stone to gate")),
        (two_districts, "points", 3, 2, (*TO_FORGE_STREET, "control greek forge-street")),
        (last_to_act, "win", 1, 0, ("raise mayan",)),
        (last_to_act, "prestige", 5, 4, ("raise mayan",)),
        (fifth_prince, "wonder", 1, 0, ("move chinese", "to kiln-yard", "wonder fire")),
    ],
)
def test_each_goal_has_its_best_turn(
    position: Callable[[], polis.Match], goal: str, best: int, second: int, line: tuple[str, ...]
) -> None:
    match = position()
    found = answer(match, goal)
    assert found is not None
    assert (found.best, found.second, found.line) == (best, second, line)
    assert is_sound(match, goal, found)
    assert match.history == ()


def test_two_ways_that_are_worth_the_same_are_no_puzzle() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["wood"], "sites": {"crane": [], "dock": []}}, {"hand": 3}
    )
    assert answer(match, "points") is None


def test_the_same_moves_in_another_order_are_one_answer() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "activities": ["stone"],
            "stock": ["stone", "wood"],
            "sites": {"gate": ["stone"], "dock": []},
        },
        {"hand": 3},
    )
    found = answer(match, "points")
    assert found is not None
    assert found.best == 3
    assert {"dock", "gate"} <= found.core
    for pair in (
        ("add stone to gate", "add wood to dock"),
        ("add wood to dock", "add stone to gate"),
    ):
        assert sum(play(match.clone(), "command stone", *pair).scores) == 4
    # to pass, the Gate first, the Dock first: with both Resources in either order one line
    first_steps = [o.line[1] for o in turns(match, "points").outcomes if len(o.line) > 1]
    assert len(first_steps) == 3


def test_places_that_are_reached_by_other_ways_are_one() -> None:
    """Each prince has a card to walk with; who walks first does not matter."""
    match = utopia.scene(
        {
            "hand": ["greek", "mayan", "chinese"],
            "princes": {"heron-court": ["greek"], "weathervane-park": ["mayan"]},
            "privileges": 0,
        },
        {"hand": 5},
        {"hand": 5},
    )
    found = turns(match, "points", certain=False)
    assert found.whole
    assert found.lines < len(plain_lines(match))


def test_the_line_of_an_outcome_is_a_shortest_one() -> None:
    """The princes could also go there and back."""
    match = utopia.scene(
        {
            "hand": ["greek"] * 2,
            "princes": {"forge-street": ["greek", "greek"], "cinder-dock": ["greek"]},
            "wonders": ["fire"],
            "privileges": 0,
        },
        {"hand": 5},
    )
    ways = [o.line for o in turns(match, "points").outcomes if o.value == 3]
    assert min(map(len, ways)) == len(TO_FORGE_STREET) + 2  # and to build, and to pass


def test_a_superfluous_move_is_not_part_of_the_answer() -> None:
    match = scene(
        {"hand": ["stone"], "activities": ["stone"], "stock": ["wood"], "sites": {"dock": []}},
        {"hand": 3},
        forum=cards("2 clay"),
        works=["road", "viaduct"],
    )
    found = answer(match, "points")
    assert found is not None
    assert found.line == ("command stone", "add wood to dock", "pass")


def test_a_turn_with_too_many_ways_is_given_up() -> None:
    with pytest.raises(TooMany):
        turns(two_sites(), "points", most=3)


def plain_lines(match: polis.Match) -> list[polis.Match]:
    """Every line of a turn one by one, at its end."""
    found = []
    for move in match.moves():
        child = match.clone()
        child.play(move)
        over = child.over or child.turn_start > match.turn_start
        found += [child] if over else plain_lines(child)
    return found


def plainly(match: polis.Match, goal: str) -> set[tuple[int, frozenset[str]]]:
    goals = goals_of(match.game)
    before, seat = match.truth, match.seat
    assert seat is not None
    return {
        (
            goals.value(goal, before, line.truth, seat),
            goals.effects(goal, before, line.truth, seat),
        )
        for line in plain_lines(match)
    }


# Moves tried in a turn: without taking lines together, those of Utopia are far more.
SMALL = {"uchronia": 400, "utopia": 150}


@every_game_with_puzzles
def test_no_outcome_is_lost_by_taking_lines_together(game: str) -> None:
    compared = 0
    for seed in range(6):
        for match in walk(2 + seed % 3, seed, 260, game):
            begun = match.turn_start == len(match.history) > 60
            if match.over or not begun or len(match.history) % 5:
                continue
            try:
                found = turns(match, "points", certain=False, most=SMALL[game])
            except TooMany:
                continue
            assert {(o.value, o.effects) for o in found.outcomes} == plainly(match, "points")
            compared += 1
    assert compared > 10
