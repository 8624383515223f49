"""Capitol."""

from polis.uchronia.building import Building
from polis.uchronia.materials import MARBLE
from polis.uchronia.table import ACTIVITIES, Table


class Capitol(Building):
    material = MARBLE
    original = True
    names = {"en": "Capitol", "fr": "Capitole", "it": "Campidoglio"}
    texts = {
        "en": "1 point for each colour among your Activities beyond two.",
        "fr": "1 point par couleur parmi vos Activités au-delà de deux.",
        "it": "1 punto per ogni colore fra le tue Attività oltre i primi due.",
    }

    def points(self, table: Table, me: int) -> int:
        return max(table.present[ACTIVITIES + me].bit_count() - 2, 0)
