"""Embassy."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import CLAY
from polis.uchronia.table import Table


class Embassy(Building):
    material = CLAY
    original = True
    names = {"en": "Embassy", "fr": "Ambassade", "it": "Ambasciata"}
    texts = {
        "en": "When an opponent copies an Order from your Domain, you may draw 1 card afterwards.",
        "fr": "Après qu’un adversaire a copié un Ordre de votre Domaine, vous pouvez piocher 1 carte.",
        "it": "Dopo che un avversario ha copiato un Ordine dal tuo Dominio, puoi pescare 1 carta.",
    }
    waits_for = Moment.COPIED

    def ready(self, now: Occasion) -> bool:
        return now.table.can_draw()

    async def use(self, now: Occasion) -> None:
        now.table.draw(now.me, 1)

    def against(self, table: Table, me: int, owner: int) -> Message | None:
        return message("now-copied", owner=owner)
