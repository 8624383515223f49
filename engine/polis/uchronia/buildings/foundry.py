"""Foundry."""

from polis.core.ask import ask
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import BRICK
from polis.uchronia.table import FORUM, STOCK
from polis.uchronia.verbs import TAKE


class Foundry(Building):
    material = BRICK
    original = True
    names = {"en": "Foundry", "fr": "Fonderie", "it": "Fonderia"}
    texts = {
        "en": "On completion: you may move up to 1 Forum card per completed Building of yours to your Stock.",
        "fr": "À l'achèvement : vous pouvez transférer vers votre Stock jusqu'à 1 carte du Forum par Bâtiment achevé.",
        "it": "Al completamento: puoi spostare nel Magazzino fino a 1 carta del Foro per ogni tuo Edificio completato.",
    }
    waits_for = Moment.ON_COMPLETION

    def ready(self, now: Occasion) -> bool:
        return bool(now.table.present[FORUM])

    async def use(self, now: Occasion) -> None:
        table, me = now.table, now.me
        for _ in range(len(table.built[me])):
            if not bool(table.present[FORUM]):
                return
            card = await ask(me, "foundry", lambda: TAKE.may[table.present[FORUM]])
            if card is None:
                return
            table.move(card, FORUM, STOCK + me)
