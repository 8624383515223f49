"""Latrines."""

from polis.core.ask import ask
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import CLAY
from polis.uchronia.table import FORUM, HAND
from polis.uchronia.verbs import DISCARD_CARD


class Latrines(Building):
    material = CLAY
    original = True
    names = {"en": "Latrines", "fr": "Latrines", "it": "Latrine"}
    texts = {
        "en": "When you Plot, before drawing, you may put 1 card from Hand into the Forum.",
        "fr": "Quand vous Complotez, avant de piocher, vous pouvez mettre 1 carte de votre Main dans le Forum.",
        "it": "Quando Complotti, prima di pescare, puoi mettere 1 carta della Mano nel Foro.",
    }
    waits_for = Moment.BEFORE_PLOT_DRAW

    def ready(self, now: Occasion) -> bool:
        return bool(now.table.present[HAND + now.me])

    async def use(self, now: Occasion) -> None:
        card = await ask(
            now.me,
            "latrines",
            lambda: DISCARD_CARD.must[now.table.present[HAND + now.me]],
        )
        now.table.move(card, HAND + now.me, FORUM)
