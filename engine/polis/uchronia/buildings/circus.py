"""Circus."""

from polis.uchronia.building import Building
from polis.uchronia.command import Command, pair
from polis.uchronia.materials import WOOD, Cards


class Circus(Building):
    material = WOOD
    original = True
    names = {"en": "Circus", "fr": "Cirque", "it": "Circo"}
    texts = {
        "en": "The two cards you play for any Order may differ in colour.",
        "fr": "Les deux cartes jouées pour un Ordre au choix peuvent être de couleurs différentes.",
        "it": "Le due carte giocate per un Ordine a scelta possono avere colori diversi.",
    }

    def commands(self, hand: Cards) -> list[Command]:
        return [
            pair(first, second, order)
            for first in range(5)
            for second in range(first + 1, 5)
            if hand[first] and hand[second]
            for order in range(5)
        ]
