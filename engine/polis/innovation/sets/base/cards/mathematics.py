"""Mathematics."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CROWN, HEX, LIGHTBULB


class Mathematics(Card):
    age = 2
    colour = BLUE
    icons = (HEX, LIGHTBULB, CROWN, LIGHTBULB)
    names = {"en": "Mathematics", "fr": "Mathématiques", "it": "Matematica"}

    @effect(
        en="You may return a hand card; if so, draw and meld a card one higher.",
        fr="Vous pouvez recycler une carte de votre main. Si oui, piochez et placez une carte de valeur supérieure de un.",
        it="Puoi restituire una carta dalla tua mano. Se lo fai, pesca e cala una carta di valore superiore di uno.",
    )
    async def count_up(self, me: Player) -> None:
        card = await me.return_one(lambda: me.hand, may=True)
        if card is not None:
            await me.draw_and_meld(me.value(card) + 1)
