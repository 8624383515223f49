"""Monotheism."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, HEX, PURPLE


class Monotheism(Card):
    age = 2
    colour = PURPLE
    icons = (HEX, CASTLE, CASTLE, CASTLE)
    names = {"en": "Monotheism", "fr": "Monothéisme", "it": "Monoteismo"}

    @demand(
        en="Transfer to my score pile a top card of yours of a colour that my board lacks; if so, draw and tuck a 1.",
        fr="Transférez dans ma pile de score une de vos cartes du dessus dont la couleur manque sur mon plateau. Si oui, piochez et archivez un 1.",
        it="Trasferisci nella mia pila punti una tua carta in cima di un colore che manca sulla mia plancia. Se lo fai, pesca e archivia un 1.",
    )
    async def convert(self, you: Player) -> None:
        card = await you.choose(
            "transfer", lambda: you.tops, lambda c: you.colour(c) not in you.leader.colours
        )
        if card is not None and await you.transfer_to_score([card], you.leader):
            await you.draw_and_tuck(you.n(1))

    @effect(
        en="Draw and tuck a 1.",
        fr="Piochez et archivez un 1.",
        it="Pesca e archivia un 1.",
    )
    async def preach(self, me: Player) -> None:
        await me.draw_and_tuck(me.n(1))
