"""Positions of Innovation with cities, and what is counted of them."""

from typing import Any

import polis
from innovation.scenes import scene
from scenes import Seat, zone


def cities(*seats: Seat, **zones: Any) -> polis.Match:
    """A scene with Cities of Destiny in play."""
    return scene(*seats, cities=True, **zones)


def cities_in_hand(match: polis.Match, seat: int = 0) -> list[int]:
    """The ages of the cities in a hand, as everyone sees their backs."""
    hand = match.view(None)["seats"][seat]["hand"]
    return [card["age"] for card in hand if card["set"] == "cities"]


def hand(match: polis.Match, seat: int = 0) -> list[str]:
    return sorted(zone(match, seat, "hand"))


def points(match: polis.Match, seat: int = 0) -> int:
    """The score of a seat, as everyone sees it."""
    found: int = match.view(None)["seats"][seat]["score"]
    return found


def score_of(match: polis.Match, seat: int = 0) -> int:
    """How many achievements a seat has."""
    return match.scores[seat]
