"""How far a seat may take back: to a decision of its own, but not past what it has learned."""

from __future__ import annotations

from polis.core.match import Match


def decision_before(
    match: Match, seat: int | None, turn: bool, floor: int, free: bool
) -> int | None:
    """How many moves were played before this seat's last decision, or (`turn`) its turn's first.

    The first `floor` moves cannot be taken back. Where taking back is `free`, a turn that has
    ended can be taken back as well.
    """
    start = max(match.turn_start, floor) if turn and not free else floor
    deciders = match.deciders
    mine = [place for place in range(start, len(deciders)) if deciders[place] == seat]
    if seat is None or not mine:
        return None
    return mine[0] if turn else mine[-1]


def steps_back(match: Match, seat: int | None, turn: bool, floor: int, free: bool) -> int:
    """How many moves have to be taken back for that; 0 if they cannot be."""
    place = decision_before(match, seat, turn, floor, free)
    if place is None:
        return 0
    steps = len(match.history) - place
    return steps if free or match.can_undo(seat, steps) else 0
