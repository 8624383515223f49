"""Taking control of a District: a monument replaces three princes of its civilization."""

from typing import Final

from polis.utopia.board import COUNT, ISLAND_OF, SLUGS, VALUES
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.rank import gain
from polis.utopia.table import BONUS, MONUMENTS, NOBODY, TO_CONTROL, Table


class TakeControl:
    """A monument of a civilization in a District."""

    def __init__(self, civilization: int, district: int) -> None:
        self.civilization = civilization
        self.district = district
        self.move = f"control {CIVILIZATIONS[civilization]} {SLUGS[district]}"

    async def do(self, table: Table, me: int) -> None:
        table.take_back(me, self.civilization, self.district, TO_CONTROL)
        table.controlled[me] |= 1 << self.district
        table.monuments[self.civilization] |= 1 << self.district
        table.note(0, "monument", me, self.civilization, self.district)
        # Ruling: the owner of the Wonder gets the bonus even if it is the same player.
        owner = table.wonders[ISLAND_OF[self.district]]
        if owner != NOBODY:
            gain(table, owner, VALUES[self.district], BONUS)


# A monument for each civilization and District.
CONTROLS: Final = tuple(
    TakeControl(civilization, district) for civilization in range(5) for district in range(COUNT)
)


def controllable(table: Table, me: int) -> list[int]:
    """The indices in CONTROLS of what a player could take control of now."""
    threes = table.threes[5 * me : 5 * me + 5]
    if not any(threes) or not table.bases(me):
        return []
    free = ~table.built
    return [
        COUNT * civilization + district
        for civilization, districts in enumerate(threes)
        if districts & free and table.monuments[civilization].bit_count() < MONUMENTS
        for district in range(COUNT)
        if districts & free & 1 << district
    ]
