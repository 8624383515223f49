"""Fermenting."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CASTLE, GREEN, HEX, LEAF, YELLOW


class Fermenting(Card):
    age = 2
    colour = YELLOW
    icons = (LEAF, LEAF, HEX, CASTLE)
    names = {"en": "Fermenting", "fr": "Fermentation", "it": "Fermentazione"}

    @effect(
        en="For each of your colours showing a leaf, draw a 2.",
        fr="Pour chacune de vos couleurs montrant une feuille, piochez un 2.",
        it="Per ogni tuo colore che mostra una foglia, pesca un 2.",
    )
    async def brew(self, me: Player) -> None:
        for _ in range(me.colours_showing(LEAF)):
            await me.draw(me.n(2))

    @effect(
        en="You may tuck a green hand card. If not, junk the whole 2 deck, and Fermenting too if it is a top card anywhere.",
        fr="Vous pouvez archiver une carte verte de votre main. Sinon, mettez au rebut tout le paquet 2, ainsi que Fermentation si c’est une carte du dessus, où que ce soit.",
        it="Puoi archiviare una carta verde dalla tua mano. Altrimenti scarta tutto il mazzo 2, e anche Fermentazione se è una carta in cima, ovunque.",
    )
    async def store_or_spill(self, me: Player) -> None:
        card = await me.tuck_one(lambda: me.hand, lambda c: me.colour(c) == GREEN, may=True)
        if card is not None:
            return
        await me.junk_deck(me.n(2))
        fermenting = me.named(self.slug)
        if me.is_top(fermenting):
            await me.junk([fermenting])
