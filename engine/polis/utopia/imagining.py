"""Dealing the hidden cards anew, in keeping with all that a seat knows."""

from random import Random

from polis.core.random_source import shuffle_with
from polis.utopia.civilizations import Cards
from polis.utopia.table import ASIDE, HAND, Hidden, Table


def imagine(table: Table, seat: int | None, rng: Random) -> Hidden:
    seats = range(table.players)
    pool = list(table.pile)
    for other in seats:
        if other != seat:
            for zone in (HAND + other, ASIDE + other):
                for card, count in enumerate(table.zone(zone)):
                    pool += [card] * count
    shuffle_with(rng, pool)
    hands = [table.zone(HAND + s) if s == seat else deal(table, HAND + s, pool) for s in seats]
    aside = [table.zone(ASIDE + s) if s == seat else deal(table, ASIDE + s, pool) for s in seats]
    bag = list(table.bag)
    shuffle_with(rng, bag)
    return Hidden(hands, aside, bytes(pool), bytes(bag), rng.getrandbits(53))


def deal(table: Table, zone: int, pool: list[int]) -> Cards:
    """Deals as many cards as are in a zone from the end of the pool."""
    cards = [0] * 5
    for _ in range(table.size(zone)):
        cards[pool.pop()] += 1
    return cards
