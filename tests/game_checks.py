"""What the shared tests need to know of each game: its invariants, and what a seat cannot see."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import innovation.indistinguishable
import innovation.invariants
import innovation.things
import uchronia.indistinguishable
import uchronia.invariants
import uchronia.things
import utopia.indistinguishable
import utopia.invariants
import utopia.things

Position = dict[str, Any]


class GameChecks(NamedTuple):
    """What must hold for a position, one that a seat cannot tell from it, and what can be asked."""

    check: Callable[[Position, tuple[int, ...]], None]
    indistinguishable_from: Callable[[Position, int | None, Random], Position]
    place: Callable[[Position, str], str | None]  # where a move's card comes from, as everyone sees
    things: Callable[[dict[str, Any]], list[dict[str, Any]]]  # what can be touched, by a view
    cards: list[dict[str, str]]  # what can be asked about


def nowhere(position: Position, move: str) -> None:
    """For games in which the cards that a seat cannot see all go from one kind of place."""


GAME_CHECKS = {
    "uchronia": GameChecks(
        uchronia.invariants.check_everything,
        uchronia.indistinguishable.indistinguishable_from,
        nowhere,
        uchronia.things.things_of,
        uchronia.things.CARDS,
    ),
    "utopia": GameChecks(
        utopia.invariants.check_everything,
        utopia.indistinguishable.indistinguishable_from,
        nowhere,
        utopia.things.things_of,
        utopia.things.CARDS,
    ),
    "innovation": GameChecks(
        innovation.invariants.check_everything,
        innovation.indistinguishable.indistinguishable_from,
        innovation.indistinguishable.place,
        innovation.things.things_of,
        innovation.things.CARDS,
    ),
}
GAME_CHECKS["innovation cities"] = GAME_CHECKS["innovation"]
