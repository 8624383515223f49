"""The solver never uses what its seat cannot know."""

from random import Random

import polis
import pytest
from polis.puzzles.puzzle import read, shipped
from polis.puzzles.solver import answer, turns
from uchronia.scenes import cards, scene


def reshuffled(match: polis.Match, seed: int) -> polis.Match:
    """The same position with all cards dealt anew that the seat to move cannot see."""
    return polis.from_position(match.imagine(match.seat, Random(seed)).position())


@pytest.mark.parametrize("top", ["clay", "marble"])
def test_a_card_yet_to_be_turned_up_is_worth_nothing(top: str) -> None:
    """With a Clay on top the Tavern would launch it and win a Monopoly."""
    match = scene(
        {"hand": ["marble"], "stock": ["stone"], "buildings": ["tavern"]},
        {},
        pile=[*cards("5 wood"), top],
    )
    found = answer(match, "points")
    assert found is not None
    assert (found.best, found.core) == (1, {"stone 0"})


@pytest.mark.parametrize("held", ["clay", "wood"])
def test_a_hand_that_is_not_known_is_not_robbed(held: str) -> None:
    """With a Clay from the opponent, the Stock would be worth a point by the Rampart."""
    match = scene(
        {"hand": ["brick", "clay"], "stock": ["wood", "wood"], "buildings": ["rampart"]},
        {"hand": [held], "domain": ["wood"]},
        forum=[],
    )
    assert {outcome.value for outcome in turns(match, "points").outcomes} == {0}


def test_a_card_that_everyone_has_seen_can_be_reckoned_with() -> None:
    match = scene(
        {"hand": ["brick", "clay"], "stock": ["wood", "wood"], "buildings": ["rampart"]},
        {"hand": ["clay", "wood"], "seen": ["clay"], "domain": ["wood"]},
        forum=[],
    )
    found = answer(match, "points")
    assert found is not None
    assert found.line == ("command brick", "reveal clay", "give clay")


def test_a_known_hand_with_a_choice_is_up_to_its_owner() -> None:
    match = scene(
        {
            "hand": ["brick", "clay", "wood"],
            "activities": ["brick"],
            "stock": ["wood", "wood"],
            "buildings": ["rampart"],
        },
        {"hand": ["clay", "wood"], "seen": ["clay"], "domain": ["wood"]},
        forum=[],
    )
    both = [
        o for o in turns(match, "points").outcomes if {"reveal clay", "reveal wood"} <= {*o.line}
    ]
    assert all(not outcome.value for outcome in both)


SAMPLE = [("uchronia", n) for n in range(0, 60, 5)] + [("utopia", n) for n in range(0, 20, 4)]


@pytest.mark.parametrize(("game", "number"), SAMPLE)
def test_the_answer_is_the_same_whatever_the_hidden_cards_are(game: str, number: int) -> None:
    puzzle = read(shipped(game)[number])
    match = puzzle.begin()
    found = answer(match, puzzle.goal)
    for seed in range(2):
        assert answer(reshuffled(match, seed), puzzle.goal) == found
