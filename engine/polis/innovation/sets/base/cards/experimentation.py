"""Experimentation."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, HEX, LIGHTBULB


class Experimentation(Card):
    age = 4
    colour = BLUE
    icons = (HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)
    names = {"en": "Experimentation", "fr": "Expérimentation", "it": "Sperimentazione"}

    @effect(
        en="Draw and meld a 5.",
        fr="Piochez et placez un 5.",
        it="Pesca e cala un 5.",
    )
    async def try_out(self, me: Player) -> None:
        await me.draw_and_meld(me.n(5))
