"""Masonry."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CASTLE, HEX, RED, YELLOW


class Masonry(Card):
    age = 1
    colour = YELLOW
    icons = (CASTLE, HEX, CASTLE, CASTLE)
    names = {"en": "Masonry", "fr": "Maçonnerie", "it": "Muratura"}

    @effect(
        en="You may meld any number of hand cards with a castle.",
        fr="Vous pouvez placer autant de cartes à château de votre main que vous voulez.",
        it="Puoi calare quante carte con castello vuoi dalla tua mano.",
    )
    async def build(self, me: Player) -> None:
        await me.up_to(len(me.hand), me.meld_one, lambda: me.hand, lambda c: me.has(c, CASTLE))

    @effect(
        en="If your red pile has exactly three cards, claim Monument.",
        fr="Si votre pile rouge a exactement trois cartes, dominez le Monument.",
        it="Se la tua pila rossa ha esattamente tre carte, conquista il Monumento.",
    )
    async def unveil_monument(self, me: Player) -> None:
        if len(me.pile(RED)) == 3:
            await me.claim("monument")
