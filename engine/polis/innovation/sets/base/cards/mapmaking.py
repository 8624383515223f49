"""Mapmaking."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, CROWN, GREEN, HEX


class Mapmaking(Card):
    age = 2
    colour = GREEN
    icons = (HEX, CROWN, CROWN, CASTLE)
    names = {"en": "Mapmaking", "fr": "Cartographie", "it": "Cartografia"}

    @demand(
        en="Transfer to my score pile a 1 from yours.",
        fr="Transférez un 1 de votre pile de score dans la mienne.",
        it="Trasferisci un 1 dalla tua pila punti nella mia.",
    )
    async def chart(self, you: Player) -> None:
        card = await you.choose(
            "transfer", lambda: [c for c in you.score_pile if you.value(c) == you.n(1)]
        )
        if card is not None and await you.transfer_to_score([card], you.leader):
            you.memory["transferred"] = True

    @effect(
        en="If the demand transferred a card, draw and score a 1.",
        fr="Si l’exigence a transféré une carte, piochez et marquez un 1.",
        it="Se la pretesa ha trasferito una carta, pesca e segna un 1.",
    )
    async def explore(self, me: Player) -> None:
        if "transferred" in me.memory:
            await me.draw_and_score(me.n(1))
