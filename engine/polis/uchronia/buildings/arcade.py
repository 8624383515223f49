"""Arcade."""

from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK


class Arcade(Building):
    material = BRICK
    names = {"en": "Arcade", "fr": "Arcades", "it": "Portico"}
    texts = {
        "en": "You may discard Foundations from your Hand instead of the Forum.",
        "fr": "Vous pouvez défausser les Fondations de votre Main au lieu du Forum.",
        "it": "Puoi scartare le Fondazioni dalla Mano invece che dal Foro.",
    }

    def foundation_from_hand(self) -> bool:
        return True
