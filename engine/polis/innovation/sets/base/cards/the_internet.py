"""The Internet."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, GREEN, HEX, PERSON, PURPLE, UP


class TheInternet(Card):
    age = 10
    colour = PURPLE
    icons = (HEX, CLOCK, PERSON, PERSON)
    names = {"en": "The Internet", "fr": "Internet", "it": "Internet"}

    @effect(
        en="Splay green up, if you like.",
        fr="Vous pouvez décaler le vert vers le haut.",
        it="Puoi sfalsare il verde in alto.",
    )
    async def connect(self, me: Player) -> None:
        await me.may_splay([GREEN], UP)

    @effect(en="Draw and score a 10.", fr="Piochez et marquez un 10.", it="Pesca e segna un 10.")
    async def profit(self, me: Player) -> None:
        await me.draw_and_score(me.n(10))

    @effect(en="Draw and meld two 10s.", fr="Piochez et placez deux 10.", it="Pesca e cala due 10.")
    async def publish(self, me: Player) -> None:
        await me.draw_and_meld(me.n(10))
        await me.draw_and_meld(me.n(10))
