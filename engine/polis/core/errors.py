"""The errors of the public API; each carries its reason for translation."""

from collections.abc import Sequence
from typing import TypedDict, Union

from polis.core import catalogue

# What a message is about: a name, a number, a seat, another message, or a list of these.
Argument = Union[str, int, float, bool, None, "Message", Sequence["Argument"]]


class Message(TypedDict):
    """A message id with its arguments, JSON-ready."""

    id: str
    args: dict[str, Argument]


def message(id: str, **args: Argument) -> Message:
    return {"id": id, "args": args}


class PolisError(ValueError):
    """A bad input; `reason` says why as a message id, `str()` says it in English."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.reason = why

    def __str__(self) -> str:
        return catalogue.catalogue("en").say(self.reason)


class IllegalMove(PolisError):
    """The move is not legal now; the match is unchanged."""


class BadInput(PolisError):
    """Something in a document is wrong; `path` names the place."""

    @property
    def path(self) -> str:
        return str(self.reason["args"]["path"])


class BadRecord(BadInput):
    """A record, share code or parameter that cannot be played."""


class BadPosition(BadInput):
    """A position that the rules do not allow."""


class BadLesson(BadInput):
    """A lesson that cannot be taught."""


class BadPuzzle(BadInput):
    """A puzzle that cannot be set or whose solution does not solve it."""
