"""Carpenter's Yard."""

from polis.core.ask import Options, ask
from polis.uchronia.building import BUILDINGS, Building, Moment
from polis.uchronia.completion import accepted, open_sites, transfer
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import NAMES, WOOD
from polis.uchronia.table import HAND


class CarpentersYard(Building):
    material = WOOD
    original = True
    names = {"en": "Carpenter's Yard", "fr": "Charpenterie", "it": "Carpenteria"}
    texts = {
        "en": "Construction bonus: you may transfer 1 card from Hand to one of your Buildings under construction.",
        "fr": "Bonus Construction : vous pouvez transférer 1 carte de votre Main vers un de vos Bâtiments en construction.",
        "it": "Bonus Costruzione: puoi trasferire 1 carta dalla Mano a un tuo Edificio in costruzione.",
    }
    waits_for = Moment.CONSTRUCTION_BONUS

    def asks(self, now: Occasion) -> bool:
        # even if no card fits, because whether one does is a secret of the Hand
        return bool(now.table.present[HAND + now.me]) and bool(open_sites(now.table, now.me))

    def ready(self, now: Occasion) -> bool:
        return bool(self.fitting(now).moves)

    async def use(self, now: Occasion) -> None:
        wanted = 0
        for site in open_sites(now.table, now.me):
            wanted |= accepted(now.table, now.me, site)
        now.table.show_ability(now.me, wanted)
        card, site = await ask(now.me, "carpenters-yard", lambda: self.fitting(now))
        await transfer(now.table, now.me, card, HAND + now.me, site)

    def fitting(self, now: Occasion) -> Options[tuple[int, int]]:
        """The cards of the Hand that a site accepts."""
        table, me = now.table, now.me
        held = table.present[HAND + me]
        return Options(
            {
                f"add {NAMES[card]} to {BUILDINGS[site].slug}": (card, site)
                for site in open_sites(table, me)
                for card in range(5)
                if accepted(table, me, site) & held & 1 << card
            }
        )
