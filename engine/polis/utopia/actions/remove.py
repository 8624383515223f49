"""Remove: one's prince from a District with its civilization's monument, for two points."""

from typing import Final

from polis.utopia.actions.action import Action
from polis.utopia.actions.move import leave
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.rank import gain
from polis.utopia.table import FAREWELLS, Table

POINTS: Final = 2


class Remove(Action):
    name = "remove"
    form = "remove {}"

    @staticmethod
    def possible(table: Table, me: int) -> int:
        where, own = table.where, 5 * me
        return sum([1 << c for c in range(5) if where[own + c] & table.monuments[c]])

    async def carry_out(self, table: Table, me: int) -> None:
        there = table.where[5 * me + self.civilization] & table.monuments[self.civilization]
        args = {"civilization": CIVILIZATIONS[self.civilization], "action": self.name}
        district = await leave(table, me, there, args)
        table.take_back(me, self.civilization, district)
        gain(table, me, POINTS, FAREWELLS)
