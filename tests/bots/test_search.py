"""The tree: kept within a turn, dropped after it, small, and good at tactics."""

import tracemalloc
from random import Random
from typing import Any

import polis
import pytest
from polis import bots
from polis.bots.searchers import Owl
from scenes import play_to_a_choice
from uchronia.scenes import cards, scene
from walks import every_game, some_match


def test_the_tree_is_kept_within_a_turn_and_dropped_after_it() -> None:
    match = scene(
        {"hand": cards("2 clay wood"), "activities": ["clay"]},
        {"hand": 5},
        forum=cards("2 marble 2 brick wood"),
    )
    owl = Owl()
    choice = owl.choose(match, 0, Random(1), 120)
    first = owl.search
    assert first is not None
    assert first.root is not None
    match.play("command clay")
    assert "command clay" in first.root.children, choice
    visits = first.root.children["command clay"].visits
    owl.choose(match, 0, Random(2), 10)
    assert owl.search is first
    assert first.root.visits == visits + 10
    match.play("take marble")
    match.play("pass")
    match.play("plot")
    owl.choose(match, 0, Random(3), 10)
    assert owl.search is not first


@every_game
def test_a_tree_that_the_match_has_left_is_dropped(game: str) -> None:
    match = some_match(2, 3, 30, game)
    play_to_a_choice(match)
    assert match.seat is not None
    owl = Owl()
    owl.choose(match, match.seat, Random(1), 20)
    before = owl.search
    match.undo()
    while len(match.moves()) == 1 or match.seat is None:
        match.undo()
    owl.choose(match, match.seat, Random(1), 5)
    assert owl.search is not before


@every_game
def test_memory_of_a_search_stays_small(game: str) -> None:
    match = some_match(3, 5, 120, game)
    play_to_a_choice(match)
    assert match.seat is not None
    tracemalloc.start()
    bots.get("oracle").choose(match, match.seat, Random(1), 1200)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 60_000_000


TWO_POINTS = ["road", "latrines"]

# The game ends with this turn of seat 0, and only one line wins it.
WINS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "add the last Resource": (
        {
            "hand": ["stone", "clay"],
            "stock": ["wood"],
            "sites": {"dock": []},
            "buildings": ["gate"],
        },
        {"buildings": TWO_POINTS},
    ),
    "launch into a free Monopoly": (
        {"hand": ["marble", "clay"], "stock": ["wood"], "buildings": ["gate"]},
        {"buildings": TWO_POINTS},
    ),
    "play a pair for the Order that is missing": (
        {"hand": ["wood", "wood"], "stock": ["clay"], "sites": {"road": []}, "buildings": ["gate"]},
        {"buildings": ["tavern", "latrines"]},
    ),
    "take a Monopoly from its holder": (
        {"hand": ["marble"], "stock": cards("clay wood"), "activities": ["wood"]},
        {"activities": ["wood"], "buildings": ["embassy"]},
    ),
    "copy the Order one has no card for": (
        {
            "hand": ["wood"],
            "stock": ["wood"],
            "activities": ["stone"],
            "sites": {"dock": []},
            "buildings": ["gate"],
        },
        {"buildings": ["road", "latrines", "tavern"], "domain": ["stone"]},
    ),
    "fill the Stock for the Rampart": (
        {"hand": ["clay", "wood"], "activities": cards("2 clay"), "buildings": ["rampart"]},
        {"buildings": ["road", "latrines", "tavern", "embassy"]},
    ),
    "feed the Fountain": (
        {"hand": ["clay", "wood"], "sites": {"fountain": cards("2 marble")}},
        {"buildings": TWO_POINTS},
    ),
    "use the Orders that the Square gives": (
        {
            "hand": ["stone", "wood"],
            "stock": cards("marble clay"),
            "sites": {"square": cards("2 marble"), "tavern": []},
        },
        {"buildings": ["road", "latrines", "garrison"]},
    ),
    "launch by the Basilica": (
        {
            "hand": ["stone", "clay"],
            "stock": cards("2 wood"),
            "sites": {"dock": []},
            "buildings": ["basilica"],
        },
        {"buildings": ["road", "latrines", "garrison"]},
    ),
    "complete two with Construction Activities": (
        {
            "hand": ["stone", "wood"],
            "stock": cards("clay wood"),
            "activities": ["stone"],
            "sites": {"dock": [], "tavern": []},
            "buildings": ["gate"],
        },
        {"buildings": ["road", "latrines", "embassy", "viaduct"]},
    ),
    "add a card from Hand at the Carpenter's Yard": (
        {
            "hand": cards("stone clay"),
            "stock": ["wood"],
            "sites": {"dock": [], "tavern": []},
            "buildings": ["carpenters-yard"],
        },
        {"buildings": TWO_POINTS},
    ),
    "spread Activities for the Capitol": (
        {
            "hand": ["marble", "wood"],
            "stock": cards("wood brick"),
            "activities": cards("clay wood"),
            "buildings": ["capitol"],
        },
        {"activities": cards("2 wood"), "buildings": ["road", "latrines", "tavern"]},
    ),
}


def last_turn(name: str) -> polis.Match:
    me, opponent = WINS[name]
    return scene(
        me,
        {"hand": [], **opponent},
        first=1,
        turn=0,
        ending=True,
        forum=cards("clay wood brick stone marble"),
        works=["amphitheatre", "aqueduct", "storeroom", "school", "shrine"],
    )


@pytest.mark.parametrize("name", WINS)
def test_owl_finds_the_line_that_wins(name: str) -> None:
    match = last_turn(name)
    owl = bots.get("owl")
    while match.seat is not None:
        match.play(owl.choose(match, match.seat, Random(1), 200).move)
    assert match.winners == (0,)


@pytest.mark.parametrize("name", WINS)
def test_the_line_has_to_be_found(name: str) -> None:
    """Random play misses it more often than not."""
    won = 0
    for seed in range(40):
        match = last_turn(name)
        rng = Random(seed)
        while match.seat is not None:
            match.play(rng.choice(match.moves()))
        won += match.winners == (0,)
    assert won < 24
