"""Archery."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, HEX, LIGHTBULB, RED


class Archery(Card):
    age = 1
    colour = RED
    icons = (CASTLE, LIGHTBULB, HEX, CASTLE)
    names = {"en": "Archery", "fr": "Tir à l’arc", "it": "Tiro con l’arco"}

    @demand(
        en="Draw a 1, then transfer your highest hand card to my hand.",
        fr="Piochez un 1, puis transférez la plus haute carte de votre main dans la mienne.",
        it="Pesca un 1, poi trasferisci la carta più alta della tua mano nella mia.",
    )
    async def take_the_best(self, you: Player) -> None:
        await you.draw(you.n(1))
        card = await you.tied("transfer", lambda: you.highest(you.hand))
        if card is not None:
            await you.transfer_to_hand([card], you.leader)

    @effect(
        en="Junk a 1 or a 2 among the available achievements.",
        fr="Mettez au rebut un 1 ou un 2 parmi les domaines disponibles.",
        it="Scarta un 1 o un 2 tra gli obiettivi disponibili.",
    )
    async def spoil(self, me: Player) -> None:
        await me.junk_achievement([me.n(1), me.n(2)])
