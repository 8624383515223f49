"""Phase 2 begins: cards given up by rank, chosen secretly."""

from polis.core.ask import Options, ask
from polis.utopia.cards import put_aside, still_to_give_up
from polis.utopia.rounds import end_turn
from polis.utopia.table import HAND, Table
from polis.utopia.verbs import DISCARD_CARD


def discards(table: Table, me: int) -> Options[int]:
    """One card of the hand."""
    first = 5 * (HAND + me)
    held = sum([1 << card for card in range(5) if table.cells[first + card]])
    return DISCARD_CARD.must[held]


async def give_up(table: Table) -> None:
    """Gives up one card, as an action of its own, so that no copy needs to know a hidden choice."""
    me = table.turn
    args = {"count": still_to_give_up(table, me)}
    card = await ask(me, "give-up", lambda: discards(table, me), args)
    put_aside(table, me, card)
    if not still_to_give_up(table, me):
        end_turn(table)
