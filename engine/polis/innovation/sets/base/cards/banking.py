"""Banking."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CROWN, FACTORY, GREEN, HEX, RIGHT


class Banking(Card):
    age = 5
    colour = GREEN
    icons = (FACTORY, CROWN, HEX, CROWN)
    names = {"en": "Banking", "fr": "Système bancaire", "it": "Sistema bancario"}

    @demand(
        en="Transfer to my board a non-green top card of yours with a factory; if so, draw and score a 5.",
        fr="Transférez sur mon plateau une de vos cartes du dessus à usine, sauf la verte. Si oui, piochez et marquez un 5.",
        it="Trasferisci sulla mia plancia una tua carta in cima con fabbrica, tranne la verde. Se lo fai, pesca e segna un 5.",
    )
    async def seize_a_pledge(self, you: Player) -> None:
        card = await you.choose(
            "transfer",
            lambda: [c for c in you.tops if you.has(c, FACTORY) and you.colour(c) != GREEN],
        )
        if card is not None and await you.transfer_to_board([card], you.leader):
            await you.draw_and_score(you.n(5))

    @effect(
        en="Splay green right, if you like.",
        fr="Vous pouvez décaler le vert à droite.",
        it="Puoi sfalsare il verde a destra.",
    )
    async def lend(self, me: Player) -> None:
        await me.may_splay([GREEN], RIGHT)
