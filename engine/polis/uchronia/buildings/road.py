"""Road."""

from polis.uchronia.building import Building
from polis.uchronia.materials import ALL_MATERIALS, CLAY, STONE


class Road(Building):
    material = CLAY
    original = True
    names = {"en": "Road", "fr": "Route", "it": "Strada"}
    texts = {
        "en": "Resources of any colour may be transferred to your Stone Buildings.",
        "fr": "Vous pouvez transférer des Ressources de n’importe quelle couleur à vos Bâtiments en Pierre.",
        "it": "Puoi trasferire Risorse di qualsiasi colore ai tuoi Edifici di Pietra.",
    }

    def accepts(self, site: Building) -> int:
        return ALL_MATERIALS if site.material == STONE else 0
