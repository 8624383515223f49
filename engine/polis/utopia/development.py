"""Phase 2, development: a turn of any number of actions."""

from polis.core.ask import ask
from polis.utopia.actions.choosing import act_options
from polis.utopia.building import buildable
from polis.utopia.cards import KEPT
from polis.utopia.discarding import discards
from polis.utopia.rounds import end_turn
from polis.utopia.table import HAND, Table


async def develop(table: Table) -> None:
    me = table.turn
    # a player who has neither cards nor anything to build is not asked, as everyone can see
    while table.size(HAND + me) or buildable(table, me):
        deed = await ask(me, "act", lambda: act_options(table, me))
        if deed is None:
            break
        await deed.do(table, me)
    await keep_some(table, me)
    end_turn(table)


async def keep_some(table: Table, me: int) -> None:
    """At the end of a turn a player keeps at most five cards."""
    while True:
        excess = table.size(HAND + me) - KEPT
        if excess <= 0:
            return
        card = await ask(me, "keep", lambda: discards(table, me), {"count": excess})
        table.play_card(card, me)
