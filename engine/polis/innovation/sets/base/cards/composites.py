"""Composites."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import FACTORY, HEX, RED


class Composites(Card):
    age = 9
    colour = RED
    icons = (FACTORY, FACTORY, HEX, FACTORY)
    names = {"en": "Composites", "fr": "Matériaux composites", "it": "Materiali compositi"}

    @demand(
        en="Transfer to my hand all your hand cards except one, and to my score pile the highest card from yours.",
        fr="Transférez toutes les cartes de votre main sauf une dans la mienne, et la plus haute carte de votre pile de score dans la mienne.",
        it="Trasferisci tutte le carte della tua mano tranne una nella mia, e la carta più alta della tua pila punti nella mia.",
    )
    async def take_nearly_all(self, you: Player) -> None:
        if len(you.hand) > 1:
            kept = await you.choose("choose", lambda: you.hand)
            await you.transfer_to_hand([card for card in you.hand if card != kept], you.leader)
        best = await you.tied("transfer", lambda: you.highest(you.score_pile))
        if best is not None:
            await you.transfer_to_score([best], you.leader)
