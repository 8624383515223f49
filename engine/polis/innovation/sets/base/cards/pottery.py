"""Pottery."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, HEX, LEAF


class Pottery(Card):
    age = 1
    colour = BLUE
    icons = (HEX, LEAF, LEAF, LEAF)
    names = {"en": "Pottery", "fr": "Poterie", "it": "Ceramica"}

    @effect(
        en="You may return up to three hand cards; if so, draw and score a card whose value is their number.",
        fr="Vous pouvez recycler jusqu’à trois cartes de votre main. Si oui, piochez et marquez une carte dont la valeur est leur nombre.",
        it="Puoi restituire fino a tre carte dalla tua mano. Se lo fai, pesca e segna una carta di valore pari al loro numero.",
    )
    async def fire_the_kiln(self, me: Player) -> None:
        returned = await me.up_to(3, me.return_one, lambda: me.hand)
        if returned:
            await me.draw_and_score(len(returned))

    @effect(
        en="Draw a 1.",
        fr="Piochez un 1.",
        it="Pesca un 1.",
    )
    async def take_clay(self, me: Player) -> None:
        await me.draw(me.n(1))
