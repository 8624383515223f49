"""The Wheel."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CASTLE, GREEN, HEX


class TheWheel(Card):
    age = 1
    colour = GREEN
    icons = (HEX, CASTLE, CASTLE, CASTLE)
    names = {"en": "The Wheel", "fr": "Roue", "it": "Ruota"}

    @effect(
        en="Draw two 1s.",
        fr="Piochez deux 1.",
        it="Pesca due 1.",
    )
    async def roll(self, me: Player) -> None:
        await me.draw(me.n(1))
        await me.draw(me.n(1))
