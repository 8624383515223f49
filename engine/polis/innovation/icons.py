"""Colours, icons and the ways to splay: small numbers with their names."""

from collections.abc import Iterable
from typing import Final

from polis.innovation.shapes import Colour, Icon, Splay

COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue", "purple")
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)

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

# From the least to the best.
SPLAYS: Final[tuple[Splay, ...]] = ("none", "left", "right", "up", "aslant")
UNSPLAYED, LEFT, RIGHT, UP, ASLANT = range(5)

# The slots of a card: top left, then the bottom row.
SLOTS: Final = ("top-left", "bottom-left", "bottom-centre", "bottom-right")
# The slots that a covered card shows, by splay.
SHOWN: Final = ((), (3,), (0, 1), (1, 2, 3), (0, 1, 2, 3))

AGES: Final = range(1, 12)
OLDEST: Final = 11

# The counts of all icons are packed into one number, so that one addition adds them all.
WIDTH: Final = 10
MASK: Final = (1 << WIDTH) - 1


def packed(icons: Iterable[int]) -> int:
    return sum([1 << WIDTH * icon for icon in icons if icon != HEX])


def unpacked(counts: int) -> list[int]:
    """For each icon how many."""
    return [counts >> WIDTH * icon & MASK for icon in range(len(ICONS))]
