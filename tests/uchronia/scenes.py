"""Positions of Uchronia in a few lines, for tests that tell a story."""

from typing import Any

import polis
from scenes import Seat, begun


def scene(*seats: Seat, **zones: Any) -> polis.Match:
    """A match in which seat 0 begins its turn; what is not named is dealt from seed 0."""
    return begun("uchronia", seats, **zones)


def look_alike(one: polis.Match, other: polis.Match, viewer: int) -> bool:
    """Whether two matches are the same to a viewer: the table and what is asked."""
    return one.view(viewer) == other.view(viewer) and one.decision(viewer) == other.decision(viewer)


def cards(text: str) -> list[str]:
    """`cards("2 clay wood")` is two Clay and a Wood."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found
