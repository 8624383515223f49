"""Oars."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, CROWN, HEX, RED


class Oars(Card):
    age = 1
    colour = RED
    icons = (CASTLE, CROWN, HEX, CASTLE)
    names = {"en": "Oars", "fr": "Rames", "it": "Remi"}

    @demand(
        en="Transfer to my score pile a hand card with a crown; if so, draw a 1 and repeat.",
        fr="Transférez dans ma pile de score une carte à couronne de votre main. Si oui, piochez un 1 et recommencez.",
        it="Trasferisci nella mia pila punti una carta con corona dalla tua mano. Se lo fai, pesca un 1 e ripeti.",
    )
    async def row(self, you: Player) -> None:
        while True:
            card = await you.choose("transfer", lambda: you.hand, lambda c: you.has(c, CROWN))
            if card is None:
                return
            if not await you.transfer_to_score([card], you.leader):
                return
            you.memory["transferred"] = True
            await you.draw(you.n(1))

    @effect(
        en="If the demand transferred no card, draw a 1.",
        fr="Si l’exigence n’a transféré aucune carte, piochez un 1.",
        it="Se la pretesa non ha trasferito carte, pesca un 1.",
    )
    async def rest(self, me: Player) -> None:
        if "transferred" not in me.memory:
            await me.draw(me.n(1))
