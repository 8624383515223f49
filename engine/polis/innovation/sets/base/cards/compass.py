"""Compass."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import CROWN, GREEN, HEX, LEAF


class Compass(Card):
    age = 3
    colour = GREEN
    icons = (HEX, CROWN, CROWN, LEAF)
    names = {"en": "Compass", "fr": "Boussole", "it": "Bussola"}

    @demand(
        en="Transfer to my board a non-green top card of yours with a leaf, then meld a top card of mine without one.",
        fr="Transférez sur mon plateau une de vos cartes du dessus à feuille, sauf la verte, puis placez chez vous une de mes cartes du dessus sans feuille.",
        it="Trasferisci sulla mia plancia una tua carta in cima con foglia, tranne la verde, poi cala da te una mia carta in cima senza foglia.",
    )
    async def trade_places(self, you: Player) -> None:
        me = you.leader
        card = await you.choose(
            "transfer",
            lambda: you.tops,
            lambda c: you.has(c, LEAF) and you.colour(c) != GREEN,
        )
        if card is not None:
            await you.transfer_to_board([card], me)
        await you.meld_one(lambda: me.tops, lambda c: not you.has(c, LEAF))
