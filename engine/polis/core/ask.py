"""Questions. A rule that needs an answer awaits `ask`; nothing else ever suspends a rule."""

from collections.abc import Callable, Coroutine, Generator, Mapping
from functools import partial
from types import coroutine
from typing import Any, Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

PASS: Final = "pass"
NO_ARGS: Final[Mapping[str, Any]] = {}

# Sent instead of an answer when hidden cards were dealt anew: the rule looks again what is legal.
AGAIN: Final = object()


class Options(Generic[T_co]):
    """The legal answers: each move in notation, with the value the asking rule gets for it."""

    __slots__ = ("moves", "values")

    def __init__(self, values: Mapping[str, T_co]) -> None:
        self.values = values
        self.moves = tuple(values)


class Question(NamedTuple):
    """Who is asked, what about (with arguments for its words), and the legal answers."""

    seat: int
    about: str
    options: Options[Any]
    args: Mapping[str, Any]


# the constructor of a NamedTuple takes as long as all the rest of a question
_question = partial(tuple.__new__, Question)

Rule = Coroutine[Question, Any, None]


@coroutine
def ask(
    seat: int,
    about: str,
    look: Callable[[], Options[T]],
    args: Mapping[str, Any] = NO_ARGS,
) -> Generator[Question, Any, T]:
    """The value of the move that `seat` chooses among what `look` finds legal."""
    while True:
        answer = yield _question((seat, about, look(), args))
        if answer is not AGAIN:
            chosen: T = answer
            return chosen
