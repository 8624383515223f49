"""The queue: in what order the seats act, and why."""

from polis.core.errors import Message, message
from polis.utopia.shapes import Minister
from polis.utopia.table import BACK, Table


def queue(table: Table) -> list[Minister]:
    """The seats by rank, each with the reason for its place."""
    return [
        {
            "seat": seat,
            "points": table.scores[seat],
            "acted": bool(table.acted >> seat & 1),
            "why": why_there(table, place),
        }
        for place, seat in enumerate(table.rank)
    ]


def why_there(table: Table, place: int) -> Message:
    """Why a minister is in this place: points, who was there first, or the start."""
    seat = table.rank[place]
    points, gain = table.scores[seat], table.gains[seat]
    if not points:
        return message("queue-back" if gain == (0, BACK) else "queue-start")
    ahead = table.rank[place - 1] if place else None
    if ahead is not None and table.scores[ahead] == points:
        return message("queue-behind", count=points, owner=ahead)
    if gain is None:
        return message("queue-points", count=points)
    count, source = gain
    return message("queue-gained", points=points, count=count, source=message(f"points-{source}"))
