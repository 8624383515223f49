"""Launching Activities: how many one may have, and the Monopolies that follow."""

from typing import Final

from polis.core.ask import PASS, Options, ask
from polis.uchronia.building import ANSWERS, BUILDINGS_IN
from polis.uchronia.table import ACTIVITIES, FORUM, HAND, NOBODY, STOCK, Table
from polis.uchronia.verbs import TAKE, TAKE_TO_STOCK

ACTIVITIES_AT_FIRST: Final = 2  # before anything is built


def activity_limit(table: Table, me: int) -> int:
    """How many Activities a player may have when launching."""
    extra = BUILDINGS_IN[table.active[me] & ANSWERS.limit]
    return ACTIVITIES_AT_FIRST + len(table.built[me]) + sum([b.limit() for b in extra])


def below_limit(table: Table, me: int) -> bool:
    return table.size(ACTIVITIES + me) < activity_limit(table, me)


def launch(table: Table, me: int, card: int, source: int) -> None:
    """Launches one Activity from an open zone or the Hand, and checks its Monopoly."""
    table.move(card, source, ACTIVITIES + me)
    activities_changed(table, me, card)


def activities_changed(table: Table, me: int, *materials: int) -> None:
    """A player with strictly more Activities than every other takes the Monopoly; else it stays."""
    richer = [me]
    for material in materials:
        leader = leading(table, material)
        if leader not in (NOBODY, table.monopolies[material]):
            table.note(0, "monopoly", material, leader, table.monopolies[material])
            table.monopolies[material] = leader
            richer.append(leader)
    # only after all of them, because several materials are one change
    for player in richer:
        table.check_threshold(player)


def leading(table: Table, material: int) -> int:
    """The player with strictly most Activities of a material, or NOBODY."""
    first = 5 * ACTIVITIES + material
    counts = table.cells[first : first + 5 * table.players : 5]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


async def monopoly_gives(table: Table, material: int) -> None:
    """When a Building is completed, the Monopoly's holder may take a card of its colour."""
    holder = table.monopolies[material]
    if holder == NOBODY or not table.present[FORUM] >> material & 1:
        return
    values: dict[str, int | None] = {TAKE.moves[material]: HAND}
    if table.active[holder] & ANSWERS.monopoly_to_stock:
        values[TAKE_TO_STOCK.moves[material]] = STOCK
    options = Options({**values, PASS: None})
    target = await ask(holder, "monopoly", lambda: options)
    if target is not None:
        table.move(material, FORUM, target + holder)
