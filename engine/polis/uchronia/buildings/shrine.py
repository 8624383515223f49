"""Shrine."""

from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK


class Shrine(Building):
    material = BRICK
    original = True
    names = {"en": "Shrine", "fr": "Sanctuaire", "it": "Santuario"}
    texts = {
        "en": "Your Plot and your Academy fill your Hand to 7, or draw 1 card at 7 or more.",
        "fr": "Votre Complot et votre Académie complètent votre Main à 7, ou 1 carte à partir de 7.",
        "it": "Il tuo Complotto e la tua Accademia portano la Mano a 7, o 1 carta da 7 in su.",
    }

    def fills_to(self) -> int:
        return 7
