"""Palace."""

from polis.uchronia.building import Building
from polis.uchronia.command import Command
from polis.uchronia.materials import MARBLE, NAMES, Cards


class Palace(Building):
    material = MARBLE
    original = True
    names = {"en": "Palace", "fr": "Palais", "it": "Palazzo"}
    texts = {
        "en": "You may Command with 2 or more cards of one colour: its Order that many times, Activity bonus once.",
        "fr": "Vous pouvez Commander avec 2 cartes ou plus d’une même couleur : exécutez son Ordre autant de fois, avec Bonus d’Activité une seule fois.",
        "it": "Puoi Comandare con 2 o più carte di uno stesso colore: esegui il suo Ordine altrettante volte, con Bonus Attività una volta sola.",
    }

    def commands(self, hand: Cards) -> list[Command]:
        return [
            Command(f"command {NAMES[card]} x{times}", (card,) * times, card, times)
            for card in range(5)
            for times in range(2, hand[card] + 1)
        ]
