"""Warehouse."""

from polis.uchronia.building import Building
from polis.uchronia.materials import CLAY


class Warehouse(Building):
    material = CLAY
    original = True
    names = {"en": "Warehouse", "fr": "Entrepôt", "it": "Deposito"}
    texts = {
        "en": "A Forum card that a Monopoly gives you may go to your Stock instead of your Hand.",
        "fr": "Une carte du Forum que vous donne un Monopole peut aller dans votre Stock plutôt que dans votre Main.",
        "it": "Una carta del Foro che ti dà un Monopolio può andare nel Magazzino invece che in Mano.",
    }

    def monopoly_to_stock(self) -> bool:
        return True
