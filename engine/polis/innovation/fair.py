"""Fair choices: which of several cards with equal backs goes, when somebody sees only the backs."""

from __future__ import annotations

from collections.abc import Sequence

from polis.core.random_source import shuffle
from polis.innovation.table import Table

FIRST_FAIR_EDITION = 2  # before it the first one always went, as its owner could foresee


def one_of(table: Table, alike: Sequence[int]) -> int:
    """One of several cards that look alike to the one who chooses, by chance."""
    if len(alike) == 1 or table.edition < FIRST_FAIR_EDITION:
        return alike[0]
    # by their faces, because a position that is read has other cards with the same faces
    cards = sorted(alike, key=lambda card: table.faces[card])
    table.seed = shuffle(cards, table.seed)
    return cards[0]
