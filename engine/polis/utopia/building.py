"""What a player may build at any point of a turn: Wonders, and monuments by taking control."""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

from polis.core.ask import NO_ARGS, PASS, Options, ask
from polis.utopia.table import Table
from polis.utopia.take_control import CONTROLS, controllable
from polis.utopia.wonders import BUILD_WONDERS, possible_wonders

T = TypeVar("T")


class Deed(Protocol):
    """Something that a player can choose to do."""

    async def do(self, table: Table, me: int) -> None: ...


NOTHING: Final[dict[str, Deed]] = {}


def buildable(table: Table, me: int) -> dict[str, Deed]:
    """The moves that build something now."""
    wonders, controls = possible_wonders(table, me), controllable(table, me)
    if not wonders and not controls:
        return NOTHING
    found: dict[str, Deed] = {}
    for island in wonders:
        found[BUILD_WONDERS[island].move] = BUILD_WONDERS[island]
    for control in controls:
        found[CONTROLS[control].move] = CONTROLS[control]
    return found


def with_building(table: Table, me: int, options: Options[T]) -> Options[T | Deed]:
    """These options together with what can be built; a `pass` stays the last one."""
    deeds = buildable(table, me)
    if not deeds:
        return options
    values: dict[str, T | Deed] = {**options.values, **deeds}
    if PASS in values:
        values[PASS] = values.pop(PASS)
    return Options(values)


FINISH: Final[Options[None]] = Options({PASS: None})


async def finish_building(table: Table, me: int) -> None:
    """Lets a player build, before a turn of phase 1 ends, as long as they can and want to."""
    while buildable(table, me):
        deed = await ask(me, "build", lambda: with_building(table, me, FINISH), NO_ARGS)
        if deed is None:
            return
        await deed.do(table, me)
