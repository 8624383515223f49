"""Ecology."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LEAF, LIGHTBULB, YELLOW


class Ecology(Card):
    age = 9
    colour = YELLOW
    icons = (LEAF, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Ecology", "fr": "Écologie", "it": "Ecologia"}
    ways = {
        "junk-deck-10": {
            "en": "Junk the 10 deck",
            "fr": "Mettre au rebut le paquet 10",
            "it": "Scarta il mazzo 10",
        }
    }

    @effect(
        en="You may return a hand card; if so, score a hand card and draw two 10s.",
        fr="Vous pouvez recycler une carte de votre main. Si oui, marquez une carte de votre main et piochez deux 10.",
        it="Puoi restituire una carta dalla tua mano. Se lo fai, segna una carta dalla tua mano e pesca due 10.",
    )
    async def renew(self, me: Player) -> None:
        if await me.return_one(lambda: me.hand, may=True) is None:
            return
        await me.score_one(lambda: me.hand)
        await me.draw(me.n(10))
        await me.draw(me.n(10))

    @effect(
        en="You may junk the whole 10 deck.",
        fr="Vous pouvez mettre au rebut tout le paquet 10.",
        it="Puoi scartare tutto il mazzo 10.",
    )
    async def spare_the_future(self, me: Player) -> None:
        if me.deck_left(me.n(10)) and await me.may("junk-deck-10"):
            await me.junk_deck(me.n(10))
