"""Triumphal Arch."""

from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK


class TriumphalArch(Building):
    material = BRICK
    original = True
    names = {"en": "Triumphal Arch", "fr": "Arc de triomphe", "it": "Arco di trionfo"}
    texts = {
        "en": "Once per Construction, a Resource you transfer may come from the Forum.",
        "fr": "Une fois par Construction, une Ressource transférée peut venir du Forum.",
        "it": "Una volta per Costruzione, una Risorsa trasferita può venire dal Foro.",
    }

    def transfers_from_forum(self) -> bool:
        return True
