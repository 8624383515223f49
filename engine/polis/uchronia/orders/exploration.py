"""Exploration: cards from the Hand to the Stock."""

from collections.abc import Mapping

from polis.core.ask import Options, ask
from polis.uchronia.effects import Occasion
from polis.uchronia.table import HAND, STOCK
from polis.uchronia.verbs import STORE


async def exploration(now: Occasion, more: int) -> None:
    table, me = now.table, now.me
    for done in range(1 + more):
        if not table.present[HAND + me]:
            return
        verb: Mapping[int, Options[int | None]] = STORE.may if done else STORE.must
        card = await ask(me, "exploration", lambda: verb[table.present[HAND + me]])
        if card is None:
            return
        table.move(card, HAND + me, STOCK + me)
