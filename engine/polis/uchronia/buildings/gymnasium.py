"""Gymnasium."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building
from polis.uchronia.materials import MARBLE, TRADE
from polis.uchronia.table import ACTIVITIES, Table


class Gymnasium(Building):
    material = MARBLE
    original = True
    names = {"en": "Gymnasium", "fr": "Gymnase", "it": "Ginnasio"}
    texts = {
        "en": "Your Trade Activities also count as every other colour, for bonuses and for copying.",
        "fr": "Vos Activités de Commerce comptent aussi comme toutes les autres couleurs, pour les Bonus d’Activité et pour copier.",
        "it": "Le tue Attività di Scambio contano anche come tutti gli altri colori, per i Bonus Attività e per copiare.",
    }

    def counts_as(self, order: int) -> int:
        return 1 << TRADE

    def now(self, table: Table, me: int) -> Message | None:
        return message("now-count-too", count=table.zone(ACTIVITIES + me)[TRADE])
