"""Tavern."""

from polis.uchronia.activities import activities_changed, below_limit
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import CLAY, WOOD
from polis.uchronia.table import ACTIVITIES, FORUM


class Tavern(Building):
    material = CLAY
    original = True
    names = {"en": "Tavern", "fr": "Taverne", "it": "Taverna"}
    texts = {
        "en": "Trade bonus: if below your limit, you may turn up the top card of the draw pile; launch it if Clay or Wood, else it goes to the Forum.",
        "fr": "Bonus Commerce : si vous êtes sous votre limite, vous pouvez retourner la première carte de la pioche ; lancez-la si c’est de l’Argile ou du Bois, sinon elle va dans le Forum.",
        "it": "Bonus Scambio: se sei sotto il tuo limite, puoi girare la prima carta del mazzo; avviala se è Argilla o Legno, altrimenti va nel Foro.",
    }
    waits_for = Moment.TRADE_BONUS

    def ready(self, now: Occasion) -> bool:
        return below_limit(now.table, now.me) and now.table.can_draw()

    async def use(self, now: Occasion) -> None:
        card = now.table.turn_up()
        if card in (CLAY, WOOD):
            now.table.place_turned(card, ACTIVITIES + now.me)
            activities_changed(now.table, now.me, card)
        elif card is not None:
            now.table.place_turned(card, FORUM)
