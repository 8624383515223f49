"""Building a Wonder: one prince of each civilization on one island, wherever they stand."""

from typing import Final

from polis.core.ask import ask
from polis.utopia.board import ISLANDS, ON_ISLAND
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.rank import gain
from polis.utopia.table import NOBODY, WONDERS, Table
from polis.utopia.verbs import FROM

POINTS: Final = 6


class BuildWonder:
    """The Wonder of an island."""

    def __init__(self, island: int) -> None:
        self.island = island
        self.move = f"wonder {ISLANDS[island]}"

    async def do(self, table: Table, me: int) -> None:
        for civilization in range(5):
            await give_prince(table, me, civilization, self.island)
        table.wonders[self.island] = me
        table.note(0, "wonder", me, self.island)
        gain(table, me, POINTS, WONDERS)


BUILD_WONDERS: Final = tuple(BuildWonder(island) for island in range(4))


def possible_wonders(table: Table, me: int) -> list[int]:
    """The islands on which a player could build now."""
    mayan, persian, egyptian, greek, chinese = table.where[5 * me : 5 * me + 5]
    if not (mayan and persian and egyptian and greek and chinese):
        return []
    return [
        island
        for island, here in enumerate(ON_ISLAND)
        if mayan & here
        and persian & here
        and egyptian & here
        and greek & here
        and chinese & here
        and table.wonders[island] == NOBODY
        and table.bases(me)
    ]


async def give_prince(table: Table, me: int, civilization: int, island: int) -> None:
    """Returns one prince to the supply; the player says from where, if there is a choice."""
    there = table.where[5 * me + civilization] & ON_ISLAND[island]
    if there & there - 1:
        args = {"civilization": CIVILIZATIONS[civilization], "island": ISLANDS[island]}
        district = await ask(me, "pay", lambda: FROM.must[there], args)
    else:
        district = there.bit_length() - 1
    table.take_back(me, civilization, district)
