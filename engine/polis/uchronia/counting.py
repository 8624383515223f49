"""Which Activities count for an Order."""

from polis.uchronia.building import ANSWERS, BUILDINGS_IN
from polis.uchronia.table import ACTIVITIES, Table


def counting(table: Table, me: int, order: int) -> int:
    """How many Activities count for this Order's bonus and for copying it; each counts once."""
    active = table.active[me]
    if not active & (ANSWERS.counts_as | ANSWERS.wild_activities):
        return table.cells[5 * (ACTIVITIES + me) + order]
    activities = table.zone(ACTIVITIES + me)
    materials = 1 << order
    for building in BUILDINGS_IN[active & ANSWERS.counts_as]:
        materials |= building.counts_as(order)
    count = sum(activities[m] for m in range(5) if materials >> m & 1)
    wild = sum(b.wild_activities(order) for b in BUILDINGS_IN[active & ANSWERS.wild_activities])
    return count + min(wild, sum(activities) - count)


def activity_bonus(table: Table, me: int, order: int) -> int:
    """How many more times a Commanded Order may be done."""
    bonus = counting(table, me, order)
    if bonus:
        for building in BUILDINGS_IN[table.active[me] & ANSWERS.command_factor]:
            bonus *= building.command_factor()
    return bonus


def able_to_copy(table: Table, me: int) -> int:
    """The Orders that some Activity of this player counts for, as bits."""
    if not table.active[me] & (ANSWERS.counts_as | ANSWERS.wild_activities):
        return table.present[ACTIVITIES + me]
    return sum([1 << order for order in range(5) if counting(table, me, order)])
