"""Who has won, how the game came to its end, and what decided it."""

from polis.core.errors import Reason, reason
from polis.utopia.table import GOAL, Table


def winners(table: Table) -> tuple[int, ...]:
    """Most points; ruling: with as many the better rank. That is the head of the rank list."""
    return table.rank[:1]


def why_won(table: Table) -> list[Reason]:
    """Nothing while the game goes on."""
    return [why_ended(table), why_victorious(table)] if table.over else []


def why_ended(table: Table) -> Reason:
    if max(table.scores) >= GOAL:
        return reason("end-goal", count=GOAL)
    return reason("end-round", round=table.round)


def why_victorious(table: Table) -> Reason:
    victor = table.rank[0]
    points = table.scores[victor]
    if table.scores.count(points) > 1:
        return reason("end-rank", seat=victor, points=points)
    return reason("end-points", seat=victor, points=points)
