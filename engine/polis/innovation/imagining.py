"""Dealing the hidden cards anew, in keeping with all that a seat knows."""

from __future__ import annotations

from random import Random

from polis.core.random_source import shuffle_with
from polis.innovation.deck import AGE_OF
from polis.innovation.icons import OLDEST
from polis.innovation.table import Hidden, Table


def imagine(table: Table, seat: int | None, rng: Random) -> Hidden:
    """Shuffles the faces that this seat does not know among the backs of the same age.

    The seat cannot tell who knows them besides those who see them now.
    """
    bit = 1 << (table.players if seat is None else seat)
    faces, known = table.faces[:], table.known[:]
    unseen: list[list[int]] = [[] for _ in range(OLDEST + 1)]
    # in the order of the zones, so that equal tables give equal worlds
    for zone, cards in enumerate(table.zones):
        for card in cards:
            if not known[card] & bit:
                unseen[AGE_OF[card]].append(card)
                known[card] = table.sees(zone)
    for cards_of_age in unseen:
        if len(cards_of_age) > 1:
            # sorted, so that the result does not depend on where the cards truly lie
            pool = sorted([faces[card] for card in cards_of_age])
            shuffle_with(rng, pool)
            for card, face in zip(cards_of_age, pool, strict=True):
                faces[card] = face
    return Hidden(faces, known, rng.getrandbits(53))
