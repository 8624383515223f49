"""Effects that wait: bonuses of Orders, effects on completion and those around a Plot."""

from collections.abc import Callable
from functools import partial
from typing import Final

from polis.core.ask import PASS, Options, ask
from polis.uchronia.building import BUILDINGS_IN, WAITING, Building, Moment
from polis.uchronia.table import Table

# looking up a member of an enumeration takes longer than the test that needs it
BEFORE_PLOT_DRAW: Final = Moment.BEFORE_PLOT_DRAW
AFTER_PLOT_DRAW: Final = Moment.AFTER_PLOT_DRAW
TURN_END: Final = Moment.TURN_END
COPIED: Final = Moment.COPIED


class Occasion:
    """What is going on while effects wait: who acts, and what their Order has done so far."""

    completed: Building | None = None
    brought: tuple[int, ...] = ()  # cards that this Draconians has put in the Stock
    spared = 0  # opponents whom this Draconians does not touch, as bits
    asked_to_escape = False
    forum_used = False  # this Construction has taken a Resource from the Forum

    def __init__(self, table: Table, me: int) -> None:
        self.table = table
        self.me = me


def waits(table: Table, me: int, moment: int) -> int:
    """The Buildings of a player whose effects wait for this moment, as bits."""
    return table.active[me] & WAITING[moment]


async def offer(now: Occasion, moment: Moment) -> None:
    """Offers all effects of a moment together, and offers the others again after each one."""
    await offer_among(now, moment, lambda: waits(now.table, now.me, moment))


async def offer_among(now: Occasion, moment: Moment, waiting: Callable[[], int]) -> None:
    """Offers the Buildings that `waiting` finds, and looks again after each; each is used once."""
    used = 0
    about = {"moment": moment.name.lower().replace("_", "-")}
    while True:
        asking = [b for b in BUILDINGS_IN[waiting() & ~used] if b.asks(now)]
        if not asking:
            return
        building = await ask(now.me, "use", partial(_usable, now, asking), about)
        if building is None:
            return
        used |= 1 << building.id
        now.table.note(0, "use", now.me, building.id)
        await building.use(now)


def _usable(now: Occasion, asking: list[Building]) -> Options[Building | None]:
    usable: dict[str, Building | None] = {f"use {b.slug}": b for b in asking if b.ready(now)}
    return Options({**usable, PASS: None})
