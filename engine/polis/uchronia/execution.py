"""Executing an Order: its base effect, the Activity bonus, then the bonuses of Buildings."""

from collections.abc import Awaitable, Callable
from typing import Final

from polis.core.ask import PASS, Options, ask
from polis.uchronia.building import Building, Moment
from polis.uchronia.counting import activity_bonus
from polis.uchronia.effects import Occasion, offer, waits
from polis.uchronia.materials import EXPLORATION, ORDERS, Material
from polis.uchronia.orders.construction import construction
from polis.uchronia.orders.draconians import draconians
from polis.uchronia.orders.exploration import exploration
from polis.uchronia.orders.production import production
from polis.uchronia.orders.trade import trade
from polis.uchronia.table import Table

# by material: clay, wood, brick, stone, marble
EXECUTE: Final[tuple[Callable[[Occasion, int], Awaitable[None]], ...]] = (
    production,
    exploration,
    draconians,
    construction,
    trade,
)


async def execute(
    table: Table, me: int, order: int, *, commanded: bool = False, times: int = 1
) -> None:
    """One Order, done `times` in a row; only the first has the Activity bonus, if Commanded."""
    now = Occasion(table, me)
    # counted before it starts (the French text)
    more = activity_bonus(table, me, order) if commanded else 0
    if table.log is not None:
        table.note(0, "order", me, order)
    await EXECUTE[order](now, more)
    for _ in range(times - 1):
        await EXECUTE[order](now, 0)
    if order == EXPLORATION:
        table.explored = True
    if waits(table, me, order):
        await offer(now, Moment(order))


async def grant_orders(now: Occasion, by: Building, count: int, orders: list[Material]) -> None:
    """A Building lets its owner execute up to `count` Orders, without Activity bonus."""
    values: dict[str, Material | None] = {f"order {ORDERS[order]}": order for order in orders}
    options = Options({**values, PASS: None})
    for left in range(count, 0, -1):
        order = await ask(now.me, "order", lambda: options, {"building": by.slug, "count": left})
        if order is None:
            return
        await execute(now.table, now.me, order)
