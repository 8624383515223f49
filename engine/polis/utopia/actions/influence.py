"""Influence: a civilization rises one step on the Prestige Scale, or with two cards drops to 1."""

from polis.utopia.actions.action import Action
from polis.utopia.civilizations import ALL_FIVE
from polis.utopia.table import Table


class Raise(Action):
    name = "raise"
    form = "raise {}"

    @staticmethod
    def possible(table: Table, me: int) -> int:
        return ALL_FIVE & ~(1 << table.scale[0])

    async def carry_out(self, table: Table, me: int) -> None:
        place = table.scale.index(self.civilization) - 1
        shift(table, self.civilization, place)


class Drop(Action):
    name = "drop"
    form = "drop {}"
    price = 2

    @staticmethod
    def possible(table: Table, me: int) -> int:
        return ALL_FIVE & ~(1 << table.scale[-1])

    async def carry_out(self, table: Table, me: int) -> None:
        shift(table, self.civilization, len(table.scale) - 1)


def shift(table: Table, civilization: int, place: int) -> None:
    """Takes a civilization out of the scale and puts it in at another place."""
    before = table.value(civilization)
    scale = [other for other in table.scale if other != civilization]
    scale.insert(place, civilization)
    table.scale = tuple(scale)
    table.note(0, "scale", civilization, before, table.value(civilization))
