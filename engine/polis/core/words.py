"""What a game says to players: about moves and cards, about what happened and how it stands."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.outline import Outline
from polis.core.reading import Json, Reader
from polis.core.shapes import Card, Label, Thing, View
from polis.core.table import Table

T_contra = TypeVar("T_contra", bound=Table, contravariant=True)


class Words(Protocol[T_contra]):
    """All of it as messages: ids with arguments, which the `.ftl` files word."""

    def asking(self, table: T_contra, question: Question) -> Message:
        """A question in words."""

    def label(self, table: T_contra, question: Question, move: str) -> Label[Thing, Any]:
        """A legal move's words (`label`), the thing on the table it points at (`target`, or None)
        and where the card it plays lies and goes (`drag`: `from` and `to`, or None)."""

    def preview(self, table: T_contra, question: Question, move: str) -> list[Message]:
        """What the one asked can foresee of a legal move, in a few messages, warnings last."""

    def why_not(self, table: T_contra, question: Question, move: str) -> Message:
        """Why a move that is not among the legal ones is not legal."""

    def read_thing(self, place: Reader, table: T_contra) -> Thing:
        """A thing on the table that somebody touches; the error of `place` if it can be none."""

    def why_untouchable(self, table: T_contra, question: Question, thing: Thing) -> Message | None:
        """Why the one asked can do nothing with a thing now, or what it is for; else None."""

    def read_card(self, place: Reader, table: T_contra) -> Card:
        """A kind of card that somebody asks about; the error of `place` if there is none such."""

    def meaning(self, table: T_contra, card: Card, seat: int | None) -> list[Message]:
        """What a card means to a seat now, as far as the seat may know, in a few messages."""

    def why_won(self, table: T_contra) -> list[Message]:
        """How a finished game ended and why its winners won; empty while it goes on."""

    def event(self, event: Json) -> Message:
        """A told fact as a message, for a log in words.

        Of several told together, the field in `listed` is a list or None; `count` is their number.
        """

    @property
    def listed(self) -> Mapping[str, str]:
        """The kinds of facts that are told together if only this field differs."""

    def outline(self, view: View) -> Outline:
        """A view in words, for a terminal and for the plain page."""


def asking(table: Table, question: Question) -> Message:
    """`asking` of a game whose questions are worded by their names alone."""
    return message(f"ask-{question.about}", **{"seat": question.seat, **question.args})


def no_preview(table: Table, question: Question, move: str) -> list[Message]:
    """`preview` of a game whose moves speak for themselves."""
    return []
