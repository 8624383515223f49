"""How a finished game came to its end, and what decided it."""

from polis.core.errors import Message, message
from polis.uchronia.table import THRESHOLDS, Table
from polis.uchronia.turn import IDLE_ROUNDS, LAST_ROUND
from polis.uchronia.victory import winners


def why_won(table: Table) -> list[Message]:
    """Nothing while the game goes on."""
    return [*why_ended(table), why_victorious(table)] if table.over else []


def why_ended(table: Table) -> list[Message]:
    if table.idle >= IDLE_ROUNDS * table.players:
        return [message("end-idle", count=IDLE_ROUNDS)]
    if table.ending:
        return [message("end-threshold", count=THRESHOLDS[table.players])]
    return [message("end-round", round=table.round)] if table.round >= LAST_ROUND else []


def why_victorious(table: Table) -> Message:
    """Most points; with equal points most Buildings; else a shared victory."""
    victors = winners(table)
    points, buildings = table.score(victors[0]), len(table.built[victors[0]])
    if len(victors) > 1:
        return message("end-shared", seat=list(victors), points=points, buildings=buildings)
    tied = sum([table.score(seat) == points for seat in range(table.players)])
    if tied > 1:
        return message("end-buildings", seat=victors[0], points=points, buildings=buildings)
    return message("end-points", seat=victors[0], points=points)
