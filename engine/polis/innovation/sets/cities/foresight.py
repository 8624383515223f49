"""What a player can foresee of melding a card, with Cities of Destiny."""

from __future__ import annotations

from polis.core.errors import Message, message
from polis.innovation.icons import COLOURS, ICONS, SPLAYS, symbol_name
from polis.innovation.sets.cities.achievements import BY_ARROW
from polis.innovation.sets.cities.city import SPLAYS_BY, City, city
from polis.innovation.sets.cities.drawing import holds_city
from polis.innovation.sets.cities.symbols import DEEDS
from polis.innovation.table import FREE, SPECIALS, Table


def foreseen(table: Table, me: int, card: int) -> list[Message]:
    """The symbols that will act, special achievements, and a city for a new colour."""
    melded = city(table.faces[card])
    found = [] if melded is None else of_city(table, me, melded)
    adds = not table.zones[table.pile_of(me, card)]
    if adds and not holds_city(table, me, besides=card):
        found.append(message("foresee-draws-city"))
    return found


def of_city(table: Table, me: int, melded: City) -> list[Message]:
    direction = table.splays[5 * me + melded.colour]
    claims = [
        message("preview-special", special=BY_ARROW[arrow])
        for arrow in melded.arrows()
        if arrow == direction and table.specials[SPECIALS.index(BY_ARROW[arrow])] == FREE
    ]
    acts = [of_symbol(melded, symbol) for symbol in melded.acting() if symbol in DEEDS]
    icon = melded.search_icon()
    if icon is not None:
        acts.append(message("foresee-search", icon=ICONS[icon], age=melded.age))
    return [*claims, *acts]


def of_symbol(melded: City, symbol: int) -> Message:
    """What a symbol will do, with the values and the colour that it does it with."""
    said = {"age": melded.value, "one": melded.value + 1, "two": melded.value + 2}
    if symbol in SPLAYS_BY:
        way = SPLAYS[SPLAYS_BY[symbol]]
        return message("foresee-arrow", colour=COLOURS[melded.colour], direction=way)
    if symbol_name(symbol) == "unsplay":
        return message("foresee-unsplay", colour=COLOURS[melded.colour])
    return message(f"foresee-{symbol_name(symbol)}", **said)
