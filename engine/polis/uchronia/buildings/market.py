"""Market."""

from polis.core.errors import Message, message
from polis.uchronia.activities import activity_limit
from polis.uchronia.building import Building
from polis.uchronia.materials import WOOD
from polis.uchronia.table import Table


class Market(Building):
    material = WOOD
    original = True
    names = {"en": "Market", "fr": "Marché", "it": "Mercato"}
    texts = {
        "en": "Your Activity limit is 2 higher, on top of the usual +1.",
        "fr": "Votre limite d’Activités augmente de 2, en plus du +1 habituel.",
        "it": "Il tuo limite di Attività aumenta di 2, oltre al solito +1.",
    }

    def limit(self) -> int:
        return 2

    def now(self, table: Table, me: int) -> Message | None:
        more = 0 if self.id in table.built[me] else 1 + self.limit()
        return message("now-limit", count=activity_limit(table, me) + more)
