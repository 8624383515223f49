"""Caravanserai."""

from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import WOOD


class Caravanserai(Building):
    material = WOOD
    original = True
    names = {"en": "Caravanserai", "fr": "Caravansérail", "it": "Caravanserraglio"}
    texts = {
        "en": "Exploration bonus: you may draw 1 card.",
        "fr": "Bonus Exploration : vous pouvez piocher 1 carte.",
        "it": "Bonus Esplorazione: puoi pescare 1 carta.",
    }
    waits_for = Moment.EXPLORATION_BONUS

    def ready(self, now: Occasion) -> bool:
        return now.table.can_draw()

    async def use(self, now: Occasion) -> None:
        now.table.draw(now.me, 1)
