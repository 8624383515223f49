"""Mysticism."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CASTLE, HEX, PURPLE


class Mysticism(Card):
    age = 1
    colour = PURPLE
    icons = (HEX, CASTLE, CASTLE, CASTLE)
    names = {"en": "Mysticism", "fr": "Mysticisme", "it": "Misticismo"}

    @effect(
        en="Draw and reveal a 1; if your board has its colour, meld it and draw another 1.",
        fr="Piochez et révélez un 1. Si sa couleur est sur votre plateau, placez-le et piochez un 1.",
        it="Pesca e rivela un 1. Se il suo colore è sulla tua plancia, calalo e pesca un 1.",
    )
    async def read_omens(self, me: Player) -> None:
        card = await me.draw_and_reveal(me.n(1))
        if me.colour(card) in me.colours:
            await me.meld(card)
            await me.draw(me.n(1))
