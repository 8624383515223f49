"""Random play for property tests."""

from collections.abc import Iterator
from random import Random

import polis
import pytest
from hypothesis import strategies as st

seeds = st.integers(0, (1 << 53) - 1)
table_sizes = st.integers(2, 5)
every_game = pytest.mark.parametrize("game", polis.GAMES)
# also with the sets of cards that are an option, named after the game
GAMES_AND_SETS = [*polis.GAMES, "innovation cities"]
every_game_and_set = pytest.mark.parametrize("game", GAMES_AND_SETS)
every_game_with_puzzles = pytest.mark.parametrize("game", ["uchronia", "utopia"])


def dealt(game: str, players: int, seed: int, **options: bool) -> polis.Match:
    """A new match of a game, with the sets that are named after it."""
    name, *sets = game.split()
    return polis.new(name, players=players, seed=seed, **options, **dict.fromkeys(sets, True))


def walk(
    players: int, seed: int, most: int = 10_000, game: str = "uchronia", **options: bool
) -> Iterator[polis.Match]:
    """One match again and again: at its first decision and after each random move."""
    yield from play_on(dealt(game, players, seed, **options), Random(seed), most)


def play_on(match: polis.Match, rng: Random, most: int = 10_000) -> Iterator[polis.Match]:
    """The match again and again: as it is, and after each random move."""
    yield match
    for _ in range(most):
        if match.over:
            return
        match.play(rng.choice(match.moves()))
        yield match


def some_match(
    players: int, seed: int, moves: int, game: str = "uchronia", **options: bool
) -> polis.Match:
    """A match after a number of random moves, or at its end."""
    for match in walk(players, seed, moves, game, **options):
        last = match
    return last
