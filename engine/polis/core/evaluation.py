"""How a table stands, and which moves look natural: what a game tells bots.

An evaluation reads tables of imagined matches only; what it is given is never the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, fsum
from typing import Generic, TypeVar

from polis.core.ask import Question
from polis.core.errors import Message
from polis.core.table import Table

T = TypeVar("T", bound=Table)


class Evaluation(Generic[T]):
    """What a game tells bots: features of a table, weighed by hand or as was learned.

    Learned weights have every feature twice: how much it counts at first, and how much more it
    counts as the game goes on.
    """

    def __init__(
        self,
        *,
        hand_written: Mapping[str, float],
        measure_plainly: Callable[[T], list[list[float]]],
        fine: Sequence[str],
        measure_finely: Callable[[T], tuple[float, list[list[float]]]],
        weigh: Callable[[T, Question], list[float]],
        winners: Callable[[T], tuple[int, ...]],
        turn_of: Callable[[T], object],
        reasons: Callable[[T, T, int], list[Message]],
        scale: float,
        exploration: float = 1.0,
        horizon: int | None = None,
    ) -> None:
        # each feature by name with its weight in points, and their values for each seat
        self.hand_written = hand_written
        self.measure_plainly = measure_plainly
        # the names of further features, for learned weights only; how far the game has gone, from
        # 0 to 1, with the values of all features for each seat
        self.fine = fine
        self.measure_finely = measure_finely
        # for each legal move how natural it looks to the one asked; all above zero
        self.weigh = weigh
        # who has won, when the game is over
        self.winners = winners
        # something that changes when the turn passes
        self.turn_of = turn_of
        # what a seat got out of the moves between two tables, weightiest first
        self.reasons = reasons
        # how many points ahead make winning e times as likely, in the hand-written evaluation
        self.scale = scale
        # how far a search strays from what looks best; less where moves differ by little
        self.exploration = exploration
        # turns that a simulation lasts, where a turn has many decisions: what is judged before an
        # opponent's turn cannot be compared with what is judged after it; None: a few decisions
        self.horizon = horizon

        plain = (*hand_written, *fine)
        self.features: Sequence[str] = (*plain, *(f"{name}, later" for name in plain))
        self._by_hand = [*hand_written.values()]

    def start_weights(self) -> list[float]:
        """The hand-written evaluation as weights of the features, to learn from there."""
        weights = [weight / self.scale for weight in self._by_hand]
        return weights + [0.0] * (len(self.features) - len(weights))

    def measure(self, table: T) -> list[list[float]]:
        """For each seat its features, as learned weights have them."""
        progress, seats = self.measure_finely(table)
        return [[*seat, *[progress * value for value in seat]] for seat in seats]

    def chances(self, table: T, weights: Sequence[float] | None) -> list[float]:
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


def weighed(values: Sequence[float], weights: Sequence[float]) -> float:
    # `sum` of floats differs between Python 3.11 and 3.12; a bot must choose alike on both
    return fsum([a * b for a, b in zip(values, weights, strict=True)])


def likelihoods(worth: Sequence[float]) -> list[float]:
    """Chances that add up to one; one more in worth is e times as likely."""
    best = max(worth)
    parts = [exp(value - best) for value in worth]
    whole = fsum(parts)
    return [part / whole for part in parts]
