"""Frontier Post."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building
from polis.uchronia.materials import WOOD
from polis.uchronia.table import Table


class FrontierPost(Building):
    material = WOOD
    names = {"en": "Frontier Post", "fr": "Avant-poste", "it": "Avamposto di Frontiera"}
    texts = {
        "en": "Opponents’ Draconians show you one revealed card fewer, of the attacker’s choice.",
        "fr": "Les Draconniens adverses vous montrent une carte de moins, au choix de l’attaquant.",
        "it": "I Draconiani avversari ti mostrano una carta in meno, a scelta dell’attaccante.",
    }

    def shown_fewer(self) -> int:
        return 1

    def against(self, table: Table, me: int, owner: int) -> Message | None:
        return message("now-shown-fewer", owner=owner)
