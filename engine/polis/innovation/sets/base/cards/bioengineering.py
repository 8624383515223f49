"""Bioengineering."""

from polis.innovation.card import Card, Player, effect
from polis.innovation.icons import BLUE, CLOCK, HEX, LEAF, LIGHTBULB


class Bioengineering(Card):
    age = 10
    colour = BLUE
    icons = (LIGHTBULB, CLOCK, CLOCK, HEX)
    names = {"en": "Bioengineering", "fr": "Bio-ingénierie", "it": "Bioingegneria"}

    @effect(
        en="Score an opponent’s top card with a leaf.",
        fr="Marquez une carte du dessus à feuille d’un adversaire.",
        it="Segna una carta in cima con foglia di un avversario.",
    )
    async def harvest(self, me: Player) -> None:
        await me.score_one(
            lambda: [card for player in me.opponents for card in player.tops],
            lambda card: me.has(card, LEAF),
        )

    @effect(
        en="If anyone shows fewer than two leaves, whoever alone shows the most leaves wins.",
        fr="Si un joueur montre moins de deux feuilles, celui qui en montre seul le plus gagne.",
        it="Se un giocatore mostra meno di due foglie, vince chi da solo ne mostra di più.",
    )
    async def outlive(self, me: Player) -> None:
        if any(player.icons(LEAF) < 2 for player in me.everyone):
            await me.single_wins(lambda player: player.icons(LEAF))
