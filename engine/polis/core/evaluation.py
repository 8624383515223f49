"""A game's sense of itself, for bots: how a table stands, and which moves look natural.

A evaluation reads tables of imagined matches only; what it is given is never the truth.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import exp, fsum
from typing import Any, ClassVar

from polis.core.ask import Question
from polis.core.errors import Message


class Evaluation(ABC):
    """What a game tells bots: features of a table, weighed by hand or as was learned.

    Learned weights have every feature twice: as it counts at first, and what comes on top of that
    as the game goes on.
    """

    hand_written: ClassVar[Mapping[str, float]]  # features by name, each with its weight in points
    fine: ClassVar[Sequence[str]]  # further features, for learned weights only
    scale: ClassVar[float]  # points ahead that make winning e times as likely, by hand

    exploration: ClassVar[float] = 1.0  # less where good and bad moves differ by little
    # turns that a simulation lasts, where a turn has many decisions: what is judged before an
    # opponent's turn cannot be compared with what is judged after it; None: a few decisions
    horizon: ClassVar[int | None] = None

    def __init__(self) -> None:
        plain = (*self.hand_written, *self.fine)
        self.features: Sequence[str] = (*plain, *(f"{name}, later" for name in plain))
        self._by_hand = [*self.hand_written.values()]

    def start_weights(self) -> list[float]:
        """The hand-written evaluation as weights of the features, to learn from there."""
        weights = [weight / self.scale for weight in self._by_hand]
        return weights + [0.0] * (len(self.features) - len(weights))

    def measure(self, table: Any) -> list[list[float]]:
        """For each seat its features, as learned weights have them."""
        progress, seats = self.measure_finely(table)
        return [[*seat, *[progress * value for value in seat]] for seat in seats]

    def chances(self, table: Any, weights: Sequence[float] | None) -> list[float]:
        """For each seat its chance to win, by learned weights or (None) by the hand-written."""
        if table.over:
            victors = self.winners(table)
            return [(seat in victors) / len(victors) for seat in range(table.players)]
        if weights is None:
            seats = self.measure_plainly(table)
            return likelihoods([weighed(seat, self._by_hand) / self.scale for seat in seats])
        progress, seats = self.measure_finely(table)
        half = len(weights) // 2
        now = [a + progress * b for a, b in zip(weights[:half], weights[half:], strict=True)]
        return likelihoods([weighed(seat, now) for seat in seats])

    @abstractmethod
    def measure_plainly(self, table: Any) -> list[list[float]]:
        """For each seat the features of the hand-written evaluation."""

    @abstractmethod
    def measure_finely(self, table: Any) -> tuple[float, list[list[float]]]:
        """How far the game has gone, from 0 to 1, and for each seat those and the fine features."""

    @abstractmethod
    def winners(self, table: Any) -> tuple[int, ...]:
        """Who has won, when the game is over."""

    @abstractmethod
    def weigh(self, table: Any, question: Question) -> list[float]:
        """For each legal move how natural it looks to the one asked; all above zero."""

    @abstractmethod
    def turn_of(self, table: Any) -> object:
        """Something that changes when the turn passes."""

    @abstractmethod
    def reasons(self, before: Any, after: Any, seat: int) -> list[Message]:
        """What a seat got out of the moves between two tables, weightiest first."""


def weighed(values: Sequence[float], weights: Sequence[float]) -> float:
    # `sum` of floats differs between Python 3.11 and 3.12; a bot must choose alike on both
    return fsum([a * b for a, b in zip(values, weights, strict=True)])


def likelihoods(worth: Sequence[float]) -> list[float]:
    """Chances that add up to one; one more in worth is e times as likely."""
    best = max(worth)
    parts = [exp(value - best) for value in worth]
    whole = fsum(parts)
    return [part / whole for part in parts]
