"""City States."""

from polis.innovation.card import Card, Player, demand
from polis.innovation.icons import CASTLE, CROWN, HEX, PURPLE


class CityStates(Card):
    age = 1
    colour = PURPLE
    icons = (HEX, CROWN, CROWN, CASTLE)
    names = {"en": "City States", "fr": "Cités-États", "it": "Città-stato"}

    @demand(
        en="If you show four or more castles, transfer to my board a top card of yours with a castle; if so, draw a 1.",
        fr="Si vous montrez au moins quatre châteaux, transférez sur mon plateau une de vos cartes du dessus à château. Si oui, piochez un 1.",
        it="Se mostri almeno quattro castelli, trasferisci sulla mia plancia una tua carta in cima con castello. Se lo fai, pesca un 1.",
    )
    async def annex(self, you: Player) -> None:
        if you.icons(CASTLE) < 4:
            return
        card = await you.choose("transfer", lambda: you.tops, lambda c: you.has(c, CASTLE))
        if card is not None and await you.transfer_to_board([card], you.leader):
            await you.draw(you.n(1))
