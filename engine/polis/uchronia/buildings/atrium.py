"""Atrium."""

from polis.uchronia.building import Building
from polis.uchronia.materials import BRICK
from polis.uchronia.table import STOCK, Table


class Atrium(Building):
    material = BRICK
    original = True
    names = {"en": "Atrium", "fr": "Atrium", "it": "Atrio"}
    texts = {
        "en": "Each card of your Production may be the unseen top card of the draw pile instead of a Forum card.",
        "fr": "Pour chaque carte de votre Production, vous pouvez prendre, sans la voir, la première carte de la pioche au lieu d’une carte du Forum.",
        "it": "Per ogni carta della tua Produzione puoi prendere, senza vederla, la prima carta del mazzo invece di una carta del Foro.",
    }

    def production_move(self, table: Table, me: int) -> str | None:
        return "take top" if table.can_draw() else None

    async def produce(self, table: Table, me: int) -> None:
        card = table.turn_up()
        if card is not None:
            table.place_turned(card, STOCK + me)
