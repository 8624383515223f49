"""The special achievements of the base set: what each of them counts, and how many it takes."""

from __future__ import annotations

from typing import Final

from polis.innovation.card_set import SpecialAchievement
from polis.innovation.counting import icons
from polis.innovation.deck import CARDS, HAS_DEMAND, VALUE_OF
from polis.innovation.icons import CLOCK, COLOURS, MASK, PERSON, RIGHT, WIDTH
from polis.innovation.table import Table
from polis.innovation.zones import BOARD

EMPIRE_ICONS: Final = range(PERSON)  # all but the last one
EMPIRE_OF_EACH: Final = 3
UNIVERSE_AGE: Final = 8


# Added to packed counts, this carries into the highest bit of each icon that shows often enough.
_HALF: Final = 1 << WIDTH - 1
_ENOUGH: Final = sum([_HALF - EMPIRE_OF_EACH << WIDTH * icon for icon in EMPIRE_ICONS])
_CARRIED: Final = sum([_HALF << WIDTH * icon for icon in EMPIRE_ICONS])


def icons_of_empire(table: Table, seat: int) -> int:
    """How many icons show three times or more."""
    return (table.boards[seat] + _ENOUGH & _CARRIED).bit_count()


def is_empire(table: Table, seat: int) -> bool:
    return table.boards[seat] + _ENOUGH & _CARRIED == _CARRIED


MONUMENT_DEMANDS: Final = 4


def demands(table: Table, seat: int) -> int:
    """How many top cards have a demand."""
    return len([card for card in table.tops(seat) if CARDS[table.faces[card]].demands])


def is_monument(table: Table, seat: int) -> bool:
    lacking = len(COLOURS) - MONUMENT_DEMANDS
    for pile in table.zones[BOARD[seat]]:
        if not pile or not HAS_DEMAND[table.faces[pile[-1]]]:
            if not lacking:
                return False
            lacking -= 1
    return True


def right_or_better(table: Table, seat: int) -> int:
    """Colours splayed right, up or aslant."""
    return sum([splay >= RIGHT for splay in table.splays[5 * seat : 5 * seat + 5]])


def is_wonder(table: Table, seat: int) -> bool:
    return min(table.splays[5 * seat : 5 * seat + 5]) >= RIGHT


WORLD_CLOCKS: Final = 12
_CLOCKS: Final = WIDTH * CLOCK  # where they are counted


def clocks(table: Table, seat: int) -> int:
    return icons(table, seat, CLOCK)


def is_world(table: Table, seat: int) -> bool:
    return table.boards[seat] >> _CLOCKS & MASK >= WORLD_CLOCKS


def late_tops(table: Table, seat: int) -> int:
    return len([card for card in table.tops(seat) if table.value(card) >= UNIVERSE_AGE])


def is_universe(table: Table, seat: int) -> bool:
    for pile in table.zones[BOARD[seat]]:
        if not pile or VALUE_OF[table.faces[pile[-1]]] < UNIVERSE_AGE:
            return False
    return True


# in the order in which they are given
SPECIAL_ACHIEVEMENTS: Final = (
    SpecialAchievement("empire", is_empire, icons_of_empire, len(EMPIRE_ICONS), "construction"),
    SpecialAchievement("monument", is_monument, demands, MONUMENT_DEMANDS, "masonry"),
    SpecialAchievement("wonder", is_wonder, right_or_better, len(COLOURS), "invention"),
    SpecialAchievement("world", is_world, clocks, WORLD_CLOCKS, "translation"),
    SpecialAchievement("universe", is_universe, late_tops, len(COLOURS), "astronomy"),
)
