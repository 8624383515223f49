"""Shrine."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK
from polis.uchronia.table import HAND, Table


class Shrine(Building):
    material = BRICK
    original = True
    names = {"en": "Shrine", "fr": "Sanctuaire", "it": "Santuario"}
    texts = {
        "en": "Your Plot and your Academy fill your Hand to 7, or draw 1 card at 7 or more.",
        "fr": "En Complotant ou avec l’Académie, complétez votre Main à 7 cartes ; à 7 ou plus, piochez 1 carte.",
        "it": "Quando Complotti o usi l’Accademia, porti la Mano a 7 carte; con 7 o più peschi 1 carta.",
    }

    def fills_to(self) -> int:
        return 7

    def now(self, table: Table, me: int) -> Message | None:
        return message("now-fills", count=max(self.fills_to() - table.size(HAND + me), 1))
