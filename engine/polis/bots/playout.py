"""Playing on by instinct: to the end of a turn, or for a while."""

from __future__ import annotations

from math import fsum
from random import Random

from polis.core.match import Match
from polis.core.sense import Sense


def finish_turn(match: Match, sense: Sense, turn: object) -> None:
    """Plays the most natural moves until this turn is over; nothing if it is over already."""
    while match._question is not None and sense.turn_of(match._table) == turn:
        moves = match.moves()
        if len(moves) == 1:
            match.play(moves[0])
        else:
            weights = sense.weigh(match._table, match._question)
            match.play(moves[weights.index(max(weights))])


def finish_turns(match: Match, sense: Sense, turn: object, count: int) -> None:
    """Plays the most natural moves until so many turns are over, this one being the first."""
    for _ in range(count):
        finish_turn(match, sense, turn)
        turn = sense.turn_of(match._table)


def play_and_finish(match: Match, sense: Sense, move: str) -> None:
    """Plays a move and the rest of the turn it belongs to."""
    turn = sense.turn_of(match._table)
    match.play(move)
    finish_turn(match, sense, turn)


def play_on(match: Match, sense: Sense, rng: Random, decisions: int, turn: object) -> None:
    """Plays natural moves at random for some real decisions, then finishes the turn they are in.

    `turn` is the turn of the move before, to be finished if there is no decision to play.
    """
    while match._question is not None and decisions > 0:
        turn = sense.turn_of(match._table)
        moves = match.moves()
        if len(moves) == 1:
            match.play(moves[0])
            continue
        decisions -= 1
        match.play(pick(moves, sense.weigh(match._table, match._question), rng.random()))
    finish_turn(match, sense, turn)


def pick(moves: tuple[str, ...], weights: list[float], luck: float) -> str:
    """The move at this share of the summed weights."""
    left = luck * fsum(weights)
    for move, weight in zip(moves, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    return moves[-1]
