"""Skyscrapers."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import CLOCK, CROWN, FACTORY, HEX, YELLOW


class Skyscrapers(Card):
    age = 8
    colour = YELLOW
    icons = (HEX, FACTORY, CROWN, CROWN)
    names = {"en": "Skyscrapers", "fr": "Gratte-ciel", "it": "Grattacieli"}

    @demand(
        en="Transfer to my board a non-yellow top card of yours with a clock; if so, score your next card of that colour, return the rest of the pile and, if Skyscrapers is a top card anywhere, transfer it to my hand.",
        fr="Transférez sur mon plateau une de vos cartes du dessus à horloge, sauf la jaune. Si oui, marquez votre nouvelle carte du dessus de cette couleur, recyclez le reste de la pile et, si Gratte-ciel est une carte du dessus, où que ce soit, transférez-la dans ma main.",
        it="Trasferisci sulla mia plancia una tua carta in cima con orologio, tranne la gialla. Se lo fai, segna la tua nuova carta in cima di quel colore, restituisci il resto della pila e, se Grattacieli è una carta in cima, ovunque, trasferiscila nella mia mano.",
    )
    async def tear_down(self, you: Player) -> None:
        card = await you.choose(
            "transfer",
            lambda: you.tops,
            lambda c: you.colour(c) != YELLOW and you.has(c, CLOCK),
        )
        if card is None:
            return
        colour = you.colour(card)
        if not await you.transfer_to_board([card], you.leader):
            return
        next_top = you.top(colour)
        if next_top is not None:
            await you.score(next_top)
        await you.return_all(lambda: you.pile(colour))
        itself = you.named(self.slug)
        if you.is_top(itself):
            await you.transfer_to_hand([itself], you.leader)
