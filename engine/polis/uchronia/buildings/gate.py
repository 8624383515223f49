"""Gate."""

from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK, STONE, Material


class Gate(Building):
    material = STONE
    names = {"en": "Gate", "fr": "Porte", "it": "Porta"}
    texts = {
        "en": "Your Brick Buildings under construction already have their effects.",
        "fr": "Vos Bâtiments en Brique ont déjà leurs effets pendant leur construction.",
        "it": "I tuoi Edifici di Mattoni hanno i loro effetti già durante la costruzione.",
    }

    def effective_when_started(self) -> Material:
        return BRICK
