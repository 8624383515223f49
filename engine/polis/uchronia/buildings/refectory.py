"""Refectory."""

from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import CLAY, spread
from polis.uchronia.table import FORUM, HAND


class Refectory(Building):
    material = CLAY
    original = True
    names = {"en": "Refectory", "fr": "Réfectoire", "it": "Refettorio"}
    texts = {
        "en": "When you Plot, before drawing, you may put your whole Hand into the Forum.",
        "fr": "Quand vous Complotez, avant de piocher, vous pouvez mettre toute votre Main dans le Forum.",
        "it": "Quando Complotti, prima di pescare, puoi mettere tutta la Mano nel Foro.",
    }
    waits_for = Moment.BEFORE_PLOT_DRAW

    def ready(self, now: Occasion) -> bool:
        return bool(now.table.present[HAND + now.me])

    async def use(self, now: Occasion) -> None:
        for card in spread(now.table.zone(HAND + now.me)):
            now.table.move(card, HAND + now.me, FORUM)
