"""Perspective."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LEAF, LIGHTBULB, YELLOW


class Perspective(Card):
    age = 4
    colour = YELLOW
    icons = (HEX, LIGHTBULB, LIGHTBULB, LEAF)
    names = {"en": "Perspective", "fr": "Perspective", "it": "Prospettiva"}

    @effect(
        en="You may return a hand card; if so, score a hand card for each of your colours showing a lightbulb.",
        fr="Vous pouvez recycler une carte de votre main. Si oui, marquez une carte de votre main pour chacune de vos couleurs montrant une ampoule.",
        it="Puoi restituire una carta dalla tua mano. Se lo fai, segna una carta dalla tua mano per ogni tuo colore che mostra una lampadina.",
    )
    async def see_deep(self, me: Player) -> None:
        if await me.return_one(lambda: me.hand, may=True) is not None:
            await me.exactly(me.colours_showing(LIGHTBULB), me.score_one, lambda: me.hand)
