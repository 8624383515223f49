"""Positions of Uchronia: written, read, and the words by which share codes make them short."""

from __future__ import annotations

from typing import Final

from polis.core.positions import no_sets as sets
from polis.uchronia.building import BUILDINGS
from polis.uchronia.position_reading import table_from_position
from polis.uchronia.position_writing import write

_VOCABULARY: Final = (
    "".join([f'"{building.slug}",' for building in BUILDINGS])
    + '"setup":true,"under":"lacks":[],"seen":[],"sites":{},"buildings":[],"works_discard":[],'
    '"works_pile":["pile":["discard":["works":["round":"idle":0,"ending":false,"seed":'
    '"monopolies":{"clay":0,"wood":1,"brick":"stone":"marble":},"seats":[{"hand":["stock":['
    '"activities":["domain":["first":0,"turn":0,"forum":[{"polis":1,"game":"uchronia",'
    '"players":2,"wood","wood","stone","stone","brick","brick","marble","marble","clay","clay",'
).encode()


def vocabulary(of: int) -> bytes:
    return _VOCABULARY
