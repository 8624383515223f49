"""Who has won."""

from polis.uchronia.table import Table


def winners(table: Table) -> tuple[int, ...]:
    """Those with most points, then most completed Buildings; ruling: if still tied, all of them."""
    ranks = [(table.score(seat), len(table.built[seat])) for seat in range(table.players)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
