"""Crane."""

from polis.uchronia.building import Building
from polis.uchronia.command import Command
from polis.uchronia.materials import CONSTRUCTION, NAMES, WOOD, Cards


class Crane(Building):
    material = WOOD
    original = True
    names = {"en": "Crane", "fr": "Grue", "it": "Gru"}
    texts = {
        "en": "When you Command with one card, it may give Construction instead of its own Order.",
        "fr": "Quand vous Commandez avec une carte, vous pouvez exécuter Construction au lieu de son Ordre.",
        "it": "Quando Comandi con una carta, puoi eseguire Costruzione invece del suo Ordine.",
    }

    def commands(self, hand: Cards) -> list[Command]:
        return [
            Command(f"command {NAMES[card]} as construction", (card,), CONSTRUCTION)
            for card in range(5)
            if hand[card] and card != CONSTRUCTION
        ]
