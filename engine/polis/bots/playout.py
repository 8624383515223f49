"""Plays on by move priors: to the end of a turn, or for a few decisions."""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Any

from polis.core.evaluation import Evaluation
from polis.core.match import ImaginedMatch


def finish_turn(match: ImaginedMatch, evaluation: Evaluation[Any], turn: object) -> None:
    """Plays the most natural moves until this turn is over; nothing if it is over already."""
    while match.question is not None and evaluation.turn_of(match.table) == turn:
        moves = match.moves()
        if len(moves) == 1:
            match.play(moves[0])
        else:
            weights = evaluation.weigh(match.table, match.question)
            match.play(moves[weights.index(max(weights))])


def finish_turns(
    match: ImaginedMatch, evaluation: Evaluation[Any], turn: object, count: int
) -> None:
    """Plays the most natural moves until so many turns are over, this one being the first."""
    for _ in range(count):
        finish_turn(match, evaluation, turn)
        turn = evaluation.turn_of(match.table)


def play_and_finish(match: ImaginedMatch, evaluation: Evaluation[Any], move: str) -> None:
    """Plays a move and the rest of the turn it belongs to."""
    turn = evaluation.turn_of(match.table)
    match.play(move)
    finish_turn(match, evaluation, turn)


def play_on(
    match: ImaginedMatch, evaluation: Evaluation[Any], rng: Random, decisions: int, turn: object
) -> None:
    """Plays natural moves at random for some real decisions, then finishes the turn they are in.

    `turn` is the turn of the move before; it is finished if no decision is to be played.
    """
    while match.question is not None and decisions > 0:
        turn = evaluation.turn_of(match.table)
        moves = match.moves()
        if len(moves) == 1:
            match.play(moves[0])
            continue
        decisions -= 1
        match.play(pick(moves, evaluation.weigh(match.table, match.question), rng.random()))
    finish_turn(match, evaluation, turn)


def pick(moves: tuple[str, ...], weights: list[float], luck: float) -> str:
    """The move in which this share of the summed weights falls."""
    left = luck * fsum(weights)
    for move, weight in zip(moves, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    return moves[-1]
