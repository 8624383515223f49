"""School."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import BRICK
from polis.uchronia.table import Table


class School(Building):
    material = BRICK
    original = True
    names = {"en": "School", "fr": "École", "it": "Scuola"}
    texts = {
        "en": "On completion: you may draw 2 cards plus 1 for each of your completed Buildings, this one too.",
        "fr": "À l’achèvement : vous pouvez piocher 2 cartes, plus 1 pour chacun de vos Bâtiments achevés, celui-ci compris.",
        "it": "Al completamento: puoi pescare 2 carte, più 1 per ogni tuo Edificio completato, questo compreso.",
    }
    waits_for = Moment.ON_COMPLETION

    def ready(self, now: Occasion) -> bool:
        return now.table.can_draw()

    async def use(self, now: Occasion) -> None:
        now.table.draw(now.me, 2 + len(now.table.built[now.me]))

    def now(self, table: Table, me: int) -> Message | None:
        return message("now-draws", count=2 + len(table.built[me]) + 1)
