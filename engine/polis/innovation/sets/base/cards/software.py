"""Software."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CLOCK, HEX, PERSON


class Software(Card):
    age = 10
    colour = BLUE
    icons = (CLOCK, PERSON, CLOCK, HEX)
    names = {"en": "Software", "fr": "Logiciels", "it": "Software"}

    @effect(en="Draw and score a 10.", fr="Piochez et marquez un 10.", it="Pesca e segna un 10.")
    async def sell(self, me: Player) -> None:
        await me.draw_and_score(me.n(10))

    @effect(
        en="Self-execute the second of two 9s that you draw and meld.",
        fr="Piochez et placez deux 9, puis exécutez seul le second.",
        it="Pesca e cala due 9, poi esegui da solo il secondo.",
    )
    async def run(self, me: Player) -> None:
        await me.draw_and_meld(me.n(9))
        await me.self_execute(await me.draw_and_meld(me.n(9)))
