"""What a puzzle can ask for in a game, and how a turn is measured by it."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from polis.core.ask import Question


class Goals(Protocol):
    """What a game tells puzzles. `before` and `after` are tables at the ends of one seat's turn."""

    letters: str  # what the ids of its puzzles begin with
    names: Sequence[str]
    fewest: Collection[str]  # the goals of which less is better
    least: Mapping[str, int]  # what the best turn must come to, if less would be no puzzle
    most_tries: int  # moves tried before a turn counts as more than a person can think through
    one_in: Mapping[str, int]  # of so many starts of turns one is tried, where there are plenty

    def value(self, goal: str, before: Any, after: Any, seat: int) -> int:
        """How far the turn got; within the turn what is certain so far."""

    def effects(self, goal: str, before: Any, after: Any, seat: int) -> frozenset[str]:
        """What the turn has brought about that may matter to the goal, in whatever order."""

    def fingerprint(self, table: Any, question: Question, moves: Sequence[str]) -> Hashable:
        """Equal for two places within a turn from which it goes on alike."""

    def is_deed(self, question: Question) -> bool:
        """Whether its answer is something done, not the rest of what was begun."""

    def hides(self, table: Any, question: Question) -> bool:
        """Whether the legal answers depend on cards that not everyone knows."""

    def harmless(self, fact: Sequence[Any], seat: int) -> bool:
        """Whether what a seat learns by this fact at a turn's end cannot have changed a value."""

    def stage(self, goal: str, table: Any, rng: Random) -> Iterator[Any]:
        """Tables made of a natural one, at a turn's start, on which the goal makes sense."""

    def keys(self, effects: frozenset[str], line: Sequence[str]) -> tuple[str, ...]:
        """What a puzzle is about, so that not two are about the same."""
