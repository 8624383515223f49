"""Measurement."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import GREEN, HEX, LEAF, LIGHTBULB, RIGHT


class Measurement(Card):
    age = 5
    colour = GREEN
    icons = (LIGHTBULB, LEAF, LIGHTBULB, HEX)
    names = {"en": "Measurement", "fr": "Mesures", "it": "Misurazione"}

    @effect(
        en="You may reveal and return a hand card; if so, splay its colour right, then draw a card whose value is the number of cards in that pile.",
        fr="Vous pouvez révéler et recycler une carte de votre main. Si oui, décalez sa couleur à droite, puis piochez une carte dont la valeur est le nombre de cartes de cette pile.",
        it="Puoi rivelare e restituire una carta dalla tua mano. Se lo fai, sfalsa il suo colore a destra, poi pesca una carta di valore pari al numero di carte di quella pila.",
    )
    async def measure_out(self, me: Player) -> None:
        card = await me.choose("return", lambda: me.hand, may=True, openly=True)
        if card is None:
            return
        await me.reveal([card])
        colour = me.colour(card)
        if await me.return_card(card, shown=True) is None:
            return
        await me.splay(colour, RIGHT)
        await me.draw(len(me.pile(colour)))
