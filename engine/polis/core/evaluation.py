"""How a table stands, and which moves look natural: what a game tells bots.

Bots give it tables of imagined matches only, never the truth; it looks at them and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, fsum
from typing import Generic, Protocol, TypeVar

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.rules import Rules
from polis.core.table import Table

T = TypeVar("T", bound=Table)
T_contra = TypeVar("T_contra", bound=Table, contravariant=True)


class PlainFeatures(Protocol[T_contra]):
    """What the hand-written evaluation looks at."""

    @property
    def hand_written(self) -> Mapping[str, float]:
        """Each feature by name, with its weight in points."""

    def measure(self, table: T_contra) -> list[list[float]]:
        """The features' values for each seat."""


class FineFeatures(Protocol[T_contra]):
    """Further features, for learned weights only."""

    @property
    def fine(self) -> Sequence[str]:
        """Their names."""

    def measure_finely(self, table: T_contra) -> tuple[float, list[list[float]]]:
        """How far the game has gone, from 0 to 1, with the values of all features for each seat."""


class Priors(Protocol[T_contra]):
    """What moves look like before anything is tried."""

    def weigh(self, table: T_contra, question: Question) -> list[float]:
        """For each legal move how natural it looks to the one asked; all above zero."""


class Hints(Protocol[T_contra]):
    """Why a move was good."""

    def hints(self, before: T_contra, after: T_contra, seat: int) -> Sequence[Message]:
        """What a seat got out of the moves between two tables besides victory, weightiest first."""


class Evaluation(Generic[T]):
    """What a game tells bots: features of a table, weighed by hand or as was learned.

    Learned weights have every feature twice: how much it counts at first, and how much more it
    counts as the game goes on.
    """

    def __init__(
        self,
        *,
        rules: Rules[T],
        plain: PlainFeatures[T],
        fine: FineFeatures[T],
        priors: Priors[T],
        hints: Hints[T],
        turn_of: Callable[[T], object],
        scale: float,
        exploration: float = 1.0,
        horizon: int | None = None,
    ) -> None:
        # searches spend their time in these, so they call the games' own functions
        self._measure_plainly = plain.measure
        self._measure_finely = fine.measure_finely
        self.weigh = priors.weigh
        self._winners = rules.winners
        self._hints = hints.hints
        # something that changes when the turn passes
        self.turn_of = turn_of
        # how many points ahead make winning e times as likely, in the hand-written evaluation
        self.scale = scale
        # how far a search strays from what looks best; less where moves differ by little
        self.exploration = exploration
        # turns that a simulation lasts, where a turn has many decisions: what is judged before an
        # opponent's turn cannot be compared with what is judged after it; None: a few decisions
        self.horizon = horizon

        names = (*plain.hand_written, *fine.fine)
        self.features: Sequence[str] = (*names, *(f"{name}, later" for name in names))
        self._by_hand = [*plain.hand_written.values()]

    def start_weights(self) -> list[float]:
        """The hand-written evaluation as weights of the features, to learn from there."""
        weights = [weight / self.scale for weight in self._by_hand]
        return weights + [0.0] * (len(self.features) - len(weights))

    def reasons(self, before: T, after: T, seat: int) -> list[Message]:
        """What a seat got out of the moves between two tables, weightiest first."""
        wins = after.over and self._winners(after) == (seat,)
        return [*([message("hint-wins")] if wins else []), *self._hints(before, after, seat)]

    def measure(self, table: T) -> list[list[float]]:
        """For each seat its features, as learned weights have them."""
        progress, seats = self._measure_finely(table)
        return [[*seat, *[progress * value for value in seat]] for seat in seats]

    def chances(self, table: T, weights: Sequence[float] | None) -> list[float]:
        """For each seat its chance to win, by learned weights or (None) by the hand-written."""
        if table.over:
            victors = self._winners(table)
            return [(seat in victors) / len(victors) for seat in range(table.players)]
        if weights is None:
            seats = self._measure_plainly(table)
            return likelihoods([weighed(seat, self._by_hand) / self.scale for seat in seats])
        progress, seats = self._measure_finely(table)
        half = len(weights) // 2
        now = [a + progress * b for a, b in zip(weights[:half], weights[half:], strict=True)]
        return likelihoods([weighed(seat, now) for seat in seats])


def weighed(values: Sequence[float], weights: Sequence[float]) -> float:
    # `sum` of floats differs between Python 3.11 and 3.12; a bot must choose alike on both
    return fsum([a * b for a, b in zip(values, weights, strict=True)])


def likelihoods(worth: Sequence[float]) -> list[float]:
    """Chances that add up to one; one more in worth is e times as likely."""
    best = max(worth)
    parts = [exp(value - best) for value in worth]
    whole = fsum(parts)
    return [part / whole for part in parts]
