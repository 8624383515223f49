"""The same position with other cards where a seat cannot see.

Written without a look at the engine's `imagine`, so that each can convict the other.
"""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

Position = dict[str, Any]
Seat = dict[str, Any]


class Place(NamedTuple):
    """Where a hidden card lies: a list, its index there, and the colours that cannot lie there."""

    cards: list[str]
    index: int
    lacks: list[str]


def indistinguishable_from(position: Position, seat: int | None, rng: Random) -> Position:
    """Another position between turns that this seat (None: a spectator) cannot tell from it."""
    pile = rng.sample(position["pile"], len(position["pile"]))
    hands = [unseen_cards(owner) for owner in position["seats"]]
    in_hands = [
        Place(hand, index, owner["lacks"])
        for number, (hand, owner) in enumerate(zip(hands, position["seats"], strict=True))
        if number != seat
        for index in range(len(hand))
    ]
    everywhere = [*in_hands, *(Place(pile, index, []) for index in range(len(pile)))]
    # by swaps, because a new deal could leave a Hand no card that it may have
    for place in in_hands:
        swap(place, rng.choice(everywhere))
    return {
        **position,
        "pile": pile,
        "works_pile": shuffled_works(position, rng),
        "seats": [
            {**owner, "hand": [*owner["seen"], *hand]}
            for owner, hand in zip(position["seats"], hands, strict=True)
        ],
        "seed": rng.getrandbits(32),
    }


def unseen_cards(owner: Seat) -> list[str]:
    """The cards of a Hand that its owner alone knows."""
    return list((Counter(owner["hand"]) - Counter(owner["seen"])).elements())


def swap(one: Place, other: Place) -> None:
    """Exchanges two hidden cards unless a Hand would get what everyone knows it lacks."""
    mine, yours = one.cards[one.index], other.cards[other.index]
    if yours not in one.lacks and mine not in other.lacks:
        one.cards[one.index], other.cards[other.index] = yours, mine


def shuffled_works(position: Position, rng: Random) -> list[str]:
    """The works pile in another order, above the cards that all saw go under it."""
    under = position.get("under", 0)
    known, rest = position["works_pile"][:under], position["works_pile"][under:]
    return [*known, *rng.sample(rest, len(rest))]
