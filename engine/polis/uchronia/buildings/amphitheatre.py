"""Amphitheatre."""

from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.execution import grant_orders
from polis.uchronia.materials import CONSTRUCTION, STONE


class Amphitheatre(Building):
    material = STONE
    original = True
    names = {"en": "Amphitheatre", "fr": "Amphithéâtre", "it": "Anfiteatro"}
    texts = {
        "en": "On completion: you may execute up to 2 Construction Orders, without Activity bonus.",
        "fr": "À l’achèvement : vous pouvez exécuter jusqu’à 2 Ordres de Construction, sans Bonus d’Activité.",
        "it": "Al completamento: puoi eseguire fino a 2 Ordini di Costruzione, senza Bonus Attività.",
    }
    waits_for = Moment.ON_COMPLETION

    async def use(self, now: Occasion) -> None:
        await grant_orders(now, self, 2, [CONSTRUCTION])
