"""Sailing."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, GREEN, HEX, LEAF


class Sailing(Card):
    age = 1
    colour = GREEN
    icons = (CROWN, CROWN, HEX, LEAF)
    names = {"en": "Sailing", "fr": "Voile", "it": "Vela"}

    @effect(
        en="Draw and meld a 1.",
        fr="Piochez et placez un 1.",
        it="Pesca e cala un 1.",
    )
    async def set_sail(self, me: Player) -> None:
        await me.draw_and_meld(me.n(1))
