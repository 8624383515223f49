"""Machinery."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, HEX, LEAF, LEFT, RED, YELLOW


class Machinery(Card):
    age = 3
    colour = YELLOW
    icons = (LEAF, LEAF, HEX, CASTLE)
    names = {"en": "Machinery", "fr": "Machinerie", "it": "Macchinari"}

    @demand(
        en="Exchange your whole hand for all the highest cards of mine.",
        fr="Échangez toute votre main contre toutes les plus hautes cartes de la mienne.",
        it="Scambia tutta la tua mano con tutte le carte più alte della mia.",
    )
    async def swap_hands(self, you: Player) -> None:
        me = you.leader
        await you.exchange(you.hand, you.hand_zone, me.highest(me.hand), me.hand_zone)

    @effect(
        en="Score a hand card with a castle.",
        fr="Marquez une carte à château de votre main.",
        it="Segna una carta con castello dalla tua mano.",
    )
    async def score_a_castle(self, me: Player) -> None:
        await me.score_one(lambda: me.hand, lambda card: me.has(card, CASTLE))

    @effect(
        en="Splay red left, if you like.",
        fr="Vous pouvez décaler le rouge à gauche.",
        it="Puoi sfalsare il rosso a sinistra.",
    )
    async def splay_red(self, me: Player) -> None:
        await me.may_splay([RED], LEFT)
