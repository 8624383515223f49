"""Positions of Innovation: written, read, and the words by which share codes make them short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from polis.core.errors import BadRecord, message
from polis.innovation.position_reading import table_from_position
from polis.innovation.position_writing import write
from polis.innovation.sets import EXPANSIONS, order_of
from polis.innovation.sets_in_play import chosen

__all__ = ["sets", "table_from_position", "vocabulary", "write"]

# Frozen: codes that were given away are unpacked with it. What comes later goes before it, because
# codes count back from its end.
_WORDS: Final = (
    '"empire":"monument":"wonder":"world":"universe":"junk","setup":true,"chosen":[null,'
    '"winners":["end":"achievements","parley":false,"known":{},"specials":{},"junk":[],'
    '"red":["yellow":["green":["blue":["purple":["left","right","up","aslant","splays":{},'
    '"out":false},{"hand":["score":[],"achievements":[],"board":{"decks":{"1":["2":["3":["4":['
    '"5":["6":["7":["8":["9":["10":["11":["seats":[{"short":[],"actions":2,"first":0,"turn":0,'
    '"round":1,"seed":{"polis":1,"game":"innovation","players":2,'
)


def sets(given: Mapping[str, Any]) -> int:
    """The expansions that options or a position switch on, as bits in the order of `EXPANSIONS`."""
    return sum([1 << EXPANSIONS.index(name) for name in chosen(given)])


def vocabulary(sets: int) -> bytes:
    """The names of all cards in play, the base set's last, and the words of positions."""
    if sets >> len(EXPANSIONS):
        raise BadRecord(message("bad-sets", path="."))
    names = [name for bit, name in enumerate(EXPANSIONS) if sets >> bit & 1]
    cards = [slug for name in (*reversed(names), "base") for slug in order_of(name)]
    return ("".join([f'"{slug}",' for slug in cards]) + _WORDS).encode()
