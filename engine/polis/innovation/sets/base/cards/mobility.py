"""Mobility."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import CLOCK, FACTORY, HEX, RED


class Mobility(Card):
    age = 8
    colour = RED
    icons = (HEX, FACTORY, CLOCK, FACTORY)
    names = {"en": "Mobility", "fr": "Mobilité", "it": "Mobilità"}

    @demand(
        en="Transfer to my score pile your two highest top cards without a factory, of two colours but not red; if any went, draw an 8.",
        fr="Transférez dans ma pile de score vos deux plus hautes cartes du dessus sans usine, de deux couleurs différentes, sauf la rouge. Si vous en transférez, piochez un 8.",
        it="Trasferisci nella mia pila punti le tue due carte in cima più alte senza fabbrica, di due colori diversi, tranne la rossa. Se ne trasferisci, pesca un 8.",
    )
    async def carry_off(self, you: Player) -> None:
        moved, spared = 0, [RED]

        def highest() -> list[int]:
            movable = [card for card in you.tops if not you.has(card, FACTORY)]
            return you.highest([card for card in movable if you.colour(card) not in spared])

        for _ in range(2):
            card = await you.tied("transfer", highest)
            if card is not None:
                spared.append(you.colour(card))
                moved += len(await you.transfer_to_score([card], you.leader))
        if moved:
            await you.draw(you.n(8))
