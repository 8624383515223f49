"""The special achievements of the base set: what each of them counts, and how many it takes."""

from __future__ import annotations

from typing import Final

from polis.innovation.card_set import SpecialAchievement
from polis.innovation.counting import icons
from polis.innovation.deck import CARDS
from polis.innovation.icons import CLOCK, COLOURS, MASK, PERSON, RIGHT, WIDTH
from polis.innovation.table import Table

EMPIRE_ICONS: Final = range(PERSON)  # all but the last one
EMPIRE_OF_EACH: Final = 3
UNIVERSE_AGE: Final = 8


def icons_of_empire(table: Table, seat: int) -> int:
    counts = table.boards[seat]
    return len([i for i in EMPIRE_ICONS if counts >> WIDTH * i & MASK >= EMPIRE_OF_EACH])


def demands(table: Table, seat: int) -> int:
    return len([card for card in table.tops(seat) if CARDS[table.faces[card]].demands])


def right_or_better(table: Table, seat: int) -> int:
    """Colours splayed right, up or aslant."""
    return len([splay for splay in table.splays[5 * seat : 5 * seat + 5] if splay >= RIGHT])


def clocks(table: Table, seat: int) -> int:
    return icons(table, seat, CLOCK)


def late_tops(table: Table, seat: int) -> int:
    return len([card for card in table.tops(seat) if table.value(card) >= UNIVERSE_AGE])


# in the order in which they are given
SPECIAL_ACHIEVEMENTS: Final = (
    SpecialAchievement("empire", icons_of_empire, len(EMPIRE_ICONS), "construction"),
    SpecialAchievement("monument", demands, 4, "masonry"),
    SpecialAchievement("wonder", right_or_better, len(COLOURS), "invention"),
    SpecialAchievement("world", clocks, 12, "translation"),
    SpecialAchievement("universe", late_tops, len(COLOURS), "astronomy"),
)
