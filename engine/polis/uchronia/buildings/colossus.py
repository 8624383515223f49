"""Colossus."""

from polis.uchronia.building import Building
from polis.uchronia.materials import ALL_MATERIALS, MARBLE
from polis.uchronia.table import Table


class Colossus(Building):
    material = MARBLE
    original = True
    names = {"en": "Colossus", "fr": "Colosse", "it": "Colosso"}
    texts = {
        "en": "2 more points. Its Foundation may be of any colour.",
        "fr": "2 points de plus. Sa Fondation peut être de n’importe quelle couleur.",
        "it": "2 punti in più. La sua Fondazione può essere di qualsiasi colore.",
    }

    def points(self, table: Table, me: int) -> int:
        return 2

    def foundations(self) -> int:
        return ALL_MATERIALS
