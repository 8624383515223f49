"""Square."""

from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.execution import grant_orders
from polis.uchronia.materials import MARBLE, Material


class Square(Building):
    material = MARBLE
    names = {"en": "Square", "fr": "Place", "it": "Piazza"}
    texts = {
        "en": "On completion: you may execute up to 3 Orders of your choice, without Activity bonus.",
        "fr": "À l’achèvement : vous pouvez exécuter jusqu’à 3 Ordres au choix, sans Bonus d’Activité.",
        "it": "Al completamento: puoi eseguire fino a 3 Ordini a scelta, senza Bonus Attività.",
    }
    waits_for = Moment.ON_COMPLETION

    async def use(self, now: Occasion) -> None:
        await grant_orders(now, self, 3, list(Material))
