"""Emancipation."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import FACTORY, HEX, LIGHTBULB, PURPLE, RED, RIGHT


class Emancipation(Card):
    age = 6
    colour = PURPLE
    icons = (FACTORY, LIGHTBULB, FACTORY, HEX)
    names = {"en": "Emancipation", "fr": "Émancipation", "it": "Emancipazione"}

    @demand(
        en="Transfer a hand card to my score pile; if so, draw a 6.",
        fr="Transférez une carte de votre main dans ma pile de score. Si oui, piochez un 6.",
        it="Trasferisci una carta dalla tua mano nella mia pila punti. Se lo fai, pesca un 6.",
    )
    async def set_free(self, you: Player) -> None:
        card = await you.choose("transfer", lambda: you.hand)
        if card is not None and await you.transfer_to_score([card], you.leader):
            await you.draw(you.n(6))

    @effect(
        en="Splay red or purple right, if you like.",
        fr="Vous pouvez décaler le rouge ou le violet à droite.",
        it="Puoi sfalsare il rosso o il viola a destra.",
    )
    async def stand_up(self, me: Player) -> None:
        await me.may_splay([RED, PURPLE], RIGHT)
