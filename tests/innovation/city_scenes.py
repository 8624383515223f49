"""Positions of Innovation with cities, and what is counted of them."""

from random import Random
from typing import Any

import polis
from innovation.invariants import AGE, BACK, COLOUR
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


def in_the_middle(players: int, seed: int) -> polis.Match:
    """Boards, hands and score piles of random cards of both sets."""
    cards = [*BACK]
    Random(seed).shuffle(cards)
    seats: list[dict[str, Any]] = []
    for _ in range(players):
        board: dict[str, list[str]] = {}
        for card in sorted([cards.pop() for _ in range(8)], key=AGE.__getitem__):
            board.setdefault(COLOUR[card], []).append(card)
        hand, score = [cards.pop() for _ in range(4)], [cards.pop() for _ in range(4)]
        seats.append({"board": board, "hand": hand, "score": score})
    return cities(*seats, seed=seed, **({"parley": True} if players > 3 and seed % 2 else {}))
