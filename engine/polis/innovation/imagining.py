"""Dealing the hidden cards anew, in keeping with all that a seat knows."""

from __future__ import annotations

from random import Random

from polis.core.random_source import shuffle_with
from polis.innovation.deck import BACK_OF
from polis.innovation.table import Hidden, Table
from polis.innovation.zones import SEEN_BY


def imagine(table: Table, seat: int | None, rng: Random) -> Hidden:
    """Shuffles the faces that this seat does not know among the cards with the same back.

    The seat cannot tell who knows them besides those who see them now.
    """
    bit = 1 << (table.players if seat is None else seat)
    faces, known, unseen = table.faces[:], table.known[:], []
    # in the order of the zones, so that equal tables give equal worlds
    for cards, seeing in zip(table.zones, SEEN_BY[table.players], strict=True):
        for card in cards:
            if not known[card] & bit:
                unseen.append(card)
                known[card] = seeing
    # all backs in one go: faces in random order, then those of each back side by side
    pool = [faces[card] for card in unseen]
    shuffle_with(rng, pool)
    pool.sort(key=BACK_OF.__getitem__)
    unseen.sort(key=BACK_OF.__getitem__)
    for card, face in zip(unseen, pool, strict=True):
        faces[card] = face
    return Hidden(faces, known, rng.getrandbits(53))
