"""What a game gives to the shared core. A new game implements `Game` and `Table`."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from polis.core.ask import Question, Rule
from polis.core.errors import Message, message
from polis.core.evaluation import Evaluation
from polis.core.goals import Goals
from polis.core.outline import Outline
from polis.core.reading import Fields, Reader
from polis.core.table import Fact, Table

Json = dict[str, Any]
T = TypeVar("T", bound=Table)


class Game(ABC, Generic[T]):
    """A game: its name and size, its rules as actions, and how it is shown and written down."""

    name: ClassVar[str]
    title: ClassVar[str]
    code: ClassVar[int]  # first byte of its share codes; never changes
    players: ClassVar[tuple[int, int]]
    options: ClassVar[Mapping[str, Any]]
    vocabulary: ClassVar[bytes]  # frequent words of its positions, for short share codes
    zones: ClassVar[tuple[str, ...]]  # where a seat's things lie, as far as one may count them
    listed: ClassVar[Mapping[str, str]]  # kinds of facts told together if only this field differs
    left_out: ClassVar[Json]  # long lists of a view that a prepared opening does without
    evaluation: ClassVar[Evaluation]  # for bots
    goals: ClassVar[Goals | None] = None  # for puzzles; a game may have none
    unit: ClassVar[str] = "points"  # what scores count: its words are `unit-…`, `table-…`

    @abstractmethod
    def deal(self, players: int, seed: int, options: Mapping[str, Any]) -> T:
        """A table set up from the seed, with the facts of the set-up in its log."""

    def check_options(self, options: Fields, players: int) -> None:
        """Raises the error of an option's place if it does not go with so many players.

        What is given is already known to be of the kind of its default in `options`.
        """
        return

    @abstractmethod
    def action(self, table: T) -> Rule | None:
        """The next top-level action, or None when the game is over."""

    @abstractmethod
    def scores(self, table: T) -> tuple[int, ...]: ...

    @abstractmethod
    def winners(self, table: T) -> tuple[int, ...]: ...

    @abstractmethod
    def points(self, table: T, seat: int) -> dict[str, int]:
        """What a seat's points come from: each source's word is `points-source`."""

    @abstractmethod
    def goal(self, table: T) -> int:
        """The points with which the end comes."""

    @abstractmethod
    def why_won(self, table: T) -> list[Message]:
        """How a finished game came to its end and the victory about; nothing before."""

    @abstractmethod
    def round(self, table: T) -> int | None:
        """The round being played; None before the first, or if the game has no rounds."""

    @abstractmethod
    def on_turn(self, view: Json) -> int | None:
        """Whose turn a view shows; None outside of all turns."""

    @abstractmethod
    def cards_in(self, view: Json, seat: int, zone: str) -> list[str]:
        """The cards or pieces by name that a seat's own view shows in one of its zones."""

    @abstractmethod
    def imagine(self, table: T, seat: int | None, rng: Random) -> Any:
        """Hidden cards dealt anew at random, in keeping with all that `seat` knows."""

    @abstractmethod
    def view(self, table: T, seat: int | None) -> Json:
        """All that this seat (None: a spectator) may know of the table, and nothing else."""

    def seen_moves(self, table: T, moves: list[str], seat: int | None) -> list[str]:
        """The moves played as this seat saw them: what was chosen secretly is not to be told."""
        return moves

    def asking(self, question: Question) -> Message:
        """A question in words."""
        return message(f"ask-{question.about}", **{"seat": question.seat, **question.args})

    @abstractmethod
    def label(self, question: Question, move: str) -> Json:
        """A legal move's words (`label`), the thing on the table it points at (`target`, or None)
        and where the card it plays lies and goes (`drag`: `from` and `to`, or None)."""

    def preview(self, question: Question, move: str) -> list[Message]:
        """What the one asked can foresee of a legal move, in a few messages, warnings last."""
        return []

    @abstractmethod
    def why_not(self, table: T, question: Question, move: str) -> Message:
        """Why a move that is not among the legal ones is not legal."""

    @abstractmethod
    def read_thing(self, place: Reader, players: int) -> Json:
        """A thing on the table that somebody touches; the error of `place` if it can be none."""

    @abstractmethod
    def why_untouchable(self, table: T, question: Question, thing: Json) -> Message | None:
        """Why the one asked can do nothing with a thing now, or what it is for; None if he can."""

    @abstractmethod
    def read_card(self, place: Reader) -> Json:
        """A kind of card that somebody asks about; the error of `place` if there is none such."""

    @abstractmethod
    def meaning(self, table: T, card: Json, seat: int | None) -> list[Message]:
        """What a card means to a seat just now, as far as it may know, in a few messages."""

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
    def event(self, event: Json) -> Message:
        """A told fact as a message (id and arguments), for a log in words.

        Of several told together (`listed`) that field is a list or None; `count` says how many.
        """

    @abstractmethod
    def card_groups(self) -> dict[str, str]:
        """The cards whose balance is of interest, each with the group it is compared with."""

    @abstractmethod
    def gathered(self, view: Json, seat: int) -> tuple[list[str], list[str]]:
        """Of those cards the ones a seat has begun (or completed), and the ones completed."""

    @abstractmethod
    def cards(self) -> dict[str, Json]:
        """What is printed on its cards besides words, for those who draw them."""

    def board(self) -> Json:
        """What is printed on its board, for those who draw it; nothing if there is none."""
        return {}

    @abstractmethod
    def card_name(self, card: str) -> Message:
        """What a card is called."""

    @abstractmethod
    def names(self) -> dict[str, str]:
        """What a lesson can name and count, each with its kind: its word is `kind-name`."""

    @abstractmethod
    def words(self, language: str) -> Mapping[str, str]:
        """The names and texts of its cards, by message id."""
