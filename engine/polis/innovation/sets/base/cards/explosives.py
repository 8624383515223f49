"""Explosives."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import FACTORY, HEX, RED


class Explosives(Card):
    age = 7
    colour = RED
    icons = (HEX, FACTORY, FACTORY, FACTORY)
    names = {"en": "Explosives", "fr": "Explosifs", "it": "Esplosivi"}

    @demand(
        en="Transfer your three highest hand cards to my hand; if any went and yours is now empty, draw a 7.",
        fr="Transférez les trois plus hautes cartes de votre main dans la mienne. Si vous en transférez et que votre main est vide, piochez un 7.",
        it="Trasferisci le tre carte più alte della tua mano nella mia. Se ne trasferisci e la tua mano è vuota, pesca un 7.",
    )
    async def blow_up(self, you: Player) -> None:
        given = 0
        while given < 3 and you.hand:
            card = await you.tied("transfer", lambda: you.highest(you.hand))
            if card is None or not await you.transfer_to_hand([card], you.leader):
                break
            given += 1
        if given and not you.hand:
            await you.draw(you.n(7))
