"""Starting, feeding and completing Buildings."""

from collections.abc import Sequence

from polis.uchronia.activities import monopoly_gives
from polis.uchronia.building import (
    ANSWERS,
    BUILDINGS,
    BUILDINGS_IN,
    MATERIAL_OF,
    WAITING,
    Building,
    Moment,
)
from polis.uchronia.effects import Occasion, offer_among
from polis.uchronia.materials import COST
from polis.uchronia.table import DISCARD, Table


def refresh_effects(table: Table, me: int) -> None:
    """Finds out which Buildings of a player have effect: the completed ones and some others."""
    active = 0
    for building in table.built[me]:
        active |= 1 << building
    early = [
        b.effective_when_started() for b in BUILDINGS_IN[active & ANSWERS.effective_when_started]
    ]
    for site in table.sites[me]:
        bit = 1 << site
        if MATERIAL_OF[site] in early or bit & ANSWERS.works_unfinished:
            active |= bit
    table.active[me] = active
    table.watched = table.watched or bool(active & ANSWERS.points_follow_stock)


def in_order(sites: dict[int, Sequence[int]]) -> dict[int, Sequence[int]]:
    """Sites in alphabetical order, so that the sequence of moves does not tell their age."""
    return dict(sorted(sites.items()))


def start(table: Table, me: int, building: int) -> None:
    """A Building of the Great Works becomes a site of this player."""
    place = table.works.index(building)
    table.works = table.works[:place] + table.works[place + 1 :]
    table.sites[me] = in_order({**table.sites[me], building: [0] * 5})
    table.owned[me] |= 1 << building
    table.founded |= 1 << building
    table.moved = True
    table.note(0, "found", me, building)
    refresh_effects(table, me)


def open_sites(table: Table, me: int) -> list[int]:
    """The sites that may get Resources: those not started this turn."""
    founded = table.founded
    return [site for site in table.sites[me] if not founded >> site & 1]


def accepted(table: Table, me: int, site: int) -> int:
    """The materials that may be transferred to a site."""
    materials = 1 << MATERIAL_OF[site]
    for building in BUILDINGS_IN[table.active[me] & ANSWERS.accepts]:
        materials |= building.accepts(BUILDINGS[site])
    return materials


async def transfer(table: Table, me: int, card: int, source: int, site: int) -> None:
    """One Resource to a site, which is completed as soon as it holds its cost."""
    table.move_to_site(card, source, me, site)
    if sum(table.sites[me][site]) >= COST[MATERIAL_OF[site]]:
        await complete(table, me, BUILDINGS[site])


async def complete(table: Table, me: int, building: Building) -> None:
    """Completes a Building step by step; the interrupted Order goes on afterwards."""
    for material, count in enumerate(table.sites[me][building.id]):
        for _ in range(count):
            table.move_from_site(material, me, building.id, DISCARD)
    table.sites[me] = {b: site for b, site in table.sites[me].items() if b != building.id}
    table.built[me] += (building.id,)
    refresh_effects(table, me)
    table.note(0, "complete", me, building.id)
    table.check_threshold(me)
    await monopoly_gives(table, building.material)
    own = 1 << building.id & WAITING[Moment.ON_COMPLETION]
    any_completion = WAITING[Moment.ANY_COMPLETION]
    if own or table.active[me] & any_completion:
        now = Occasion(table, me)
        now.completed = building
        await offer_among(
            now, Moment.ON_COMPLETION, lambda: own | table.active[me] & any_completion
        )
