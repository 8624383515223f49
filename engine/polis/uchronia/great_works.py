"""The Great Works: five open Buildings, refilled at the end of each turn."""

from polis.core.random_source import shuffle
from polis.uchronia.building import MATERIAL_OF
from polis.uchronia.table import Table

SIZE = 5


def turn_up_building(table: Table) -> bool:
    """The next Building of the pile joins the Great Works; False if there is none."""
    if not table.works_pile:
        if not table.works_discard:
            return False
        cards = sorted(table.works_discard)
        table.works_discard = ()
        table.under = 0
        table.seed = shuffle(cards, table.seed)
        table.works_pile = bytes(cards)
        table.note(0, "shuffle-works")
    building = table.works_pile[-1]
    table.works_pile = table.works_pile[:-1]
    table.under = min(table.under, len(table.works_pile))
    table.works += (building,)
    table.moved = True
    table.note(table.everyone, "works", building)
    return True


def refill(table: Table) -> None:
    """Turns up Buildings until there are five, not all of one colour if that can be avoided."""
    while True:
        while len(table.works) < SIZE and turn_up_building(table):
            pass
        if not must_change(table):
            return
        for building in table.works:
            table.note(0, "works-discard", building)
        table.works_discard += table.works
        table.works = ()


def must_change(table: Table) -> bool:
    """Whether all five are of one colour and can be changed for others."""
    if len(table.works) < SIZE:
        return False
    colour = MATERIAL_OF[table.works[0]]
    for building in table.works:
        if MATERIAL_OF[building] != colour:
            return False
    rest = [*table.works_pile, *table.works_discard]
    # Ruling: they stay if the rest has no other colour or is too small to make five.
    return len(rest) >= SIZE and any(MATERIAL_OF[b] != colour for b in rest)
