"""Arcade."""

from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK


class Arcade(Building):
    material = BRICK
    names = {"en": "Arcade", "fr": "Arcades", "it": "Portico"}
    texts = {
        "en": "You may discard Foundations from your Hand instead of the Forum.",
        "fr": "Vos Fondations peuvent venir de votre Main plutôt que du Forum.",
        "it": "Le tue Fondazioni possono venire dalla Mano invece che dal Foro.",
    }

    def foundation_from_hand(self) -> bool:
        return True
