"""Robotics."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import CLOCK, FACTORY, GREEN, HEX, PERSON, RED


class Robotics(Card):
    age = 10
    colour = RED
    icons = (HEX, FACTORY, PERSON, FACTORY)
    names = {"en": "Robotics", "fr": "Robotique", "it": "Robotica"}

    @effect(
        en="Score your top green card.",
        fr="Marquez votre carte verte du dessus.",
        it="Segna la tua carta verde in cima.",
    )
    async def dismantle(self, me: Player) -> None:
        green = me.top(GREEN)
        if green is not None:
            await me.score(green)

    @effect(
        en="Draw and meld a 10, and self-execute it if it has a factory or a clock.",
        fr="Piochez et placez un 10. S’il a une usine ou une horloge, exécutez-le seul.",
        it="Pesca e cala un 10. Se ha una fabbrica o un orologio, eseguilo da solo.",
    )
    async def automate(self, me: Player) -> None:
        card = await me.draw_and_meld(me.n(10))
        if me.has(card, FACTORY) or me.has(card, CLOCK):
            await me.self_execute(card)
