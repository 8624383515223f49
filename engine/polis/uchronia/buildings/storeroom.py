"""Storeroom."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building
from polis.uchronia.materials import PRODUCTION, STONE
from polis.uchronia.table import ACTIVITIES, Table


class Storeroom(Building):
    material = STONE
    original = True
    names = {"en": "Storeroom", "fr": "Réserve", "it": "Dispensa"}
    texts = {
        "en": "Up to two of your other Activities also count as Production, for the bonus and for copying.",
        "fr": "Jusqu’à deux de vos autres Activités comptent aussi comme Production, pour le Bonus d’Activité et pour copier.",
        "it": "Fino a due delle tue altre Attività contano anche come Produzione, per il Bonus Attività e per copiare.",
    }

    def wild_activities(self, order: int) -> int:
        return 2 if order == PRODUCTION else 0

    def now(self, table: Table, me: int) -> Message | None:
        others = table.size(ACTIVITIES + me) - table.zone(ACTIVITIES + me)[PRODUCTION]
        return message("now-count-too", count=min(others, self.wild_activities(PRODUCTION)))
