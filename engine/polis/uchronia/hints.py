"""What a seat of Uchronia got out of its moves, in words."""

from __future__ import annotations

from polis.core.errors import Message, message
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES
from polis.uchronia.table import HAND, STOCK, THRESHOLDS, Table


def hints(before: Table, after: Table, seat: int) -> list[Message]:
    """Buildings, Monopolies and points first, then cards."""
    found: list[Message] = []
    for building in after.built[seat][len(before.built[seat]) :]:
        found.append(message("hint-completes", building=BUILDINGS[building].slug))
    for material, holder in enumerate(after.monopolies):
        if holder == seat != before.monopolies[material]:
            found.append(message("hint-monopoly", material=NAMES[material]))
    for other in after.others(seat):
        lost = before.score(other) - after.score(other)
        if lost > 0:
            found.append(message("hint-denies", victim=other, count=lost))
    reached = after.score(seat) >= THRESHOLDS[after.players]
    if reached and after.ending and not before.ending:
        found.append(message("hint-threshold"))
    gained = after.score(seat) - before.score(seat)
    if gained > 0:
        found.append(message("hint-points", count=gained))
    for site in after.sites[seat]:
        if site not in before.sites[seat]:
            found.append(message("hint-starts", building=BUILDINGS[site].slug))
        elif sum(after.sites[seat][site]) > sum(before.sites[seat][site]):
            found.append(message("hint-feeds", building=BUILDINGS[site].slug))
    return found + card_hints(before, after, seat)


def card_hints(before: Table, after: Table, seat: int) -> list[Message]:
    found = []
    stocked = after.size(STOCK + seat) - before.size(STOCK + seat)
    if stocked > 0:
        found.append(message("hint-stock", count=stocked))
    drawn = after.size(HAND + seat) - before.size(HAND + seat)
    if drawn > 0:
        found.append(message("hint-hand", count=drawn))
    return found
