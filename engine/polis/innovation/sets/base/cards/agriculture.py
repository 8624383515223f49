"""Agriculture."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LEAF, YELLOW


class Agriculture(Card):
    age = 1
    colour = YELLOW
    icons = (HEX, LEAF, LEAF, LEAF)
    names = {"en": "Agriculture", "fr": "Agriculture", "it": "Agricoltura"}

    @effect(
        en="You may return a hand card; if so, draw and score a card one higher.",
        fr="Vous pouvez recycler une carte de votre main. Si oui, piochez et marquez une carte de valeur supérieure de un.",
        it="Puoi restituire una carta dalla tua mano. Se lo fai, pesca e segna una carta di valore superiore di uno.",
    )
    async def sow_and_reap(self, me: Player) -> None:
        card = await me.return_one(lambda: me.hand, may=True)
        if card is not None:
            await me.draw_and_score(me.value(card) + 1)
