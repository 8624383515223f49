"""What a city is: six slots and no effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polis.core.errors import Message, message
from polis.innovation.card import Card
from polis.innovation.deck import CARDS
from polis.innovation.icons import (
    ARROW_LEFT,
    ARROW_RIGHT,
    ARROW_UP,
    BONUS,
    ICONS,
    LEFT,
    RIGHT,
    UP,
    symbol_name,
)

if TYPE_CHECKING:
    from polis.core.catalogue import Catalogue

SLOTS: Final = (
    "top-left",
    "top-centre",
    "top-right",
    "bottom-left",
    "bottom-centre",
    "bottom-right",
)
# The slots that a covered city shows, by splay.
SHOWN: Final = (
    (),
    ("bottom-right", "top-right"),
    ("top-left", "bottom-left"),
    ("bottom-left", "bottom-centre", "bottom-right"),
    ("top-left", "bottom-left", "bottom-centre", "bottom-right"),
)
# The slots whose symbols act when the city is melded, in this order.
ACTING: Final = ("top-centre", "bottom-centre")
SPLAYS_BY: Final = {ARROW_LEFT: LEFT, ARROW_RIGHT: RIGHT, ARROW_UP: UP}


class City(Card):
    """A city's face."""

    slots = SLOTS
    shown = SHOWN

    def acting(self) -> list[int]:
        """The symbols that may act when it is melded, in their order."""
        return [self.icons[self.slots.index(slot)] for slot in ACTING]

    def search_icon(self) -> int | None:
        """The icon that melding it searches for: an ordinary one at the top centre."""
        icon = self.icons[self.slots.index("top-centre")]
        return icon if 0 <= icon < len(ICONS) else None

    def arrows(self) -> list[int]:
        """The ways to splay that its arrows show."""
        return [SPLAYS_BY[symbol] for symbol in self.icons if symbol in SPLAYS_BY]

    def description(self, own: Catalogue) -> str:
        """What it has besides icons, in words."""
        icon = self.search_icon()
        said = [] if icon is None else [message("printed-search", icon=ICONS[icon])]
        said += [described(symbol) for symbol in self.icons if is_described(symbol)]
        return " ".join([own.say(it) for it in said])


def is_described(symbol: int) -> bool:
    """Whether a symbol is no ordinary icon and no picture."""
    return symbol_name(symbol) is not None and not 0 <= symbol < len(ICONS)


def described(symbol: int) -> Message:
    if symbol > BONUS:
        return message("printed-bonus", points=symbol - BONUS)
    return message(f"printed-{symbol_name(symbol)}")


def city(face: int) -> City | None:
    """A face that is a city's."""
    card = CARDS[face]
    return card if isinstance(card, City) else None
