"""`python -m polis train`: learns a game's weights by self-play and ships them with the game."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from pathlib import Path
from random import Random

from polis.bots.training import Sample, fit, log_loss, self_play
from polis.bots.weights import FILE
from polis.games import GAMES
from polis.terminal.numbers import count, counts
from polis.terminal.progress import progress

HELD_BACK = 5  # every fifth game is kept for measuring how well the others were learned


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("game", choices=games)
    parser.add_argument("--games", type=count, default=1000)
    parser.add_argument("--players", type=counts, default=[2, 2, 3, 4], help="table sizes in turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--generations", type=count, default=2, help="after each, foxes play by what it has learned"
    )
    parser.add_argument("--rounds", type=count, default=6, help="times through the samples")
    parser.add_argument("--processes", type=count, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="where to write (default: beside the game)")


def one_game(
    game: str, sizes: Sequence[int], weights: Sequence[float] | None, seed: int
) -> list[Sample]:
    return self_play(game, sizes[seed % len(sizes)], seed, weights)


def run(arguments: argparse.Namespace) -> int:
    evaluation = GAMES[arguments.game].evaluation
    start = evaluation.start_weights()
    learned_from: list[Sample] = []
    held_back: list[Sample] = []
    weights: list[float] | None = None
    first = arguments.seed * 1_000_000
    for generation in range(arguments.generations):
        seeds = range(
            first + generation * arguments.games, first + (generation + 1) * arguments.games
        )
        play = partial(one_game, arguments.game, arguments.players, weights)
        held_back.clear()
        with ProcessPoolExecutor(arguments.processes) as executor:
            for number, samples in enumerate(executor.map(play, seeds, chunksize=4)):
                (learned_from if number % HELD_BACK else held_back).extend(samples)
                progress(number + 1, arguments.games)
        weights = fit(learned_from, start, arguments.rounds, Random(arguments.seed))
    assert weights is not None
    losses = {"start": log_loss(held_back, start), "learned": log_loss(held_back, weights)}
    print(f"{len(learned_from)} positions; surprise on unseen games: {losses}")
    out = arguments.out or Path(__file__).parents[1] / arguments.game / FILE
    document = {
        "command": " ".join(["python -m polis", *sys.argv[1:]]),
        "seed": arguments.seed,
        "date": date.today().isoformat(),
        "loss": {name: round(loss, 4) for name, loss in losses.items()},
        "weights": {n: round(w, 4) for n, w in zip(evaluation.features, weights, strict=True)},
    }
    out.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return 0
