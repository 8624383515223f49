"""Engineering."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CASTLE, HEX, LEFT, LIGHTBULB, RED


class Engineering(Card):
    age = 3
    colour = RED
    icons = (CASTLE, HEX, LIGHTBULB, CASTLE)
    names = {"en": "Engineering", "fr": "Ingénierie", "it": "Ingegneria"}

    @demand(
        en="Transfer all your top cards with a castle to my score pile.",
        fr="Transférez dans ma pile de score toutes vos cartes du dessus à château.",
        it="Trasferisci nella mia pila punti tutte le tue carte in cima con castello.",
    )
    async def pull_down_castles(self, you: Player) -> None:
        await you.transfer_to_score(
            [card for card in you.tops if you.has(card, CASTLE)], you.leader
        )

    @effect(
        en="Splay red left, if you like.",
        fr="Vous pouvez décaler le rouge à gauche.",
        it="Puoi sfalsare il rosso a sinistra.",
    )
    async def splay_red(self, me: Player) -> None:
        await me.may_splay([RED], LEFT)
