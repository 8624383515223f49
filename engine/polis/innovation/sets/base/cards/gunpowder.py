"""Gunpowder."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, CROWN, FACTORY, HEX, RED


class Gunpowder(Card):
    age = 4
    colour = RED
    icons = (HEX, FACTORY, CROWN, FACTORY)
    names = {"en": "Gunpowder", "fr": "Poudre à canon", "it": "Polvere da sparo"}

    @demand(
        en="Transfer to my score pile a top card of yours with a castle.",
        fr="Transférez dans ma pile de score une de vos cartes du dessus à château.",
        it="Trasferisci nella mia pila punti una tua carta in cima con castello.",
    )
    async def breach_walls(self, you: Player) -> None:
        card = await you.choose("transfer", lambda: you.tops, lambda c: you.has(c, CASTLE))
        if card is not None and await you.transfer_to_score([card], you.leader):
            you.memory["transferred"] = True

    @effect(
        en="If the demand transferred a card, draw and score a 2.",
        fr="Si l’exigence a transféré une carte, piochez et marquez un 2.",
        it="Se la pretesa ha trasferito una carta, pesca e segna un 2.",
    )
    async def plunder(self, me: Player) -> None:
        if "transferred" in me.memory:
            await me.draw_and_score(me.n(2))
