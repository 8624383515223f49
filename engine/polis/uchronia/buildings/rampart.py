"""Rampart."""

from polis.core.errors import Message, message
from polis.uchronia.building import Building
from polis.uchronia.materials import STONE
from polis.uchronia.table import STOCK, Table


class Rampart(Building):
    material = STONE
    original = True
    names = {"en": "Rampart", "fr": "Rempart", "it": "Bastione"}
    texts = {
        "en": "1 point per 3 cards in your Stock, at most 4 points. Opponents’ Buildings cannot take from your Buildings under construction.",
        "fr": "1 point par groupe de 3 cartes dans votre Stock, 4 points au plus. Les Bâtiments adverses ne peuvent rien prendre à vos Bâtiments en construction.",
        "it": "1 punto ogni 3 carte nel Magazzino, al massimo 4 punti. Gli Edifici avversari non possono prendere niente dai tuoi Edifici in costruzione.",
    }

    def points(self, table: Table, me: int) -> int:
        return min(table.size(STOCK + me) // 3, 4)

    def points_follow_stock(self) -> bool:
        return True

    def shields_sites(self) -> bool:
        return True

    def now(self, table: Table, me: int) -> Message | None:
        return message("now-points", count=self.points(table, me))

    def against(self, table: Table, me: int, owner: int) -> Message | None:
        return message("now-shielded", owner=owner)
