"""When the game ends, who has won, and how that came about in words."""

from typing import Final

from polis.core.errors import Message, message
from polis.uchronia.table import THRESHOLDS, Table

# Rulings that make every game finite.
LAST_ROUND: Final = 150
IDLE_ROUNDS: Final = 2


def ends(table: Table) -> bool:
    """Whether the game ends after this turn."""
    if table.idle >= IDLE_ROUNDS * table.players:
        return True
    return (table.ending or table.round >= LAST_ROUND) and table.turn == table.last


def finish(table: Table) -> None:
    table.over = True
    table.founded = 0
    table.note(0, "over")


def winners(table: Table) -> tuple[int, ...]:
    """Those with most points, then most completed Buildings; ruling: if still tied, all of them."""
    ranks = [(table.score(seat), len(table.built[seat])) for seat in range(table.players)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


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
