"""What a card means now with Cities of Destiny: its flag and fountain, and what it supports."""

from __future__ import annotations

from polis.core.errors import Message, message
from polis.innovation.deck import CARDS, SLUGS
from polis.innovation.icons import FLAG, FOUNTAIN, shown_of
from polis.innovation.preview import with_melded
from polis.innovation.sets.cities.achievements import ahead_of
from polis.innovation.sets.cities.city import City, city
from polis.innovation.sets.cities.endorse import SPENT, supporters, supporting
from polis.innovation.table import Table
from polis.innovation.why_not_card import is_pile, named, owner_of
from polis.innovation.zones import HAND


def means(table: Table, me: int, card: int) -> list[Message]:
    """Of cities on boards and in the player's hand, and of the player's own top cards."""
    zone, it = table.where[card], city(table.faces[card])
    if zone == HAND[me]:
        return [] if it is None else in_hand(table, me, card, it)
    if not is_pile(zone):
        return []
    owner = owner_of(zone)
    found = [] if it is None else lasting(table, owner, card, it)
    of_use = it is not None or CARDS[table.faces[card]].effects
    if owner == me and table.zones[zone][-1] == card and of_use:
        found += endorsing(table, me, card)
    return found


def lasting(table: Table, owner: int, card: int, it: City) -> list[Message]:
    """Whether a flag on a board counts, and how many fountains."""
    found: list[Message] = []
    shown = shown_by(table, card, it)
    if it.has(FLAG):
        ahead = ahead_of(table, owner, it.colour)
        if not shown_of(shown, FLAG):
            found.append(message("now-flag-covered"))
        elif ahead:
            found.append(message("now-flag-behind", owner=ahead))
        else:
            found.append(message("now-flag-counts"))
    if it.has(FOUNTAIN):
        found.append(message("now-fountains", count=shown_of(shown, FOUNTAIN)))
    return found


def shown_by(table: Table, card: int, it: City) -> int:
    """The symbols that a card of a board shows, packed."""
    zone = table.where[card]
    if table.zones[zone][-1] == card:
        return it.whole
    return it.covered[table.splays[5 * owner_of(zone) + it.colour]]


def in_hand(table: Table, me: int, card: int, it: City) -> list[Message]:
    """Whether its flag would count once it is melded, and how many fountains."""
    melded = with_melded(table, me, card)
    found: list[Message] = []
    if it.has(FLAG):
        ahead = ahead_of(melded, me, it.colour)
        found.append(
            message("now-flag-would-not", owner=ahead) if ahead else message("now-flag-would-count")
        )
    if it.has(FOUNTAIN):
        found.append(message("now-fountains-melded", count=it.icons.count(FOUNTAIN)))
    return found


def endorsing(table: Table, me: int, card: int) -> list[Message]:
    """What a top city can support; of another top card, what supports it."""
    if city(table.faces[card]) is None:
        cities = supporting(table, supporters(table, me), card)
        found = [listed("now-supported", table, cities)] if cities else []
    else:
        with_effects = [it for it in table.tops(me) if CARDS[table.faces[it]].effects]
        cards = [it for it in with_effects if supporting(table, [card], it)]
        found = [listed("now-supports", table, cards) if cards else message("now-supports-nothing")]
    spent = SPENT in table.spent and me == table.turn
    return [message("why-endorsed")] if found and spent else found


def listed(id: str, table: Table, cards: list[int]) -> Message:
    return message(id, cards=[named(SLUGS[table.faces[card]]) for card in cards])
