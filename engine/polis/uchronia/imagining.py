"""Dealing the hidden cards anew, in keeping with all that a seat knows."""

from math import comb
from random import Random

from polis.core.random_source import shuffle_with
from polis.uchronia.materials import RESOURCES, Cards, spread
from polis.uchronia.table import HAND, SEEN, STOCK, Hidden, Table


def imagine(table: Table, seat: int | None, rng: Random) -> Hidden:
    seats = range(table.players)
    hands = [table.zone((HAND if other == seat else SEEN) + other) for other in seats]
    unseen = [table.size(HAND + other) - sum(hands[other]) for other in seats]
    pool = deal_where_colours_lack(table, hands, unseen, unseen_cards(table, seat), rng)
    shuffle_with(rng, pool)
    for other in seats:
        if not table.lacks[other]:
            for card in pool[: unseen[other]]:
                hands[other][card] += 1
            del pool[: unseen[other]]
    return Hidden(hands, bytes(pool), imagine_works(table, rng), rng.getrandbits(53))


def deal_where_colours_lack(
    table: Table, hands: list[Cards], unseen: list[int], pool: list[int], rng: Random
) -> list[int]:
    """Deals to the Hands that are known to lack colours; returns the cards that are left.

    Every way to deal is equally likely. An earlier Hand may leave a later one fewer ways than it
    would have had; then the deal is begun again with a chance that makes up for the ways lost.
    """
    picky = [other for other, count in enumerate(unseen) if count and table.lacks[other]]
    while True:
        left, shares = pool[:], []
        for other in picky:
            lacks = table.lacks[other]
            fitting = [place for place, card in enumerate(left) if not lacks >> card & 1]
            ways = comb(len(fitting), unseen[other])
            most = comb(len([card for card in pool if not lacks >> card & 1]), unseen[other])
            if rng.randrange(most) >= ways:
                break
            places = sorted(rng.sample(fitting, unseen[other]), reverse=True)
            shares.append([left.pop(place) for place in places])
        else:
            break
    for other, share in zip(picky, shares, strict=True):
        for card in share:
            hands[other][card] += 1
    return left


def unseen_cards(table: Table, seat: int | None) -> list[int]:
    """The cards that lie where this seat cannot see them."""
    cells = table.cells
    counts: Cards = []
    for material, count in enumerate(RESOURCES):
        # all cards in open zones, then all that are known to be in Hands
        count -= sum(cells[material : 5 * HAND : 5]) + sum(cells[5 * STOCK + material :: 5])
        if seat is not None:
            own = 5 * (HAND + seat) + material
            count -= cells[own] - cells[own + 5 * (SEEN - HAND)]
        for sites in table.sites:
            for resources in sites.values():
                count -= resources[material]
        counts.append(count)
    return spread(counts)


def imagine_works(table: Table, rng: Random) -> bytes:
    """The works pile, shuffled except for the cards at its bottom that everyone has seen."""
    known = table.works_pile[: table.under]
    rest = list(table.works_pile[table.under :])
    shuffle_with(rng, rest)
    return known + bytes(rest)
