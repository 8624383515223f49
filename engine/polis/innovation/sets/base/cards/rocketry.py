"""Rocketry."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CLOCK, HEX


class Rocketry(Card):
    age = 8
    colour = BLUE
    icons = (CLOCK, CLOCK, CLOCK, HEX)
    names = {"en": "Rocketry", "fr": "Fusées", "it": "Missilistica"}

    @effect(
        en="For each of your colours showing a clock, return a card of an opponent’s score pile.",
        fr="Pour chacune de vos couleurs montrant une horloge, recyclez une carte de la pile de score d’un adversaire.",
        it="Per ogni tuo colore che mostra un orologio, restituisci una carta dalla pila punti di un avversario.",
    )
    async def shoot(self, me: Player) -> None:
        for _ in range(me.colours_showing(CLOCK)):
            await me.return_one(lambda: [c for other in me.opponents for c in other.score_pile])
