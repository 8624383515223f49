"""Searchers beat mice clearly with more sets of cards too."""

from random import Random

import pytest
from polis import bots
from walks import dealt


def won(level: str, budget: int, games: int) -> float:
    """How many games of two players a level wins against mice, from both seats in turn."""
    victories = 0.0
    for seed in range(games):
        match = dealt("innovation cities", 2, seed)
        rng, me = Random(seed), seed % 2
        while match.seat is not None:
            name, simulations = (level, budget) if match.seat == me else ("mouse", None)
            match.play(bots.get(name).choose(match, match.seat, rng, simulations).move)
        victories += (me in match.winners) / len(match.winners)
    return victories


@pytest.mark.parametrize(("level", "budget", "games"), [("fox", 1, 10), ("owl", 20, 5)])
def test_foxes_and_owls_beat_mice_with_cities(level: str, budget: int, games: int) -> None:
    assert won(level, budget, games) >= 0.8 * games
