"""Triumphal Arch."""

from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK


class TriumphalArch(Building):
    material = BRICK
    original = True
    names = {"en": "Triumphal Arch", "fr": "Arc de triomphe", "it": "Arco di Trionfo"}
    texts = {
        "en": "Once per Construction, a Resource you transfer may come from the Forum instead of your Stock.",
        "fr": "Une fois par Construction, une Ressource que vous transférez peut venir du Forum plutôt que de votre Stock.",
        "it": "Una volta per Costruzione, una Risorsa che trasferisci può venire dal Foro invece che dal Magazzino.",
    }

    def transfers_from_forum(self) -> bool:
        return True
