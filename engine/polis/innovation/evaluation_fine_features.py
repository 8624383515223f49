"""Further features of Innovation, for learned weights only."""

from __future__ import annotations

from typing import Final

from polis.innovation.counting import all_icons
from polis.innovation.deck import AGE_OF, CARDS
from polis.innovation.evaluation_features import height, measure_seat, progress
from polis.innovation.icons import ICONS
from polis.innovation.table import Table
from polis.innovation.zones import HAND, SCORE

fine: Final = (
    *[f"{icon} shown" for icon in ICONS],
    *[f"{icon} ahead" for icon in ICONS],
    "cards on the board",
    "best of the hand over the tops",
    "cards in the score pile",
    "top cards with demands",
    "splayed left",
    "splayed right",
    "splayed up",
    "splayed aslant",
    "is to act",
)


def measure_finely(table: Table) -> tuple[float, list[list[float]]]:
    """How far the game has gone, and for each seat all its features."""
    counts = [all_icons(table, seat) for seat in range(table.players)]
    seats = [
        measure_seat(table, seat, counts) + measure_seat_finely(table, seat, counts)
        for seat in range(table.players)
    ]
    return progress(table), seats


def measure_seat_finely(table: Table, me: int, counts: list[list[int]]) -> list[float]:
    if not table.playing(me):
        return [0.0] * len(fine)
    tops = table.tops(me)
    splays = table.splays[5 * me : 5 * me + 5]
    highest = table.highest_top(me)
    best = max([AGE_OF[card] for card in table.zones[HAND[me]]], default=0)
    rivals = table.rivals(me)
    ahead = [
        float(mine > max([counts[other][icon] for other in rivals], default=0))
        for icon, mine in enumerate(counts[me])
    ]
    return [
        *[float(count) for count in counts[me]],
        *ahead,
        float(height(table, me)),
        float(max(best - highest, 0)),
        float(len(table.zones[SCORE[me]])),
        float(len([card for card in tops if CARDS[table.faces[card]].demands])),
        *[float(splays.count(splay)) for splay in (1, 2, 3, 4)],
        float(table.turn == me),
    ]
