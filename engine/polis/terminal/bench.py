"""`python -m polis bench`: speed as ratios to python-chess's random moves, measured in one run."""

from __future__ import annotations

import argparse
import gc
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Final

from polis.core.match import Match
from polis.core.record import new
from polis.games import GAMES

Begin = Callable[[int], Match]  # by seed
# Options with which a game is measured too.
EXPANDED: Final = {"innovation": ({"cities": True},)}


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("game", choices=games, nargs="?", help="default: all of them in turn")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=40)


def run(arguments: argparse.Namespace) -> int:
    try:
        import chess
    except ImportError:
        print("The bench compares with python-chess: pip install chess")
        return 2

    def chess_game(rng: Random) -> float:
        board, moves, start = chess.Board(), 0, time.perf_counter()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return (time.perf_counter() - start) / moves

    for game in [arguments.game] if arguments.game else GAMES:
        for options in ({}, *EXPANDED.get(game, ())):
            begin = partial(new, game, arguments.players, **options)
            title = " with ".join([game, *options])
            for line in measure(title, begin, arguments.games, chess_game):
                print(line)
    return 0


def measure(
    title: str, begin: Begin, games: int, chess_game: Callable[[Random], float]
) -> list[str]:
    """Medians over games of both that alternate, so that a noisy machine disturbs both alike."""
    rng = Random(0)
    chess_times, our_times, copies = [], [], Copies()
    for seed in range(games):
        chess_times.append(chess_game(rng))
        our_times.append(random_game(begin(seed), rng))
        copies.time(begin(seed), rng)
    unit = median(chess_times)
    return [
        f"python-chess, one random move:       {unit * 1e6:6.1f} µs = 1 unit",
        f"{title}, {begin(0).players} players, a random move: {median(our_times) * 1e6:6.1f} µs, "
        f"{unit / median(our_times):.2f} times as many a second",
        f"clone between turns:  {median(copies.between) / unit:.3f} units",
        f"clone inside a turn:  {median(copies.inside) / unit:.3f} units",
        f"imagine:              {median(copies.imagined) / unit:.3f} units",
        "memory of a finished match: {:.0f} kB; when all was told: {:.0f} kB".format(
            *[held / 1000 for held in memory(begin)]
        ),
    ]


def random_game(match: Match, rng: Random) -> float:
    """Seconds per decision of a random game through `moves` and `play`."""
    decisions, start = 0, time.perf_counter()
    while not match.over:
        match.play(rng.choice(match.moves()))
        decisions += 1
    return (time.perf_counter() - start) / decisions


class Copies:
    """Times of copies at random decisions of a game."""

    def __init__(self) -> None:
        self.between: list[float] = []
        self.inside: list[float] = []
        self.imagined: list[float] = []

    def time(self, match: Match, rng: Random) -> None:
        while not match.over:
            if rng.random() < 0.1:
                time = _timed(match.clone)
                self.imagined.append(_timed(lambda: match.imagine(match.seat, rng)))
                inside = "since" in match.position()
                (self.inside if inside else self.between).append(time)
            match.play(rng.choice(match.moves()))


def _timed(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def memory(begin: Begin) -> tuple[int, int]:
    """Bytes that a played-out match holds on to, before and after it was asked what happened."""
    memory_of_a_match(begin)  # what all matches share is made before it is measured
    return memory_of_a_match(begin)


def memory_of_a_match(begin: Begin) -> tuple[int, int]:
    gc.collect()  # what Python keeps for tuples to come would not be counted
    tracemalloc.start()
    match = begin(0)
    rng = Random(0)
    while not match.over:
        match.play(rng.choice(match.moves()))
    untold, _ = tracemalloc.get_traced_memory()
    assert match.facts
    told, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return untold, told
