"""Trade: Activities launched from the Stock, up to the limit."""

from collections.abc import Mapping

from polis.core.ask import Options, ask
from polis.uchronia.activities import below_limit, launch
from polis.uchronia.effects import Occasion
from polis.uchronia.table import STOCK
from polis.uchronia.verbs import LAUNCH


async def trade(now: Occasion, more: int) -> None:
    table, me = now.table, now.me
    for done in range(1 + more):
        if not table.present[STOCK + me] or not below_limit(table, me):
            return
        verb: Mapping[int, Options[int | None]] = LAUNCH.may if done else LAUNCH.must
        card = await ask(me, "trade", lambda: verb[table.present[STOCK + me]])
        if card is None:
            return
        launch(table, me, card, STOCK + me)
