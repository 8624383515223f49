"""Genetics."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, HEX, LIGHTBULB


class Genetics(Card):
    age = 9
    colour = BLUE
    icons = (LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Genetics", "fr": "Génétique", "it": "Genetica"}

    @effect(
        en="Draw and meld an 11, then score the rest of its pile.",
        fr="Piochez et placez un 11, puis marquez le reste de sa pile.",
        it="Pesca e cala un 11, poi segna il resto della sua pila.",
    )
    async def breed(self, me: Player) -> None:
        card = await me.draw_and_meld(me.n(11))
        await me.score_all(me.pile(me.colour(card))[:-1])
