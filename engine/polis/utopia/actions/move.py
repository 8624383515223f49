"""Move: one or two princes together, to a neighbouring District or from port to port."""

from typing import Final

from polis.core.ask import Options, ask
from polis.utopia.actions.action import Action
from polis.utopia.board import REACH, SLUGS
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.table import Table
from polis.utopia.verbs import FROM, TO

ONE_OR_TWO: Final = Options({"one": 1, "two": 2})


class Move(Action):
    name = "move"
    form = "move {}"

    @staticmethod
    def possible(table: Table, me: int) -> int:
        mayan, persian, egyptian, greek, chinese = table.where[5 * me : 5 * me + 5]
        found = 1 if mayan else 0
        if persian:
            found |= 2
        if egyptian:
            found |= 4
        if greek:
            found |= 8
        return found | 16 if chinese else found

    async def carry_out(self, table: Table, me: int) -> None:
        args = {"civilization": CIVILIZATIONS[self.civilization], "action": self.name}
        source = await leave(table, me, table.where[5 * me + self.civilization], args)
        args["district"] = SLUGS[source]
        target = await ask(me, "to", lambda: TO.must[REACH[source] & ~table.closed], args)
        count = 1
        if table.princes_in(me, self.civilization, source) > 1:
            args = {**args, "target": SLUGS[target]}
            count = await ask(me, "how-many", lambda: ONE_OR_TWO, args)
        table.march(me, self.civilization, source, target, count)


async def leave(table: Table, me: int, districts: int, args: dict[str, str]) -> int:
    """The District that princes leave; asked if there are several."""
    if districts & districts - 1:
        return await ask(me, "from", lambda: FROM.must[districts], args)
    return districts.bit_length() - 1
