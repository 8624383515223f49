"""Watchtower."""

from polis.uchronia.building import Building
from polis.uchronia.materials import CLAY, STONE


class Watchtower(Building):
    material = STONE
    original = True
    names = {"en": "Watchtower", "fr": "Tour de guet", "it": "Torre di guardia"}
    texts = {
        "en": "Clay counts as any colour when transferred to your Buildings.",
        "fr": "L'Argile compte comme toute couleur quand vous la transférez à vos Bâtiments.",
        "it": "L'Argilla vale come qualsiasi colore quando la trasferisci ai tuoi Edifici.",
    }

    def accepts(self, site: Building) -> int:
        return 1 << CLAY
