"""What a player can do in a turn of phase 2."""

from __future__ import annotations

from functools import lru_cache

from polis.core.ask import PASS, Options
from polis.utopia.actions.add import Add, AddAnywhere
from polis.utopia.actions.influence import Drop, Raise
from polis.utopia.actions.move import Move
from polis.utopia.actions.privilege import ACTIONS, KINDS, PRIVILEGES
from polis.utopia.actions.remove import Remove
from polis.utopia.building import Deed, with_building
from polis.utopia.civilizations import MEMBERS
from polis.utopia.table import HAND, Table


def act_options(table: Table, me: int) -> Options[Deed | None]:
    """Actions, privileges, what can be built, and `pass`."""
    one = two = three = 0
    bit = 1
    for count in table.cells[5 * (HAND + me) : 5 * (HAND + me) + 5]:
        if count:
            one |= bit
            if count > 1:
                two |= bit
                if count > 2:
                    three |= bit
        bit <<= 1
    held = (0, one, two, three)
    anywhere, drop = held[AddAnywhere.price], held[Drop.price]
    sets = (
        one and one & Move.possible(table, me),
        one and one & Add.possible(table, me),
        anywhere and anywhere & AddAnywhere.possible(table, me),
        one and one & Remove.possible(table, me),
        one and one & Raise.possible(table, me),
        drop and drop & Drop.possible(table, me),
        one if table.privileges[me] else 0,
    )
    return with_building(table, me, actions(sets))


@lru_cache(maxsize=4_000)
def actions(sets: tuple[int, ...]) -> Options[Deed | None]:
    """The moves of each kind of action (and privileges) for its civilizations, and `pass`."""
    found: dict[str, Deed | None] = {}
    for kind, civilizations in zip(KINDS, sets, strict=False):
        for civilization in MEMBERS[civilizations]:
            action = ACTIONS[kind][civilization]
            found[action.move] = action
    for civilization in MEMBERS[sets[-1]]:
        found[PRIVILEGES[civilization].move] = PRIVILEGES[civilization]
    found[PASS] = None
    return Options(found)
