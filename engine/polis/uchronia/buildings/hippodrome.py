"""Hippodrome."""

from polis.uchronia.building import Building
from polis.uchronia.materials import MARBLE


class Hippodrome(Building):
    material = MARBLE
    original = True
    names = {"en": "Hippodrome", "fr": "Hippodrome", "it": "Ippodromo"}
    texts = {
        "en": "When you Command, each Activity counts twice for the bonus.",
        "fr": "Quand vous Commandez, chaque Activité compte double pour le bonus.",
        "it": "Quando dai un Comando, ogni Attività conta doppio per il bonus.",
    }

    def command_factor(self) -> int:
        return 2
