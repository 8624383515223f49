"""Drawing cities: for a new colour on one's board, and for splaying on any board."""

from __future__ import annotations

from polis.innovation.deck import SETS, numbers_of
from polis.innovation.player import Player
from polis.innovation.table import Table
from polis.innovation.zones import HAND

CITIES = numbers_of(SETS.index("cities"))


def holds_city(table: Table, seat: int, besides: int | None = None) -> bool:
    """Whether a seat has a city in hand, as the backs tell; then it draws none."""
    return any(card in CITIES and card != besides for card in table.zones[HAND[seat]])


async def draw_city(me: Player) -> None:
    """Draws a city of the player's highest top value, unless one is in hand."""
    if not holds_city(me.table, me.seat):
        await me.draw(me.highest_top, of="cities")
