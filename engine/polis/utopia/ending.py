"""When the game ends, who has won, and how that came about in words."""

from polis.core.errors import Message, message
from polis.utopia.table import GOAL, LAST_ROUND, Table


def ends(table: Table) -> bool:
    """Whether the game is over after this round."""
    return max(table.scores) >= GOAL or table.round >= LAST_ROUND


def winners(table: Table) -> tuple[int, ...]:
    """Who has most points; ruling: of those the best in rank, who heads the rank list."""
    return table.rank[:1]


def why_won(table: Table) -> list[Message]:
    """Nothing while the game goes on."""
    return [why_ended(table), why_victorious(table)] if table.over else []


def why_ended(table: Table) -> Message:
    if max(table.scores) >= GOAL:
        return message("end-goal", count=GOAL)
    return message("end-round", round=table.round)


def why_victorious(table: Table) -> Message:
    victor = table.rank[0]
    points = table.scores[victor]
    if table.scores.count(points) > 1:
        return message("end-rank", seat=victor, points=points)
    return message("end-points", seat=victor, points=points)
