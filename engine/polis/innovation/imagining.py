"""Dealing the hidden cards anew, in keeping with all that a seat knows."""

from __future__ import annotations

from random import Random

from polis.core.random_source import shuffle_with
from polis.innovation.deck import BACK_OF
from polis.innovation.table import Hidden, Table


def imagine(table: Table, seat: int | None, rng: Random) -> Hidden:
    """Shuffles the faces that this seat does not know among the cards with the same back.

    The seat cannot tell who knows them besides those who see them now.
    """
    bit = 1 << (table.players if seat is None else seat)
    faces, known = table.faces[:], table.known[:]
    unseen: dict[int, list[int]] = {}
    # in the order of the zones, so that equal tables give equal worlds
    for zone, cards in enumerate(table.zones):
        for card in cards:
            if not known[card] & bit:
                unseen.setdefault(BACK_OF[card], []).append(card)
                known[card] = table.sees(zone)
    for _, alike in sorted(unseen.items()):
        if len(alike) > 1:
            # sorted, so that the result does not depend on where the cards truly lie
            pool = sorted([faces[card] for card in alike])
            shuffle_with(rng, pool)
            for card, face in zip(alike, pool, strict=True):
                faces[card] = face
    return Hidden(faces, known, rng.getrandbits(53))
