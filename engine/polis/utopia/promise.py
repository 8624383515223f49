"""How promising the princes of one civilization are: how near three of them are to one District.

All results are cached, because the same princes occur again and again in imagined worlds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from polis.utopia.board import COUNT, ISLAND_OF, ON_ISLAND, REACH
from polis.utopia.table import TO_CONTROL

THREES, ONE_CARD, TWO_CARDS, PAIR, LOOSE_PAIR, SINGLE, FAR = range(7)
# what a group of princes is worth, as a share of the monument that it may become
SHARES: Final = (0.95, 0.72, 0.52, 0.36, 0.26, 0.12, 0.0)
AT_RANDOM: Final = 0.02  # what a prince is worth who belongs to no group


@lru_cache(maxsize=30_000)
def gathered(counts: bytes, free: int) -> tuple[int, ...]:
    """Groups of up to three princes, those nearest to a monument first: how far away each is.

    `counts` has the princes in each District, `free` the Districts without a monument.
    """
    left = list(counts)
    found = []
    while sum(left):
        steps, group = best_group(left, free)
        found.append(steps)
        if steps == FAR:
            break
        for district, count in group:
            left[district] -= count
    return tuple(found)


def best_group(left: list[int], free: int) -> tuple[int, list[tuple[int, int]]]:
    """The group nearest to a monument, as what it takes from each District."""
    best: tuple[int, list[tuple[int, int]]] = (FAR, [])
    standing = [district for district in range(COUNT) if left[district]]
    near = 0
    for district in standing:
        near |= REACH[district] | 1 << district
    for district in range(COUNT):
        if free & near & 1 << district:
            found = group_around(left, standing, district)
            if found[0] < best[0]:
                best = found
    return best


def group_around(
    left: list[int], standing: list[int], district: int
) -> tuple[int, list[tuple[int, int]]]:
    """The princes in a District and those who could join them with a card or two."""
    here = min(left[district], TO_CONTROL)
    group = [(district, here)]
    missing = TO_CONTROL - here
    cards = 0
    reach = REACH[district]
    # two princes move together with one card, so larger groups come first
    around = [(left[d], d) for d in standing if reach >> d & 1]
    for count, near in sorted(around, reverse=True):
        if missing and cards < 2:
            coming = min(count, 2, missing)
            group.append((near, coming))
            missing -= coming
            cards += 1
    if not missing:
        return cards, group
    if missing == 1 and here:
        return (LOOSE_PAIR if cards else PAIR), group
    return (SINGLE if here else FAR), [(district, here)]


@lru_cache(maxsize=30_000)
def promise(counts: bytes, free: int) -> float:
    """What princes are worth together, as a share of a monument."""
    groups = gathered(counts, free)
    return fsum([SHARES[steps] for steps in groups]) + AT_RANDOM * sum(counts)


@lru_cache(maxsize=6_000)
def placings(counts: bytes, free: int, open: int) -> tuple[float, ...]:
    """What one more prince would add in each District; nothing where none may be."""
    before = promise(counts, free)
    return tuple(
        promise(changed(counts, (district, 1)), free) - before if open >> district & 1 else 0.0
        for district in range(COUNT)
    )


@lru_cache(maxsize=6_000)
def best_on_islands(counts: bytes, free: int, open: int) -> tuple[float, ...]:
    """What one more prince would add in the best District of each island."""
    gains = placings(counts, free, open)
    return tuple(
        max([gains[district] for district in range(COUNT) if here >> district & 1])
        for here in ON_ISLAND
    )


class Ways(NamedTuple):
    """What ways of one or two princes add: the best, and each (from, to, how many)."""

    best: float  # of those that stay on their island
    gains: Mapping[tuple[int, int, int], float]
    abroad: tuple[tuple[int, int, int], ...]  # those that lead to another island


@lru_cache(maxsize=6_000)
def marches(counts: bytes, free: int, open: int) -> Ways:
    before = promise(counts, free)
    gains = {
        (source, target, count): promise(changed(counts, (source, -count), (target, count)), free)
        - before
        for source in range(COUNT)
        if counts[source]
        for target in range(COUNT)
        if REACH[source] & open & 1 << target
        for count in range(1, min(counts[source], 2) + 1)
    }
    abroad = tuple(way for way in gains if ISLAND_OF[way[0]] != ISLAND_OF[way[1]])
    at_home = [gain for way, gain in gains.items() if ISLAND_OF[way[0]] == ISLAND_OF[way[1]]]
    return Ways(max(at_home, default=0.0), gains, abroad)


def changed(counts: bytes, *changes: tuple[int, int]) -> bytes:
    after = bytearray(counts)
    for district, by in changes:
        after[district] += by
    return bytes(after)
