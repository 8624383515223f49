"""What a game gives to the shared core: its name and size, and a part for each who asks.

A part is a module of the game's folder (`rules.py`, `words.py`, …) with the functions that its
protocol names; where a default will do, the module takes it from beside the protocol.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from polis.core.balance import Balance
from polis.core.countable import Countable
from polis.core.evaluation import Evaluation
from polis.core.goals import Goals
from polis.core.knowledge import Knowledge
from polis.core.positions import Positions
from polis.core.printed import Printed
from polis.core.rules import Rules
from polis.core.table import Table
from polis.core.words import Words

T = TypeVar("T", bound=Table)

# The edition of rules that do not say which: those of before editions were told.
UNTOLD: Final = 1


@dataclass(frozen=True, kw_only=True)
class Game(Generic[T]):
    """A game: its name and size, and its parts."""

    name: str
    title: str
    # of its rules: the first one that is still played, and the one by which new matches are
    editions: tuple[int, int] = (1, 1)
    sets_since: int = UNTOLD  # the first edition that had sets, if the game has any
    players: tuple[int, int]  # least and most
    options: Mapping[str, bool | int | str] = field(default_factory=dict)  # with their defaults
    unit: str = "points"  # what scores count: its words are `unit-…`, `table-…`
    # parts of its package that have words and rules of their own
    brought: Sequence[str] = ()

    rules: Rules[T]
    knowledge: Knowledge[T]
    words: Words[T]
    printed: Printed
    position: Positions[T]
    countable: Countable  # for lessons
    balance: Balance
    evaluation: Evaluation[T]  # for bots
    goals: Goals[T] | None = None  # for puzzles; a game may have none

    @property
    def packages(self) -> list[str]:
        """Where its words and rules are, in `messages/` and `rulebook/`."""
        own = f"polis.{self.name}"
        return [own, *[f"{own}.{part}" for part in self.brought]]
