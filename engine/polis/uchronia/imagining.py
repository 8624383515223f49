"""Dealing the hidden cards anew, in keeping with all that a seat knows."""

from random import Random

from polis.core.random_source import SEEDS
from polis.uchronia.materials import RESOURCES, Cards, spread
from polis.uchronia.table import HAND, SEEN, STOCK, Hidden, Table


def imagine(table: Table, seat: int | None, rng: Random) -> Hidden:
    seats = range(table.players)
    hands = [table.zone((HAND if other == seat else SEEN) + other) for other in seats]
    unseen = [table.size(HAND + other) - sum(hands[other]) for other in seats]
    pool = unseen_cards(table, seat)
    while True:
        rng_sort(pool, rng)
        dealt = deal_unseen(table, unseen, pool)
        # two Hands that lack different colours can leave each other nothing: deal again
        if dealt is not None:
            break
    shares, pile = dealt
    for other, share in enumerate(shares):
        for card in share:
            hands[other][card] += 1
    return Hidden(hands, pile, imagine_works(table, rng), rng.getrandbits(53) % SEEDS)


def rng_sort(cards: list[int], rng: Random) -> None:
    """A shuffle much faster than Random.shuffle, by sorting from a canonical order."""
    cards.sort()
    bits = rng.getrandbits
    cards.sort(key=lambda _: bits(32))


def unseen_cards(table: Table, seat: int | None) -> list[int]:
    """The cards that lie where this seat cannot see them."""
    cells = table.cells
    counts: Cards = []
    for material, count in enumerate(RESOURCES):
        # every open zone, then all that is known of the Hands
        count -= sum(cells[material : 5 * HAND : 5]) + sum(cells[5 * STOCK + material :: 5])
        if seat is not None:
            own = 5 * (HAND + seat) + material
            count -= cells[own] - cells[own + 5 * (SEEN - HAND)]
        for sites in table.sites:
            for resources in sites.values():
                count -= resources[material]
        counts.append(count)
    return spread(counts)


def deal_unseen(
    table: Table, unseen: list[int], pool: list[int]
) -> tuple[list[list[int]], bytes] | None:
    """Gives each Hand its unseen cards in the sequence of the pool; the rest is the pile."""
    shares: list[list[int]] = [[] for _ in unseen]
    # the pickiest first, so that the others do not take what only he may have
    for other in sorted(range(len(unseen)), key=lambda o: -table.lacks[o].bit_count()):
        lacks = table.lacks[other]
        count = unseen[other]
        if not lacks or not count:
            shares[other], pool = pool[:count], pool[count:]
            continue
        fitting = [place for place, card in enumerate(pool) if not lacks >> card & 1][:count]
        if len(fitting) < count:
            return None
        shares[other] = [pool[place] for place in fitting]
        for place in reversed(fitting):
            pool = pool[:place] + pool[place + 1 :]
    return shares, bytes(pool)


def imagine_works(table: Table, rng: Random) -> bytes:
    """The works pile shuffled, but for the cards at its bottom that everyone has seen."""
    known = table.works_pile[: table.under]
    rest = list(table.works_pile[table.under :])
    rng_sort(rest, rng)
    return known + bytes(rest)
