"""What else counts for the learned evaluation: kinds of cards, and what goes together."""

from __future__ import annotations

from typing import Final

from polis.uchronia.activities import activity_limit
from polis.uchronia.evaluation_features import hand_written, measure_seat, progress
from polis.uchronia.materials import CONSTRUCTION, NAMES, TRADE
from polis.uchronia.table import ACTIVITIES, HAND, STOCK, THRESHOLDS, Table

fine: Final = (
    *(f"{name} in stock" for name in NAMES),
    *(f"some {name} in stock" for name in NAMES),
    *(f"{name} in hand" for name in NAMES),
    *(f"some {name} activity" for name in NAMES),
    *(f"{name} to build with" for name in NAMES),
    "limit",
    "stock to launch",
    "trade to launch with",
    "points squared",
    "threshold reached",
    "last turn",
    "last turn at the end",
    "construction for sites",
    "steps to build now",
)
PLAIN: Final = (*hand_written, *fine)
FITTING: Final = PLAIN.index("stock for sites")


def measure_finely(table: Table) -> tuple[float, list[list[float]]]:
    """How far the game has gone, and for each seat all its features."""
    scores = [table.score(seat) for seat in range(table.players)]
    gone = progress(table, scores)
    seats = []
    for seat, score in enumerate(scores):
        plain = measure_seat(table, seat, score, gone)
        seats.append(plain + measure_seat_finely(table, seat, score, plain))
    return gone, seats


def measure_seat_finely(table: Table, me: int, score: int, plain: list[float]) -> list[float]:
    cells = table.cells
    activities = cells[5 * (ACTIVITIES + me) : 5 * (ACTIVITIES + me) + 5]
    stock = cells[5 * (STOCK + me) : 5 * (STOCK + me) + 5]
    hand = cells[5 * (HAND + me) : 5 * (HAND + me) + 5]
    builders = min(activities[CONSTRUCTION], 2)
    fitting = plain[FITTING]
    free = activity_limit(table, me) - sum(activities)
    threshold = THRESHOLDS[table.players]
    last = table.last == me
    return [
        *[float(count if count < 3 else 3) for count in stock],
        *[1.0 if count else 0.0 for count in stock],
        *[float(count if count < 3 else 3) for count in hand],
        *[1.0 if count else 0.0 for count in activities],
        *[float(builders * (count if count < 3 else 3)) for count in stock],
        float(activity_limit(table, me)),
        float(min(free, sum(stock))),
        float(min(activities[TRADE], 2) * min(free, 3)),
        score * score / threshold,
        1.0 if score >= threshold else 0.0,
        1.0 if last else 0.0,
        1.0 if last and table.ending else 0.0,
        builders * min(fitting, 4.0),
        min(fitting, 1.0 + activities[CONSTRUCTION]),
    ]
