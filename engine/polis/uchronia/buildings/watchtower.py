"""Watchtower."""

from polis.uchronia.building import Building
from polis.uchronia.materials import CLAY, STONE


class Watchtower(Building):
    material = STONE
    original = True
    names = {"en": "Watchtower", "fr": "Tour de guet", "it": "Torre di Guardia"}
    texts = {
        "en": "Clay counts as any colour when transferred to your Buildings.",
        "fr": "Vous pouvez transférer de l’Argile à vos Bâtiments quelle que soit leur couleur.",
        "it": "Puoi trasferire Argilla ai tuoi Edifici, qualunque sia il loro colore.",
    }

    def accepts(self, site: Building) -> int:
        return 1 << CLAY
