"""Colours, icons and the ways to splay: small numbers with their names."""

from collections.abc import Iterable, Iterator
from typing import Final

from polis.innovation.shapes import Colour, Icon, Splay, Symbol

COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue", "purple")
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
NO_COLOUR: Final = -1  # of no card

ICONS: Final[tuple[Icon, ...]] = (
    "castle",
    "crown",
    "leaf",
    "lightbulb",
    "factory",
    "clock",
    "person",
)
CASTLE, CROWN, LEAF, LIGHTBULB, FACTORY, CLOCK, PERSON = range(7)
HEX: Final = -1  # the picture, which is no icon

# Other symbols that are counted while they show: each bonus as one, and by its value.
FLAG, FOUNTAIN, BONUSES, BONUS = range(len(ICONS), len(ICONS) + 4)
HIGHEST_BONUS: Final = 12


# What a city does when it is melded by a Meld action; not counted.
PLUS, ARROW_LEFT, ARROW_RIGHT, ARROW_UP, UNSPLAY, UPLIFT, JUNK_ACHIEVEMENT = range(-2, -9, -1)

_NAMES: Final[dict[int, Symbol]] = {
    **dict(enumerate(ICONS)),
    FLAG: "flag",
    FOUNTAIN: "fountain",
    PLUS: "plus",
    ARROW_LEFT: "arrow-left",
    ARROW_RIGHT: "arrow-right",
    ARROW_UP: "arrow-up",
    UNSPLAY: "unsplay",
    UPLIFT: "uplift",
    JUNK_ACHIEVEMENT: "junk-achievement",
}


def bonus(value: int) -> int:
    """The symbol of a bonus."""
    return BONUS + value


def symbol_name(symbol: int) -> Symbol | int | None:
    """What is printed in a slot: a symbol, the value of a bonus, or None for the picture."""
    return symbol - BONUS if symbol > BONUS else _NAMES.get(symbol)


# From the least to the best.
SPLAYS: Final[tuple[Splay, ...]] = ("none", "left", "right", "up", "aslant")
UNSPLAYED, LEFT, RIGHT, UP, ASLANT = range(5)

# The slots of a card: top left, then the bottom row.
SLOTS: Final = ("top-left", "bottom-left", "bottom-centre", "bottom-right")
# The slots that a covered card shows, by splay.
SHOWN: Final = (
    (),
    ("bottom-right",),
    ("top-left", "bottom-left"),
    ("bottom-left", "bottom-centre", "bottom-right"),
    SLOTS,
)

AGES: Final = range(1, 12)
OLDEST: Final = 11

# The counts of all symbols are packed into one number, so that one addition adds them all.
WIDTH: Final = 10
MASK: Final = (1 << WIDTH) - 1


def packed(symbols: Iterable[int]) -> int:
    """What is counted of these symbols; those below zero are not."""
    return sum([_ONE[symbol] for symbol in symbols if symbol >= 0])


# a bonus counts among the bonuses, and by its value
_ONE: Final = [
    (1 << WIDTH * symbol) + (1 << WIDTH * BONUSES if symbol > BONUS else 0)
    for symbol in range(BONUS + HIGHEST_BONUS + 1)
]


def shown_of(counts: int, symbol: int) -> int:
    """How many of a symbol are packed."""
    return counts >> WIDTH * symbol & MASK


def fields(counts: int) -> Iterator[int]:
    """All counts that are packed, those of icons first."""
    while counts:
        yield counts & MASK
        counts >>= WIDTH


def unpacked(counts: int) -> list[int]:
    """For each icon how many."""
    return [counts >> WIDTH * icon & MASK for icon in range(len(ICONS))]
