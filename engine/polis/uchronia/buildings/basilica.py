"""Basilica."""

from polis.core.ask import ask
from polis.uchronia.activities import below_limit, launch
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import MARBLE
from polis.uchronia.table import STOCK
from polis.uchronia.verbs import LAUNCH


class Basilica(Building):
    material = MARBLE
    names = {"en": "Basilica", "fr": "Basilique", "it": "Basilica"}
    texts = {
        "en": "Each Building you complete, this one too, lets you launch 1 Activity of its colour from your Stock.",
        "fr": "Chaque Bâtiment que vous achevez, celui-ci compris, vous permet de lancer depuis votre Stock 1 Activité de sa couleur.",
        "it": "Ogni Edificio che completi, questo compreso, ti permette di avviare dal Magazzino 1 Attività del suo colore.",
    }
    waits_for = Moment.ANY_COMPLETION

    def ready(self, now: Occasion) -> bool:
        table, me, completed = now.table, now.me, now.completed
        return (
            completed is not None
            and table.present[STOCK + me] >> completed.material & 1 == 1
            and below_limit(table, me)
        )

    async def use(self, now: Occasion) -> None:
        assert now.completed is not None
        colour = 1 << now.completed.material
        card = await ask(now.me, "basilica", lambda: LAUNCH.must[colour])
        launch(now.table, now.me, card, STOCK + now.me)
