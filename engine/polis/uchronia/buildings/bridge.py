"""Bridge."""

from polis.core.ask import Options, ask
from polis.core.errors import Message, message
from polis.uchronia.building import ANSWERS, BUILDINGS, Building, Moment
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import NAMES, STONE
from polis.uchronia.table import STOCK, Table


class Bridge(Building):
    material = STONE
    names = {"en": "Bridge", "fr": "Pont", "it": "Ponte"}
    texts = {
        "en": "Draconians bonus: you may take 1 Resource for your Stock from an opponent’s Building under construction.",
        "fr": "Bonus Draconniens : vous pouvez prendre pour votre Stock 1 Ressource à un Bâtiment adverse en construction.",
        "it": "Bonus Draconiani: puoi prendere per il tuo Magazzino 1 Risorsa da un Edificio avversario in costruzione.",
    }
    waits_for = Moment.DRACONIANS_BONUS

    def ready(self, now: Occasion) -> bool:
        return bool(self.reach(now))

    async def use(self, now: Occasion) -> None:
        options = Options(self.reach(now))
        card, site, owner = await ask(now.me, "bridge", lambda: options)
        now.table.move_from_site(card, owner, site, STOCK + now.me)
        now.brought += (card,)

    def reach(self, now: Occasion) -> dict[str, tuple[int, int, int]]:
        """The Resources that can be taken: card, Building and owner by move."""
        table = now.table
        return {
            f"take {NAMES[card]} from {BUILDINGS[site].slug} of {owner}": (
                card,
                site,
                owner,
            )
            for owner in sorted(table.others(now.me))
            if not now.spared >> owner & 1 and not table.active[owner] & ANSWERS.shields_sites
            for site, resources in table.sites[owner].items()
            for card in range(5)
            if resources[card]
        }

    def now(self, table: Table, me: int) -> Message | None:
        open_to_it = [o for o in table.others(me) if not table.active[o] & ANSWERS.shields_sites]
        return message("now-reach", count=sum([resources_on_sites(table, o) for o in open_to_it]))

    def against(self, table: Table, me: int, owner: int) -> Message | None:
        shielded = table.active[me] & ANSWERS.shields_sites
        exposed = 0 if shielded else resources_on_sites(table, me)
        return message("now-exposed", owner=owner, count=exposed)


def resources_on_sites(table: Table, seat: int) -> int:
    return sum([sum(resources) for resources in table.sites[seat].values()])
