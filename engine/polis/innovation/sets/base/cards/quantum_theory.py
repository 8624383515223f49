"""Quantum Theory."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CLOCK, HEX


class QuantumTheory(Card):
    age = 8
    colour = BLUE
    icons = (CLOCK, CLOCK, CLOCK, HEX)
    names = {"en": "Quantum Theory", "fr": "Théorie quantique", "it": "Teoria quantistica"}

    @effect(
        en="You may return up to two hand cards; if two, draw a 10, then draw and score another.",
        fr="Vous pouvez recycler jusqu’à deux cartes de votre main. Si vous en recyclez deux, piochez un 10, puis piochez et marquez un 10.",
        it="Puoi restituire fino a due carte dalla tua mano. Se ne restituisci due, pesca un 10, poi pesca e segna un 10.",
    )
    async def leap(self, me: Player) -> None:
        returned = await me.up_to(2, me.return_one, lambda: me.hand)
        if len(returned) == 2:
            await me.draw(me.n(10))
            await me.draw_and_score(me.n(10))
