"""A game's sense of itself, for bots: how a table stands, and which moves look natural.

A sense reads tables of imagined matches only; what it is given is never the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from polis.core.ask import Question
from polis.core.errors import Reason


class Sense(Protocol):
    """What a game tells bots. `weights` are learned ones, or None for the hand-written."""

    features: Sequence[str]  # names of the features, in their order

    def start_weights(self) -> list[float]:
        """The hand-written sense as weights of the features, to learn from there."""

    def measure(self, table: Any) -> list[list[float]]:
        """For each seat its features."""

    def chances(self, table: Any, weights: Sequence[float] | None) -> list[float]:
        """For each seat its chance to win, as far as the sense can tell."""

    def weigh(self, table: Any, question: Question) -> list[float]:
        """For each legal move how natural it looks to the one asked; all above zero."""

    def turn_of(self, table: Any) -> object:
        """Something that changes when the turn passes."""

    def reasons(self, before: Any, after: Any, seat: int) -> list[Reason]:
        """What a seat got out of the moves between two tables, weightiest first."""
