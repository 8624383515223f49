"""Metric System."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CROWN, FACTORY, GREEN, HEX, RIGHT


class MetricSystem(Card):
    age = 6
    colour = GREEN
    icons = (HEX, FACTORY, CROWN, CROWN)
    names = {"en": "Metric System", "fr": "Système métrique", "it": "Sistema metrico"}

    @effect(
        en="If green is splayed right, splay any of your colours right, if you like.",
        fr="Si le vert est décalé à droite, vous pouvez décaler une de vos couleurs à droite.",
        it="Se il verde è sfalsato a destra, puoi sfalsare uno dei tuoi colori a destra.",
    )
    async def standardize(self, me: Player) -> None:
        if me.splayed(GREEN) == RIGHT:
            await me.may_splay(me.colours, RIGHT)

    @effect(
        en="Splay green right, if you like.",
        fr="Vous pouvez décaler le vert à droite.",
        it="Puoi sfalsare il verde a destra.",
    )
    async def adopt(self, me: Player) -> None:
        await me.may_splay([GREEN], RIGHT)
