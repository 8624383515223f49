"""Capitol."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building
from polis.uchronia.materials import MARBLE
from polis.uchronia.table import ACTIVITIES, Table


class Capitol(Building):
    material = MARBLE
    original = True
    names = {"en": "Capitol", "fr": "Capitole", "it": "Campidoglio"}
    texts = {
        "en": "1 point for each colour beyond two among your Activities.",
        "fr": "1 point par couleur au-delà de deux parmi vos Activités.",
        "it": "1 punto per ogni colore oltre i primi due fra le tue Attività.",
    }

    def points(self, table: Table, me: int) -> int:
        return max(table.present[ACTIVITIES + me].bit_count() - 2, 0)

    def now(self, table: Table, me: int) -> Message | None:
        return message("now-points", count=self.points(table, me))
