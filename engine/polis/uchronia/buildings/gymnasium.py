"""Gymnasium."""

from polis.uchronia.building import Building
from polis.uchronia.materials import MARBLE, TRADE


class Gymnasium(Building):
    material = MARBLE
    original = True
    names = {"en": "Gymnasium", "fr": "Gymnase", "it": "Ginnasio"}
    texts = {
        "en": "Your Trade Activities also count as every other colour, for bonuses and for copying.",
        "fr": "Vos Activités de Commerce comptent aussi comme toute autre couleur, pour les bonus et pour copier.",
        "it": "Le tue Attività di Scambio contano anche come ogni altro colore, per i bonus e per copiare.",
    }

    def counts_as(self, order: int) -> int:
        return 1 << TRADE
