"""What a puzzle can ask for in a game, and how a turn is measured by it."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from polis.core.ask import Question
from polis.core.table import Table

T = TypeVar("T", bound=Table)


class Goals(Protocol[T]):
    """What a game tells puzzles. `before` and `after` are tables at the ends of one seat's turn."""

    letters: str  # what the ids of its puzzles begin with
    names: Sequence[str]
    fewest: Collection[str]  # the goals of which less is better
    least: Mapping[str, int]  # what the best turn must come to, if less would be no puzzle
    most_tries: int  # moves tried before a turn counts as more than a person can think through
    one_in: Mapping[str, int]  # one in so many starts of turns is tried, where there are plenty

    def value(self, goal: str, before: T, after: T, seat: int) -> int:
        """How far the turn got; if it is not over, how far it surely will."""

    def effects(self, goal: str, before: T, after: T, seat: int) -> frozenset[str]:
        """What the turn has brought about that may matter to the goal; their order does not."""

    def fingerprint(self, table: T, question: Question, played: Sequence[str]) -> Hashable:
        """Equal for moments of a turn, after the moves `played` in it, that go on alike."""

    def begins_something(self, question: Question) -> bool:
        """Whether its answer begins something, rather than going on with what was begun."""

    def hides(self, table: T, question: Question) -> bool:
        """Whether the legal answers depend on cards that not everyone knows."""

    def harmless(self, fact: Sequence[Any], seat: int) -> bool:
        """Whether what a seat learns by this fact at a turn's end cannot have changed a value."""

    def stage(self, goal: str, table: T, rng: Random) -> Iterator[T]:
        """Tables at a turn's start on which the goal makes sense, made from one that was played."""

    def keys(self, effects: frozenset[str], line: Sequence[str]) -> tuple[str, ...]:
        """What a puzzle is about, so that no two are about the same."""
