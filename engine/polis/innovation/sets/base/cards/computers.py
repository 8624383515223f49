"""Computers."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CLOCK, FACTORY, GREEN, HEX, RED, UP


class Computers(Card):
    age = 9
    colour = BLUE
    icons = (CLOCK, HEX, CLOCK, FACTORY)
    names = {"en": "Computers", "fr": "Ordinateurs", "it": "Computer"}

    @effect(
        en="Splay red or green up, if you like.",
        fr="Vous pouvez décaler le rouge ou le vert vers le haut.",
        it="Puoi sfalsare il rosso o il verde in alto.",
    )
    async def sort(self, me: Player) -> None:
        await me.may_splay([RED, GREEN], UP)

    @effect(
        en="Self-execute a 10 that you draw and meld.",
        fr="Piochez et placez un 10, puis exécutez-le seul.",
        it="Pesca e cala un 10, poi eseguilo da solo.",
    )
    async def run(self, me: Player) -> None:
        await me.self_execute(await me.draw_and_meld(me.n(10)))
