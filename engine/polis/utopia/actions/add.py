"""Add: a prince at a monument of its civilization, or with three cards anywhere."""

from polis.core.ask import ask
from polis.utopia.actions.action import Action
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.rank import gain
from polis.utopia.table import HOSTING, Table
from polis.utopia.verbs import PLACE


def in_supply(table: Table, me: int) -> int:
    """The civilizations of which a player has princes left, as bits."""
    mayan, persian, egyptian, greek, chinese = table.supply[5 * me : 5 * me + 5]
    if mayan and persian and egyptian and greek and chinese:
        return 31
    return sum([1 << c for c in range(5) if table.supply[5 * me + c]])


class Add(Action):
    name = "add"
    form = "add {}"

    @staticmethod
    def possible(table: Table, me: int) -> int:
        return monumental(table) & in_supply(table, me)

    async def carry_out(self, table: Table, me: int) -> None:
        there = table.monuments[self.civilization]
        district = there.bit_length() - 1
        if there & there - 1:
            args = {"civilization": CIVILIZATIONS[self.civilization]}
            district = await ask(me, "place", lambda: PLACE.must[there], args)
        table.put(me, self.civilization, district)
        host = table.controller(district)
        if host != me:
            gain(table, host, 1, HOSTING)


class AddAnywhere(Action):
    name = "add-anywhere"
    form = "add {} anywhere"
    price = 3

    @staticmethod
    def possible(table: Table, me: int) -> int:
        return in_supply(table, me)

    async def carry_out(self, table: Table, me: int) -> None:
        args = {"civilization": CIVILIZATIONS[self.civilization]}
        district = await ask(me, "place", lambda: PLACE.must[table.open], args)
        table.put(me, self.civilization, district)


def monumental(table: Table) -> int:
    """The civilizations that have a monument, as bits."""
    return sum([1 << c for c in range(5) if table.monuments[c]])
