"""Aqueduct."""

from polis.core.ask import ask
from polis.uchronia.activities import below_limit, launch
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import STONE
from polis.uchronia.table import HAND
from polis.uchronia.verbs import LAUNCH


class Aqueduct(Building):
    material = STONE
    original = True
    names = {"en": "Aqueduct", "fr": "Aqueduc", "it": "Acquedotto"}
    texts = {
        "en": "Trade bonus: you may launch 1 Activity from your Hand.",
        "fr": "Bonus Commerce : vous pouvez lancer 1 Activité depuis votre Main.",
        "it": "Bonus Scambio: puoi avviare 1 Attività dalla Mano.",
    }
    waits_for = Moment.TRADE_BONUS

    def ready(self, now: Occasion) -> bool:
        return bool(now.table.present[HAND + now.me]) and below_limit(now.table, now.me)

    async def use(self, now: Occasion) -> None:
        card = await ask(now.me, "aqueduct", lambda: LAUNCH.must[now.table.present[HAND + now.me]])
        launch(now.table, now.me, card, HAND + now.me)
