"""Hippodrome."""

from polis.uchronia.building import Building
from polis.uchronia.materials import MARBLE


class Hippodrome(Building):
    material = MARBLE
    original = True
    names = {"en": "Hippodrome", "fr": "Hippodrome", "it": "Ippodromo"}
    texts = {
        "en": "When you Command, each Activity counts twice for the bonus.",
        "fr": "Quand vous Commandez, chaque Activité compte double pour le Bonus d’Activité.",
        "it": "Quando Comandi, ogni Attività conta doppio per il Bonus Attività.",
    }

    def command_factor(self) -> int:
        return 2
