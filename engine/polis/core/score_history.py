"""The score history of a match: the points after each turn."""

from __future__ import annotations

from polis.core.game import Json
from polis.core.match import Match


def score_history(match: Match) -> list[Json]:
    """After how many moves each seat had how many points: at the start, after every turn and now.

    `round` is the one in which that turn was played, None before the first. What is played outside
    of all rounds and brings no points (a set-up) is left out.
    """
    past = match._back_at(match._floor())
    points: list[Json] = []

    def note(played: int, round: int | None) -> None:
        scores = list(past.scores)
        if not points or round is not None or scores != points[-1]["scores"]:
            points.append({"move": played, "round": round, "scores": scores})

    note(match._floor(), None)
    round = past._game.round(past._table)
    for played, move in enumerate(match.history[match._floor() :], match._floor() + 1):
        past._replay(move, played)
        if past._turn_at == played:
            note(played, round)
            round = past._game.round(past._table)
    if match.history and points[-1]["move"] < len(match.history):
        note(len(match.history), round)
    return points
