"""Viaduct."""

from polis.core.ask import ask
from polis.core.errors import Message, message
from polis.uchronia.building import Building
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import CLAY
from polis.uchronia.table import STOCK, Table
from polis.uchronia.verbs import PAY


class Viaduct(Building):
    material = CLAY
    names = {"en": "Viaduct", "fr": "Viaduc", "it": "Viadotto"}
    texts = {
        "en": "When an opponent executes Draconians, you may move 1 Clay from your Stock to theirs: neither the Order nor its bonuses touch you.",
        "fr": "Quand un adversaire exécute Draconniens, vous pouvez passer 1 Argile de votre Stock au sien : ni l’Ordre ni ses Bonus ne vous touchent.",
        "it": "Quando un avversario esegue Draconiani, puoi passare 1 Argilla dal tuo Magazzino al suo: né l’Ordine né i suoi Bonus ti toccano.",
    }

    async def escape(self, now: Occasion, victim: int) -> bool:
        clay = 1 << CLAY
        if not now.table.present[STOCK + victim] & clay:
            return False
        paid = await ask(victim, "viaduct", lambda: PAY.may[clay], {"owner": now.me})
        if paid is None:
            return False
        now.table.move(CLAY, STOCK + victim, STOCK + now.me)
        now.brought += (CLAY,)
        return True

    def against(self, table: Table, me: int, owner: int) -> Message | None:
        can_pay = table.present[STOCK + owner] >> CLAY & 1
        return message("now-evades", owner=owner) if can_pay else None
