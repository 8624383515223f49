"""Enterprise."""

from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.icons import CROWN, GREEN, HEX, PURPLE, RIGHT


class Enterprise(Card):
    age = 4
    colour = PURPLE
    icons = (HEX, CROWN, CROWN, CROWN)
    names = {"en": "Enterprise", "fr": "Entreprise", "it": "Impresa"}

    @demand(
        en="Transfer to my board a non-purple top card of yours with a crown; if so, draw and meld a 4.",
        fr="Transférez sur mon plateau une de vos cartes du dessus à couronne, sauf la violette. Si oui, piochez et placez un 4.",
        it="Trasferisci sulla mia plancia una tua carta in cima con corona, tranne la viola. Se lo fai, pesca e cala un 4.",
    )
    async def buy_out(self, you: Player) -> None:
        card = await you.choose(
            "transfer",
            lambda: you.tops,
            lambda c: you.has(c, CROWN) and you.colour(c) != PURPLE,
        )
        if card is not None and await you.transfer_to_board([card], you.leader):
            await you.draw_and_meld(you.n(4))

    @effect(
        en="Splay green right, if you like.",
        fr="Vous pouvez décaler le vert à droite.",
        it="Puoi sfalsare il verde a destra.",
    )
    async def splay_green(self, me: Player) -> None:
        await me.may_splay([GREEN], RIGHT)
