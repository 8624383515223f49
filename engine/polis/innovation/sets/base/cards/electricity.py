"""Electricity."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import FACTORY, GREEN, HEX, LIGHTBULB


class Electricity(Card):
    age = 7
    colour = GREEN
    icons = (LIGHTBULB, FACTORY, HEX, FACTORY)
    names = {"en": "Electricity", "fr": "Électricité", "it": "Elettricità"}

    @effect(
        en="Return all your top cards without a factory; for each, draw an 8.",
        fr="Recyclez toutes vos cartes du dessus sans usine. Pour chacune, piochez un 8.",
        it="Restituisci tutte le tue carte in cima senza fabbrica. Per ognuna, pesca un 8.",
    )
    async def electrify(self, me: Player) -> None:
        old = [card for card in me.tops if not me.has(card, FACTORY)]
        returned = await me.return_all(lambda: [card for card in me.tops if card in old])
        for _ in returned:
            await me.draw(me.n(8))
