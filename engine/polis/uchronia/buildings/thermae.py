"""Thermae."""

from polis.core.ask import ask
from polis.uchronia.activities import activities_changed
from polis.uchronia.building import Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import BRICK
from polis.uchronia.table import ACTIVITIES, STOCK
from polis.uchronia.verbs import LAUNCH, RECALL


class Thermae(Building):
    material = BRICK
    names = {"en": "Thermae", "fr": "Thermes", "it": "Terme"}
    texts = {
        "en": "Trade bonus: you may move one Activity to your Stock, then launch one.",
        "fr": "Bonus Commerce : vous pouvez remettre une Activité dans votre Stock, puis en lancer une.",
        "it": "Bonus Scambio: puoi rimettere un’Attività nel Magazzino, poi avviarne una.",
    }
    waits_for = Moment.TRADE_BONUS

    def ready(self, now: Occasion) -> bool:
        return bool(now.table.present[ACTIVITIES + now.me])

    async def use(self, now: Occasion) -> None:
        table, me = now.table, now.me
        recalled = await ask(
            me, "thermae-recall", lambda: RECALL.must[table.present[ACTIVITIES + me]]
        )
        table.move(recalled, ACTIVITIES + me, STOCK + me)
        card = await ask(me, "thermae-launch", lambda: LAUNCH.must[table.present[STOCK + me]])
        table.move(card, STOCK + me, ACTIVITIES + me)
        # both steps are one change of Activities
        activities_changed(table, me, recalled, card)
