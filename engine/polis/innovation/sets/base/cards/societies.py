"""Societies."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import CROWN, HEX, LIGHTBULB, PURPLE


class Societies(Card):
    age = 5
    colour = PURPLE
    icons = (CROWN, HEX, LIGHTBULB, CROWN)
    names = {"en": "Societies", "fr": "Sociétés", "it": "Società"}

    @demand(
        en="Transfer to my board a top card of yours with a lightbulb, higher than mine of its colour; if so, draw a 5.",
        fr="Transférez sur mon plateau une de vos cartes du dessus à ampoule, plus haute que ma carte du dessus de sa couleur. Si oui, piochez un 5.",
        it="Trasferisci sulla mia plancia una tua carta in cima con lampadina, più alta della mia carta in cima del suo colore. Se lo fai, pesca un 5.",
    )
    async def win_over(self, you: Player) -> None:
        card = await you.choose(
            "transfer",
            lambda: [
                c for c in you.tops if you.has(c, LIGHTBULB) and self.surpasses(c, you.leader)
            ],
        )
        if card is not None and await you.transfer_to_board([card], you.leader):
            await you.draw(you.n(5))

    @staticmethod
    def surpasses(card: int, rival: Player) -> bool:
        """Whether a card is higher than a player's top card of its colour, or they have none."""
        other = rival.top(rival.colour(card))
        return other is None or rival.value(card) > rival.value(other)
