"""Road."""

from polis.uchronia.building import Building
from polis.uchronia.materials import ALL_MATERIALS, CLAY, STONE


class Road(Building):
    material = CLAY
    original = True
    names = {"en": "Road", "fr": "Route", "it": "Strada"}
    texts = {
        "en": "Resources of any colour may be transferred to your Stone Buildings.",
        "fr": "Des Ressources de toute couleur peuvent être transférées à vos Bâtiments en Pierre.",
        "it": "Ai tuoi Edifici di Pietra si possono trasferire Risorse di qualsiasi colore.",
    }

    def accepts(self, site: Building) -> int:
        return ALL_MATERIALS if site.material == STONE else 0
