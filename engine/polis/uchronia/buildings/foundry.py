"""Foundry."""

from polis.core.ask import ask
from polis.core.errors import Message, message
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import BRICK
from polis.uchronia.table import FORUM, STOCK, Table
from polis.uchronia.verbs import TAKE


class Foundry(Building):
    material = BRICK
    original = True
    names = {"en": "Foundry", "fr": "Fonderie", "it": "Fonderia"}
    texts = {
        "en": "On completion: for each of your completed Buildings, this one too, you may move 1 Forum card to your Stock.",
        "fr": "À l’achèvement : pour chacun de vos Bâtiments achevés, celui-ci compris, vous pouvez mettre 1 carte du Forum dans votre Stock.",
        "it": "Al completamento: per ogni tuo Edificio completato, questo compreso, puoi mettere 1 carta del Foro nel Magazzino.",
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

    def now(self, table: Table, me: int) -> Message | None:
        most = len(table.built[me]) + 1
        return message("now-takes", count=min(most, table.size(FORUM)))
