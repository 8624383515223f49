"""Databases."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import CLOCK, GREEN, HEX


class Databases(Card):
    age = 10
    colour = GREEN
    icons = (HEX, CLOCK, CLOCK, CLOCK)
    names = {"en": "Databases", "fr": "Bases de données", "it": "Banche dati"}

    @demand(
        en="From your score pile return as many cards as your highest achievement’s value.",
        fr="Recyclez de votre pile de score autant de cartes que la valeur de votre plus haut domaine.",
        it="Restituisci dalla tua pila punti tante carte quanto vale il tuo obiettivo più alto.",
    )
    async def erase(self, you: Player) -> None:
        count = max([you.value(card) for card in you.achieved], default=0)
        if count >= len(you.score_pile):
            await you.return_all(lambda: you.score_pile)
        else:
            await you.exactly(count, you.return_one, lambda: you.score_pile)
