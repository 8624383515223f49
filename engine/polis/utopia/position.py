"""Positions of Utopia: written, read, and the words by which share codes make them short."""

from __future__ import annotations

from typing import Final

from polis.core.positions import no_sets as sets
from polis.utopia.board import SLUGS
from polis.utopia.position_reading import table_from_position
from polis.utopia.position_writing import write
from polis.utopia.verbs import GUEST_NAMES

_VOCABULARY: Final = (
    "".join([f'"{slug}":["' for slug in SLUGS])
    + "".join([f'"{guest}",' for guest in GUEST_NAMES])
    + '"wonders":0,"bonus":0,"hosting":0,"farewells":0,"prestige":0},"gain":["back"],'
    '"privileges":2,"surprise":true},{"wonders":["aside":[],"aside_by":[],"taken":[["points":{'
    '"monuments":{"princes":{"hand":["seats":[{"discard":["pile":["bag":["guests":["scale":['
    '"acted":["rank":["first":0,"turn":0,"lap":1,"phase":"welcoming","discarding",'
    '"phase":"development","round":1,"seed":{"polis":1,"game":"utopia","players":2,'
    '"mayan","persian","egyptian","greek","chinese","mayan","mayan","persian","persian",'
).encode()


def vocabulary(of: int) -> bytes:
    return _VOCABULARY
