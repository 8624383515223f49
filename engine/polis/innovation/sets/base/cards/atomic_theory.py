"""Atomic Theory."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, HEX, LIGHTBULB, RIGHT


class AtomicTheory(Card):
    age = 6
    colour = BLUE
    icons = (LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX)
    names = {"en": "Atomic Theory", "fr": "Théorie atomique", "it": "Teoria atomica"}

    @effect(
        en="Splay blue right, if you like.",
        fr="Vous pouvez décaler le bleu à droite.",
        it="Puoi sfalsare il blu a destra.",
    )
    async def divide(self, me: Player) -> None:
        await me.may_splay([BLUE], RIGHT)

    @effect(
        en="Draw and meld a 7.",
        fr="Piochez et placez un 7.",
        it="Pesca e cala un 7.",
    )
    async def combine(self, me: Player) -> None:
        await me.draw_and_meld(me.n(7))
