"""What a player can foresee of melding a card by a Meld action, with Cities of Destiny."""

from __future__ import annotations

from polis.core.errors import Message, message
from polis.innovation.sets.cities.achievements import BY_ARROW
from polis.innovation.sets.cities.city import City, city
from polis.innovation.sets.cities.drawing import holds_city
from polis.innovation.table import FREE, SPECIALS, Table


def foreseen(table: Table, me: int, card: int) -> list[Message]:
    """Special achievements, the symbols that will act, and a city for a new colour or a splay."""
    melded = city(table.faces[card])
    lying = len(table.zones[table.pile_of(me, card)])
    splays = melded is not None and will_splay(table, me, melded, lying)
    found = [] if melded is None else [*claims(table, me, melded), *melded.deeds()]
    if melded is not None and melded.arrows() and not splays:
        found = [it for it in found if it["id"] != "foresee-arrow"]
    if (splays or not lying) and not holds_city(table, me, besides=card):
        found.append(message("foresee-draws-city"))
    return found


def will_splay(table: Table, me: int, melded: City, lying: int) -> bool:
    """Whether an arrow will splay the pile another way than it lies."""
    now = table.splays[5 * me + melded.colour]
    return lying > 0 and any(direction != now for direction in melded.arrows())


def claims(table: Table, me: int, melded: City) -> list[Message]:
    """The special achievements that an arrow earns, on a pile that is splayed so already."""
    direction = table.splays[5 * me + melded.colour]
    return [
        message("preview-special", special=BY_ARROW[arrow])
        for arrow in melded.arrows()
        if arrow == direction and table.specials[SPECIALS.index(BY_ARROW[arrow])] == FREE
    ]
