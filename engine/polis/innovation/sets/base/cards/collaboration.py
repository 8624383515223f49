"""Collaboration."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CLOCK, CROWN, GREEN, HEX


class Collaboration(Card):
    age = 9
    colour = GREEN
    icons = (HEX, CROWN, CLOCK, CROWN)
    names = {"en": "Collaboration", "fr": "Collaboration", "it": "Collaborazione"}

    @demand(
        en="Draw and reveal two 9s. Transfer to my board the one I choose; meld the other.",
        fr="Piochez et révélez deux 9. Transférez sur mon plateau celui que je choisis et placez l’autre.",
        it="Pesca e rivela due 9. Trasferisci sulla mia plancia quello che scelgo io e cala l’altro.",
    )
    async def work_for_two(self, you: Player) -> None:
        two = [await you.draw_and_reveal(you.n(9)) for _ in range(2)]
        drawn = [card for card in two if card is not None]
        mine = await you.leader.choose("transfer", lambda: drawn, openly=True)
        for card in drawn:
            if card == mine:
                await you.transfer_to_board([card], you.leader)
            else:
                await you.meld(card)

    @effect(
        en="With ten or more cards in your green pile, you win.",
        fr="Avec au moins dix cartes dans votre pile verte, vous gagnez.",
        it="Con almeno dieci carte nella tua pila verde, vinci.",
    )
    async def win_with_ten_green(self, me: Player) -> None:
        if len(me.pile(GREEN)) >= 10:
            await me.win()
