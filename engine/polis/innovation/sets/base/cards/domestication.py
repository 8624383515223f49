"""Domestication."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CASTLE, CROWN, HEX, YELLOW


class Domestication(Card):
    age = 1
    colour = YELLOW
    icons = (CASTLE, CROWN, HEX, CASTLE)
    names = {"en": "Domestication", "fr": "Domestication", "it": "Addomesticamento"}

    @effect(
        en="Meld your lowest hand card, then draw a 1.",
        fr="Placez la plus basse carte de votre main, puis piochez un 1.",
        it="Cala la carta più bassa della tua mano, poi pesca un 1.",
    )
    async def tame(self, me: Player) -> None:
        card = await me.tied("meld", lambda: me.lowest(me.hand))
        if card is not None:
            await me.meld(card)
        await me.draw(me.n(1))
