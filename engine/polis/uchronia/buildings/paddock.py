"""Paddock."""

from polis.core.ask import Options, ask
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import WOOD
from polis.uchronia.table import HAND, STOCK
from polis.uchronia.verbs import TAKE


class Paddock(Building):
    material = WOOD
    original = True
    names = {"en": "Paddock", "fr": "Enclos", "it": "Recinto"}
    texts = {
        "en": "Draconians bonus: you may take to your Hand 1 of the cards this Order put in your Stock.",
        "fr": "Bonus Draconniens : vous pouvez prendre en Main 1 des cartes que cet Ordre a mises dans votre Stock.",
        "it": "Bonus Draconiani: puoi prendere in Mano 1 delle carte che questo Ordine ha messo nel tuo Magazzino.",
    }
    waits_for = Moment.DRACONIANS_BONUS

    def ready(self, now: Occasion) -> bool:
        return bool(now.brought)

    async def use(self, now: Occasion) -> None:
        options = Options({TAKE.moves[card]: card for card in sorted(now.brought)})
        card = await ask(now.me, "paddock", lambda: options)
        now.table.move(card, STOCK + now.me, HAND + now.me)
