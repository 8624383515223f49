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
        "fr": "Vous pouvez Commander avec 2 cartes ou plus d'une couleur : son Ordre autant de fois, Bonus d'Activité une fois.",
        "it": "Puoi dare un Comando con 2 o più carte di un colore: il suo Ordine altrettante volte, bonus Attività una volta.",
    }

    def commands(self, hand: Cards) -> list[Command]:
        return [
            Command(f"command {NAMES[card]} x{times}", (card,) * times, card, times)
            for card in range(5)
            for times in range(2, hand[card] + 1)
        ]
