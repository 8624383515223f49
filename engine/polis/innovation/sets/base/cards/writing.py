"""Writing."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CROWN, HEX, LIGHTBULB


class Writing(Card):
    age = 1
    colour = BLUE
    icons = (HEX, LIGHTBULB, LIGHTBULB, CROWN)
    names = {"en": "Writing", "fr": "Écriture", "it": "Scrittura"}

    @effect(
        en="Draw a 2.",
        fr="Piochez un 2.",
        it="Pesca un 2.",
    )
    async def write_down(self, me: Player) -> None:
        await me.draw(me.n(2))
