"""Philosophy."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import HEX, LEFT, LIGHTBULB, PURPLE


class Philosophy(Card):
    age = 2
    colour = PURPLE
    icons = (HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB)
    names = {"en": "Philosophy", "fr": "Philosophie", "it": "Filosofia"}

    @effect(
        en="Splay one of your colours left, if you like.",
        fr="Vous pouvez décaler une de vos couleurs à gauche.",
        it="Puoi sfalsare uno dei tuoi colori a sinistra.",
    )
    async def broaden_the_mind(self, me: Player) -> None:
        await me.may_splay(me.colours, LEFT)

    @effect(
        en="You may score a hand card.",
        fr="Vous pouvez marquer une carte de votre main.",
        it="Puoi segnare una carta dalla tua mano.",
    )
    async def gain_wisdom(self, me: Player) -> None:
        await me.score_one(lambda: me.hand, may=True)
