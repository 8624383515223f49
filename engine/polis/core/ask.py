"""Questions. A rule that needs an answer awaits `ask`; nothing else ever suspends a rule."""

from collections.abc import Callable, Coroutine, Generator, Mapping
from types import coroutine
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

PASS: Final = "pass"
NO_ARGS: Final[Mapping[str, Any]] = {}


class Options(Generic[T_co]):
    """The legal answers: each move in notation, with the value the asking rule gets for it."""

    __slots__ = ("moves", "values")

    def __init__(self, values: Mapping[str, T_co]) -> None:
        self.values = values
        self.moves = tuple(values)


class Question:
    """Who is asked, what about (with arguments for its words), and the legal answers.

    A rule leaves it to the match to look up the answers, because copies of it need not. Until the
    question is answered the table does not change, so it is all the same when that is.
    """

    __slots__ = ("about", "args", "look", "options", "seat")

    seat: int
    about: str
    args: Mapping[str, Any]
    look: Callable[[], Options[Any]]
    options: Options[Any]  # what looking has brought; the question of a match always has it


Rule = Coroutine[Question, Any, None]


def asked(
    seat: int, about: str, look: Callable[[], Options[Any]], args: Mapping[str, Any] = NO_ARGS
) -> Question:
    """A question to be yielded."""
    # a constructor would take as long as all the rest of a question
    question = Question()
    question.seat = seat
    question.about = about
    question.args = args
    question.look = look
    return question


@coroutine
def ask(
    seat: int,
    about: str,
    look: Callable[[], Options[T]],
    args: Mapping[str, Any] = NO_ARGS,
) -> Generator[Question, Any, T]:
    """The value of the move that `seat` chooses among what `look` finds legal.

    The value is plain data that says the same on any copy of the table.
    """
    chosen: T = yield asked(seat, about, look, args)
    return chosen
