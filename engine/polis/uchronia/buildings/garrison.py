"""Garrison."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building
from polis.uchronia.materials import STONE
from polis.uchronia.table import FORUM, Table


class Garrison(Building):
    material = STONE
    names = {"en": "Garrison", "fr": "Garnison", "it": "Guarnigione"}
    texts = {
        "en": "Opponents’ Draconians concern you only in colours that lie in the Forum.",
        "fr": "Les Draconniens adverses ne vous concernent que pour les couleurs présentes dans le Forum.",
        "it": "I Draconiani avversari ti riguardano solo per i colori presenti nel Foro.",
    }

    def concerned_by(self, table: Table, shown: int) -> int:
        return shown & table.present[FORUM]

    def against(self, table: Table, me: int, owner: int) -> Message | None:
        return message("now-only-forum", owner=owner)
