"""Plot: copy an Order from another Domain, then draw."""

from typing import Final, NamedTuple

from polis.core.ask import PASS, Options, ask
from polis.uchronia.building import ANSWERS, BUILDINGS_IN
from polis.uchronia.counting import able_to_copy
from polis.uchronia.effects import (
    AFTER_PLOT_DRAW,
    BEFORE_PLOT_DRAW,
    COPIED,
    Occasion,
    offer,
    waits,
)
from polis.uchronia.execution import execute
from polis.uchronia.materials import MEMBERS, ORDERS
from polis.uchronia.table import ACTIVITIES, DOMAIN, HAND, MOST_PLAYERS, Table

USUAL_HAND = 5


class Copy(NamedTuple):
    """The Order of a card on another player's Domain."""

    move: str
    order: int
    owner: int


COPIES: Final = [
    [Copy(f"copy {order} from {owner}", number, owner) for number, order in enumerate(ORDERS)]
    for owner in range(MOST_PLAYERS)
]


async def plot(table: Table, me: int) -> None:
    if table.log is not None:
        table.note(0, "plot", me)
    await copy_order(table, me)
    if waits(table, me, BEFORE_PLOT_DRAW):
        await offer(Occasion(table, me), BEFORE_PLOT_DRAW)
    draw_up(table, me)
    if waits(table, me, AFTER_PLOT_DRAW):
        await offer(Occasion(table, me), AFTER_PLOT_DRAW)


async def copy_order(table: Table, me: int) -> None:
    """One Order of a card on another Domain, without Activity bonus; then its owner's Embassy."""
    copies = copyable(table, me)
    if not copies:
        return
    values: dict[str, Copy | None] = {copy.move: copy for copy in copies}
    options = Options({**values, PASS: None})
    copied = await ask(me, "copy", lambda: options)
    if copied is None:
        return
    table.note(0, "copy", me, copied.order, copied.owner)
    await execute(table, me, copied.order)
    if waits(table, copied.owner, COPIED):
        await offer(Occasion(table, copied.owner), COPIED)


def copyable(table: Table, me: int) -> list[Copy]:
    """The Orders on other Domains for which this player has an Activity."""
    if not table.present[ACTIVITIES + me]:
        return []
    able = able_to_copy(table, me)
    copies: list[Copy] = []
    for owner in range(table.players):
        if owner != me:
            copies += [
                COPIES[owner][order] for order in MEMBERS[table.present[DOMAIN + owner] & able]
            ]
    return copies


def draw_up(table: Table, me: int) -> None:
    """Draws up to five cards in Hand, or one card if there are five already."""
    size = USUAL_HAND
    for building in BUILDINGS_IN[table.active[me] & ANSWERS.fills_to]:
        size = max(size, building.fills_to())
    held = table.size(HAND + me)
    table.draw(me, size - held if held < size else 1)
