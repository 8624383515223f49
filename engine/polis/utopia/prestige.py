"""Phase 3: what the controlled Districts are worth."""

from polis.utopia.rank import gain
from polis.utopia.table import PRESTIGE, Table


def prestige(table: Table, seat: int) -> int:
    """What a player's Districts are worth by the present Prestige Scale."""
    controlled = table.controlled[seat]
    if not controlled:
        return 0
    worth = 0
    for place, civilization in enumerate(table.scale):
        worth += (5 - place) * (controlled & table.monuments[civilization]).bit_count()
    return worth


def score_round(table: Table) -> None:
    """Each player scores, in rank order."""
    table.note(0, "reckoning", table.round)
    for seat in table.rank:
        worth = prestige(table, seat)
        if worth:
            gain(table, seat, worth, PRESTIGE)
