"""Gate."""

from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK, STONE, Material


class Gate(Building):
    material = STONE
    names = {"en": "Gate", "fr": "Porte", "it": "Porta"}
    texts = {
        "en": "Your Brick Buildings under construction already have their effects.",
        "fr": "Vos Bâtiments en Brique en construction ont déjà leurs effets.",
        "it": "I tuoi Edifici di Mattone in costruzione hanno già i loro effetti.",
    }

    def enlivens(self) -> Material:
        return BRICK
