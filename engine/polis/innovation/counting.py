"""Counts the icons of a board, the points of a score pile, and achievements."""

from polis.innovation.deck import AGE_OF
from polis.innovation.icons import MASK, WIDTH, unpacked
from polis.innovation.table import ACHIEVED, SCORE, Table


def icons(table: Table, seat: int, icon: int) -> int:
    """How many of an icon a board shows."""
    return table.boards[seat] >> WIDTH * icon & MASK


def all_icons(table: Table, seat: int) -> list[int]:
    """For each icon how many a board shows."""
    return unpacked(table.boards[seat])


def colours_showing(table: Table, seat: int, icon: int) -> int:
    """On how many colours of a board an icon shows."""
    bits = MASK << WIDTH * icon
    return len([shown for shown in table.shown[5 * seat : 5 * seat + 5] if shown & bits])


def score(table: Table, seat: int) -> int:
    return sum([AGE_OF[card] for card in table.zones[SCORE + seat]])


def achievements(table: Table, seat: int) -> int:
    """How many achievements a seat has, special ones too."""
    return len(table.zones[ACHIEVED + seat]) + table.specials.count(seat)
