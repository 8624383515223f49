"""Dock."""

from polis.core.ask import ask
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import WOOD
from polis.uchronia.table import HAND, STOCK
from polis.uchronia.verbs import STORE


class Dock(Building):
    material = WOOD
    original = True
    names = {"en": "Dock", "fr": "Quai", "it": "Molo"}
    texts = {
        "en": "Production bonus: you may move 1 card from Hand to Stock.",
        "fr": "Bonus Production : vous pouvez mettre 1 carte de votre Main dans votre Stock.",
        "it": "Bonus Produzione: puoi mettere 1 carta della Mano nel Magazzino.",
    }
    waits_for = Moment.PRODUCTION_BONUS

    def ready(self, now: Occasion) -> bool:
        return bool(now.table.present[HAND + now.me])

    async def use(self, now: Occasion) -> None:
        card = await ask(now.me, "dock", lambda: STORE.must[now.table.present[HAND + now.me]])
        now.table.move(card, HAND + now.me, STOCK + now.me)
