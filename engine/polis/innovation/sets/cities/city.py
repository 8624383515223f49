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
    COLOURS,
    FLAG,
    FOUNTAIN,
    HEX,
    ICONS,
    JUNK_ACHIEVEMENT,
    LEFT,
    RIGHT,
    SPLAYS,
    UNSPLAY,
    UP,
    UPLIFT,
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

    def deeds(self) -> list[Message]:
        """What happens, in this order, if a Meld action melds it."""
        icon = self.search_icon()
        search = [] if icon is None else [message("foresee-search", icon=ICONS[icon], age=self.age)]
        return [*search, *[of_symbol(self, symbol) for symbol in self.acting() if symbol < HEX]]

    def description(self, own: Catalogue) -> str:
        """Its two rows of symbols, and what these do."""
        rows = [[printed(it) for it in row] for row in (self.icons[:3], self.icons[3:])]
        said = [message("printed-slots", above=rows[0], below=rows[1])]
        if self.deeds():
            deeds = " ".join([own.say(deed) for deed in self.deeds()])
            said.append(message("printed-acts", deeds=deeds))
        said += [message(id) for symbol, id in LASTING.items() if self.has(symbol)]
        if max(self.icons) > BONUS:
            said.append(message("printed-points"))
        return " ".join([own.say(it) for it in said])


# Symbols that do something while they show, besides bonuses.
LASTING: Final = {FLAG: "printed-flag", FOUNTAIN: "printed-fountain"}


def printed(symbol: int) -> Message:
    """What is in a slot."""
    if symbol == HEX:
        return message("printed-picture")
    if symbol > BONUS:
        return message("printed-bonus", points=symbol - BONUS)
    return message("printed-symbol", icon=symbol_name(symbol))


def of_symbol(melded: City, symbol: int) -> Message:
    """What a symbol does, with the values and the colour that it does it with."""
    colour, value = COLOURS[melded.colour], melded.value
    if symbol in SPLAYS_BY:
        way = SPLAYS[SPLAYS_BY[symbol]]
        return message("foresee-arrow", colour=colour, direction=way)
    if symbol == UNSPLAY:
        return message("foresee-unsplay", colour=colour)
    if symbol == UPLIFT:
        return message("foresee-uplift", one=value + 1, two=value + 2)
    if symbol == JUNK_ACHIEVEMENT:
        return message("foresee-junk-achievement", age=value)
    return message("foresee-plus", one=value + 1)


def city(face: int) -> City | None:
    """A face that is a city's."""
    card = CARDS[face]
    return card if isinstance(card, City) else None
