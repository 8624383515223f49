"""Tenement House."""

from polis.core.ask import ask
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import CLAY
from polis.uchronia.table import FORUM, HAND
from polis.uchronia.verbs import TAKE


class TenementHouse(Building):
    material = CLAY
    names = {"en": "Tenement House", "fr": "Immeuble", "it": "Caseggiato"}
    texts = {
        "en": "After your Plot’s draw you may take 1 Forum card to your Hand.",
        "fr": "Quand vous Complotez, après avoir pioché, vous pouvez prendre en Main 1 carte du Forum.",
        "it": "Quando Complotti, dopo aver pescato, puoi prendere in Mano 1 carta del Foro.",
    }
    waits_for = Moment.AFTER_PLOT_DRAW

    def ready(self, now: Occasion) -> bool:
        return bool(now.table.present[FORUM])

    async def use(self, now: Occasion) -> None:
        card = await ask(now.me, "tenement-house", lambda: TAKE.must[now.table.present[FORUM]])
        now.table.move(card, FORUM, HAND + now.me)
