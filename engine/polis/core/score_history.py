"""The score history of a match: the points after each turn."""

from __future__ import annotations

from polis.core.match import Match
from polis.core.shapes import ScoresAt


def score_history(match: Match) -> list[ScoresAt]:
    """The points of each seat after so many moves: at the start, after every turn and now.

    `round` is the one in which that turn was played, None before the first. What is played outside
    of all rounds and brings no points (a set-up) is left out.
    """
    points: list[ScoresAt] = []

    def note(played: int, round: int | None) -> None:
        scores = list(past.scores)
        if not points or round is not None or scores != points[-1]["scores"]:
            points.append({"move": played, "round": round, "scores": scores})

    round: int | None = None
    for played, past in enumerate(match.retrace(), match.floor):
        if past.turn_start == played or not points:
            note(played, round)
            round = past.round
    if match.history and points[-1]["move"] < len(match.history):
        note(len(match.history), round)
    return points
