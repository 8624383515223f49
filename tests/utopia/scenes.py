"""Positions of Utopia in a few lines, for tests that tell a story."""

from typing import Any

import polis
from scenes import Seat, begun, play, zone

SCALE = ["greek", "mayan", "persian", "egyptian", "chinese"]
# eight Districts for monuments, of which no more than four may be of one civilization
EIGHT_DISTRICTS = [
    "pearl-stairs",
    "heron-court",
    "netmakers-quay",
    "cistern-square",
    "mirror-gardens",
    "clay-wharf",
    "granary-hill",
    "serpent-terraces",
]


def scene(*seats: Seat, **fields: Any) -> polis.Match:
    """A match in phase 2 in which seat 0 begins its turn; the rest is dealt from seed 0."""
    return begun("utopia", seats, **{"phase": "development", "scale": SCALE, **fields})


def arrival(*seats: Seat, **fields: Any) -> polis.Match:
    """A match in phase 1 in which seat 0 is the first to take a guest."""
    return scene(*seats, phase="welcoming", **fields)


def play_to_the_next(match: polis.Match, field: str, preferred: str = "") -> polis.Match:
    """Plays until a field of the view (`phase`, `lap`, `round`) changes.

    The preferred move is played where it is legal, and else the first one.
    """
    before = match.view(None)[field]
    while not match.over and match.view(None)[field] == before:
        moves = match.moves()
        play(match, preferred if preferred in moves else moves[0])
    return match


def princes(match: polis.Match, seat: int, district: str) -> list[str]:
    """A seat's princes in a District."""
    found: list[str] = zone(match, seat, "princes").get(district, [])
    return found
