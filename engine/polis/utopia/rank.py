"""Rank: the ministers on the score track, and who is next to act."""

from polis.utopia.table import BACK, NOBODY, SOURCES, Table


def gain(table: Table, seat: int, count: int, source: int) -> None:
    """Gives points to a player, whose minister goes behind all others on its new space."""
    table.points[5 * seat + source] += count
    total = table.scores[seat] = table.scores[seat] + count
    table.gains = (*table.gains[:seat], (count, SOURCES[source]), *table.gains[seat + 1 :])
    if table.log is not None:
        table.note(0, "points", seat, count, source, total)
    before = table.rank.index(seat)
    place = 0
    while table.scores[table.rank[place]] >= total and place < before:
        place += 1
    if place < before:
        rank = table.rank
        table.rank = (*rank[:place], seat, *rank[place:before], *rank[before + 1 :])
        table.note(0, "rank", seat, before + 1, place + 1, count)


def next_to_act(table: Table) -> int:
    """The highest-ranked player who has not acted yet, or NOBODY."""
    for seat in table.rank:
        if not table.acted >> seat & 1:
            return seat
    return NOBODY


def put_first_behind(table: Table) -> None:
    """Puts the first of several ministers on the start space behind the others there."""
    waiting = [seat for seat in table.rank if not table.scores[seat]]
    if len(waiting) < 2:
        return
    first = waiting[0]
    before = table.rank.index(first)
    table.rank = (*table.rank[:before], *waiting[1:], first)
    table.gains = (*table.gains[:first], (0, BACK), *table.gains[first + 1 :])
    table.note(0, "rank", first, before + 1, table.players, 0)
