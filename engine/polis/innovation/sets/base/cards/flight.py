"""Flight."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, CROWN, HEX, RED, UP


class Flight(Card):
    age = 8
    colour = RED
    icons = (CROWN, HEX, CLOCK, CROWN)
    names = {"en": "Flight", "fr": "Aviation", "it": "Volo"}

    @effect(
        en="If red is splayed up, splay any of your colours up, if you like.",
        fr="Si le rouge est décalé vers le haut, vous pouvez décaler une de vos couleurs vers le haut.",
        it="Se il rosso è sfalsato in alto, puoi sfalsare uno dei tuoi colori in alto.",
    )
    async def fly_higher(self, me: Player) -> None:
        if me.splayed(RED) == UP:
            await me.may_splay(me.colours, UP)

    @effect(
        en="Splay red up, if you like.",
        fr="Vous pouvez décaler le rouge vers le haut.",
        it="Puoi sfalsare il rosso in alto.",
    )
    async def take_off(self, me: Player) -> None:
        await me.may_splay((RED,), UP)
