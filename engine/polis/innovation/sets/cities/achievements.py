"""The achievements of Cities of Destiny: five specials that are claimed at once, and flags and
fountains, which count while they show."""

from __future__ import annotations

from typing import Final

from polis.innovation.counting import icons, visible_cards
from polis.innovation.icons import COLOURS, FLAG, FOUNTAIN, LEFT, RIGHT, UP, shown_of
from polis.innovation.player import Player
from polis.innovation.sets.cities.city import city
from polis.innovation.shapes import Special
from polis.innovation.table import FREE, SPECIALS, Table

# By the way of splay: for melding a city with its arrow onto a colour that lies so already.
BY_ARROW: Final[dict[int, Special]] = {LEFT: "tradition", RIGHT: "repute", UP: "fame"}
# By the symbol of a city junked from hand.
BY_JUNKING: Final[dict[int, Special]] = {FLAG: "glory", FOUNTAIN: "victory"}

NAMES: Final[tuple[Special, ...]] = (*BY_ARROW.values(), *BY_JUNKING.values())


async def after_meld(me: Player, card: int) -> None:
    """Claims what an arrow of a melded city earns; the pile lies as it did before."""
    melded = city(me.table.faces[card])
    if melded is not None:
        for direction in melded.arrows():
            if me.splayed(melded.colour) == direction:
                await me.claim(BY_ARROW[direction])


async def after_junk(me: Player, card: int) -> None:
    """Claims what a city junked from this player's hand earns, and shows it for that.

    If it earns nothing that could be claimed, everyone learns that it lacks the symbol.
    """
    junked = city(me.table.faces[card])
    if junked is not None:
        for symbol, special in BY_JUNKING.items():
            if me.table.specials[SPECIALS.index(special)] != FREE:
                continue
            if junked.has(symbol):
                await me.reveal([card])
                await me.claim(special)
            else:
                me.table.tells("unseen", me.seat, [card])


def flags(table: Table, seat: int) -> int:
    """The flags that count: those of colours of which no opponent has more visible cards."""
    if not icons(table, seat, FLAG):
        return 0
    shown = table.shown[5 * seat : 5 * seat + 5]
    return sum(
        [
            shown_of(shown[colour], FLAG)
            for colour in range(len(COLOURS))
            if shown_of(shown[colour], FLAG) and not ahead_of(table, seat, colour)
        ]
    )


def ahead_of(table: Table, seat: int, colour: int) -> list[int]:
    """The opponents who have more visible cards of a colour."""
    own = visible_cards(table, seat, colour)
    return [other for other in table.rivals(seat) if visible_cards(table, other, colour) > own]


def fountains(table: Table, seat: int) -> int:
    return icons(table, seat, FOUNTAIN)
