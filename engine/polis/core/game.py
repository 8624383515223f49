"""What a game gives to the shared core. A new game implements `Game` and `Table`."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from polis.core.ask import Question, Rule
from polis.core.errors import Reason
from polis.core.outline import Outline
from polis.core.reading import Reader
from polis.core.sense import Sense

# What happened: (mask of those to whom it was news, kind, then the kind's own fields).
# Bit `seat` stands for that seat, bit `players` for a spectator.
Fact = tuple[Any, ...]
Json = dict[str, Any]


class Table(Protocol):
    """The state of a game: plain data, cheap to copy."""

    players: int
    log: list[Fact] | None

    def copy(self) -> Self:
        """An independent table without the log."""

    def lay(self, hidden: Any) -> None:
        """Puts hidden cards where `Game.imagine` dealt them, in place."""


T = TypeVar("T", bound=Table)


class Game(ABC, Generic[T]):
    """A game: its name and size, its rules as actions, and how it is shown and written down."""

    name: ClassVar[str]
    title: ClassVar[str]
    code: ClassVar[int]  # first byte of its share codes; never changes
    players: ClassVar[tuple[int, int]]
    options: ClassVar[Mapping[str, Any]]
    vocabulary: ClassVar[bytes]  # frequent words of its positions, for short share codes
    left_out: ClassVar[Json]  # long lists of a view that a prepared opening does without
    sense: ClassVar[Sense]  # for bots

    @abstractmethod
    def deal(self, players: int, seed: int, options: Mapping[str, Any]) -> T:
        """A table set up from the seed, with the facts of the set-up in its log."""

    @abstractmethod
    def action(self, table: T) -> Rule | None:
        """The next top-level action, or None when the game is over."""

    @abstractmethod
    def scores(self, table: T) -> tuple[int, ...]: ...

    @abstractmethod
    def winners(self, table: T) -> tuple[int, ...]: ...

    @abstractmethod
    def imagine(self, table: T, seat: int | None, rng: Random) -> Any:
        """Hidden cards dealt anew at random, in keeping with all that `seat` knows."""

    @abstractmethod
    def view(self, table: T, seat: int | None) -> Json:
        """All that this seat (None: a spectator) may know of the table, and nothing else."""

    @abstractmethod
    def label(self, table: T, question: Question, move: str) -> Json:
        """A legal move's words (`label`) and the thing on the table it points at (`target`)."""

    @abstractmethod
    def why_not(self, table: T, question: Question, move: str) -> Reason:
        """Why a move that is not among the legal ones is not legal."""

    @abstractmethod
    def tell(self, fact: Fact, seat: int | None) -> Json:
        """A fact as that seat saw it."""

    @abstractmethod
    def position(self, table: T) -> Json:
        """The zones of a table as a position, without `since`."""

    @abstractmethod
    def stand(self, place: Reader, players: int) -> T:
        """The table of a position without `since`, its turn begun; BadPosition if it cannot be."""

    @abstractmethod
    def outline(self, view: Json) -> Outline:
        """A view in words, for a terminal and for the plain page."""

    @abstractmethod
    def undealt(self, view: Json) -> Json:
        """What a view of the opening shows of the deal, as it would be before it."""

    @abstractmethod
    def event(self, event: Json) -> Json:
        """A told fact as a message (id and arguments), for a log in words."""

    @abstractmethod
    def card_groups(self) -> dict[str, str]:
        """The cards whose balance is of interest, each with the group it is compared with."""

    @abstractmethod
    def words(self, language: str) -> Mapping[str, str]:
        """The names and texts of its cards, by message id."""
