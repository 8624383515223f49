"""How many simulations a second an owl makes at a mid-game decision of three players."""

import time
from random import Random

from polis import bots
from polis.bots.contest import play_out
from polis.bots.searchers import Owl
from polis.core.match import Match
from polis.core.record import new


def mid_game(game: str, seed: int) -> Match:
    """A match of three foxes some rounds on, at a decision with several moves."""
    match = new(game, 3, seed)
    rng = Random(seed)
    foxes = [bots.get("fox") for _ in range(3)]
    play_out(
        match,
        lambda match, seat: foxes[seat].choose(match, seat, rng, 1).move,
        until=lambda match: len(match.history) > 120 and len(match.moves()) > 6,
    )
    return mid_game(game, seed + 1) if match.over else match


def simulations_a_second(game: str, positions: int = 5, simulations: int = 300) -> float:
    used, done = 0.0, 0
    for seed in range(positions):
        match = mid_game(game, seed)
        assert match.seat is not None
        owl = Owl()
        start = time.perf_counter()
        owl.choose(match, match.seat, Random(1), simulations)
        used += time.perf_counter() - start
        assert owl.search is not None
        done += owl.search.simulations
    return done / used
