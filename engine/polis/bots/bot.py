"""What every level is: it thinks in slices and then has a choice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from math import inf
from random import Random
from typing import ClassVar, NamedTuple

from polis.bots.choice import Choice
from polis.bots.guard import GuardedMatch
from polis.core.errors import BadRecord, message
from polis.core.match import Match

# A slice ends after so many seconds, which leaves room for one more simulation below 50 ms.
SLICE = 0.04

# Seconds (float) or simulations (int).
Budget = float | int


class Progress(NamedTuple):
    """How much of the budget is used, and what would be chosen now."""

    done: float
    choice: Choice


class Bot(ABC):
    """A level of play. One instance plays one seat of one match; it may remember its thoughts."""

    name: ClassVar[str]
    budget: ClassVar[Budget]

    @abstractmethod
    def think(
        self, match: GuardedMatch, seat: int, rng: Random, budget: Budget
    ) -> Iterator[Progress]:
        """Thinks in slices of at most 50 ms; the last progress holds the choice."""

    def slices(
        self, match: Match, seat: int, rng: Random, budget: Budget | None = None
    ) -> Iterator[Progress]:
        """Thinks about a match, which the bot sees only through a guard."""
        given = self.budget if budget is None else budget
        number = isinstance(given, int | float) and not isinstance(given, bool)
        if not number or not 0 < given < inf:
            raise BadRecord(message("bad-budget", path="budget"))
        return self.think(GuardedMatch(match, seat), seat, rng, given)

    def choose(self, match: Match, seat: int, rng: Random, budget: Budget | None = None) -> Choice:
        """Thinks until the budget is used and chooses a move."""
        for progress in self.slices(match, seat, rng, budget):
            choice = progress.choice
        return choice
