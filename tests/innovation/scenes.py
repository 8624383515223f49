"""Positions of Innovation in a few lines, for tests that tell a story."""

from typing import Any

import polis
from scenes import Seat, begun, common, zone


def scene(*seats: Seat, **zones: Any) -> polis.Match:
    """A match in which seat 0 begins its turn; what is not named is dealt from seed 0.

    A deck that is named (`decks={"1": ["oars", "sailing"]}`, next card last) has just those cards.
    """
    return begun("innovation", seats, **zones)


def pile(match: polis.Match, seat: int, colour: str) -> list[str]:
    """A pile of a board, bottom card first."""
    found: list[str] = zone(match, seat, "board").get(colour, [])
    return found


def splay(match: polis.Match, seat: int, colour: str) -> str:
    found: str = zone(match, seat, "splays").get(colour, "none")
    return found


def deck(match: polis.Match, age: int) -> list[str]:
    """A deck, its next card last."""
    found: list[str] = common(match, "decks")[str(age)]
    return found
