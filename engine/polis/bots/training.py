"""Learning how a position stands from games that bots play against themselves.

Positions at the starts of turns are kept with the seat that won in the end; the weights are those
under which the winners would have been most likely (a conditional logit, by gradient steps).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from polis.bots.contest import play_out
from polis.bots.fox import Fox
from polis.core.evaluation import likelihoods, weighed
from polis.core.match import Match
from polis.core.record import new
from polis.games import GAMES

STRAY = 0.08  # how often a move is played that is not the best, so that more is seen
KEPT = 24  # positions of a game
PULL = 2e-5  # how strongly weights are held near those they started from


class Sample(NamedTuple):
    """The features of every seat, and each seat's share of the victory."""

    seats: list[list[float]]
    won: list[float]


def self_play(game: str, players: int, seed: int, weights: Sequence[float] | None) -> list[Sample]:
    """Samples of one game between foxes that judge by these weights and sometimes stray."""
    match = new(game, players, seed)
    rng = Random(seed)
    fox = Fox()
    fox.weights = weights
    fox.goes_round = True
    evaluation = GAMES[game].evaluation
    seen: list[list[list[float]]] = []
    turns: list[object] = [None]

    def choose(match: Match, seat: int) -> str:
        turn = evaluation.turn_of(match.truth)
        if turn != turns[-1]:
            turns.append(turn)
            seen.append(evaluation.measure(match.truth))
        if rng.random() < STRAY:
            return rng.choice(match.moves())
        return fox.choose(match, seat, rng, 1).move

    play_out(match, choose)
    share = 1 / len(match.winners)
    won = [share if seat in match.winners else 0.0 for seat in range(players)]
    return [Sample(seats, won) for seats in rng.sample(seen, min(KEPT, len(seen)))]


def expected(seats: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Each seat's chance under the weights."""
    return likelihoods([weighed(seat, weights) for seat in seats])


def fit(samples: list[Sample], start: Sequence[float], rounds: int, rng: Random) -> list[float]:
    """Weights that make the winners likely, by AdaGrad steps over shuffled samples."""
    weights = list(start)
    squares = [1e-6] * len(weights)
    rate = 0.05
    for _ in range(rounds):
        rng.shuffle(samples)
        for sample in samples:
            chances = expected(sample.seats, weights)
            slope = [PULL * (s - w) for s, w in zip(start, weights, strict=True)]
            for seat, features in enumerate(sample.seats):
                miss = sample.won[seat] - chances[seat]
                slope = [g + miss * f for g, f in zip(slope, features, strict=True)]
            squares = [q + g * g for q, g in zip(squares, slope, strict=True)]
            weights = [
                w + rate * g / sqrt(q) for w, g, q in zip(weights, slope, squares, strict=True)
            ]
    return weights


def log_loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The average surprise of the weights at who won; lower is better."""
    total = 0.0
    for sample in samples:
        chances = expected(sample.seats, weights)
        total -= sum(w * log(max(c, 1e-9)) for w, c in zip(sample.won, chances, strict=True))
    return total / len(samples)
