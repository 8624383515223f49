"""Refrigeration."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CROWN, HEX, LEAF, YELLOW


class Refrigeration(Card):
    age = 7
    colour = YELLOW
    icons = (HEX, LEAF, LEAF, CROWN)
    names = {"en": "Refrigeration", "fr": "Réfrigération", "it": "Refrigerazione"}

    @demand(
        en="Return all your hand cards except one.",
        fr="Recyclez toutes les cartes de votre main sauf une.",
        it="Restituisci tutte le carte della tua mano tranne una.",
    )
    async def clear_out(self, you: Player) -> None:
        await you.exactly(len(you.hand) - 1, you.return_one, lambda: you.hand)

    @effect(
        en="You may score a hand card.",
        fr="Vous pouvez marquer une carte de votre main.",
        it="Puoi segnare una carta dalla tua mano.",
    )
    async def preserve(self, me: Player) -> None:
        await me.score_one(lambda: me.hand, may=True)
