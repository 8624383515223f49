"""Why a move is not legal: from what is no move at all to what is wrong with this one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.notation import Args
from polis.core.table import Table

T = TypeVar("T", bound=Table)

# What is wrong with a move of one kind; None if nothing is that can be told.
Check = Callable[[T, Question, Args], Message | None]


def must(question: Question) -> Message:
    """Why one cannot pass, where that needs no more words."""
    return message("why-must")


def not_now(question: Question) -> Message:
    """Why a move of another kind than is asked is not legal, where that needs no more words."""
    return message("why-not-now")


@dataclass(frozen=True, kw_only=True)
class WhyNot(Generic[T]):
    """Gives the reason that a player would be told at the table."""

    read: Callable[[str], tuple[str, Args] | None]
    # words with which moves may begin that a question is about, even if no such move is legal now
    also_asked: Callable[[T, Question], Collection[str]]
    # what is wrong with a move of the kind that is asked, by the id of its form
    check: Callable[[T, Question, str, Args], Message | None]
    why_no_passing: Callable[[Question], Message] = must
    what_is_asked: Callable[[Question], Message] = not_now

    def why_not(self, table: T, question: Question, move: str) -> Message:
        known = self.read(move)
        if known is None:
            return message("why-not-a-move", move=move[:80])
        id, args = known
        if id == "move-pass":
            return self.why_no_passing(question)
        if args.get("owner", 0) >= table.players:
            return message("bad-seat", value=str(args["owner"]))
        if not self.is_asked(table, question, move):
            return self.what_is_asked(question)
        return self.check(table, question, id, args) or message("why-not-offered")

    def is_asked(self, table: T, question: Question, move: str) -> bool:
        """Whether a question is about moves of this kind."""
        verb = move.split(" ")[0]
        legal = [other.split(" ")[0] for other in question.options.moves]
        return verb in self.also_asked(table, question) or verb in legal


def by_kind(checks: Mapping[str, Check[T]]) -> Callable[[T, Question, str, Args], Message | None]:
    """Checks for some kinds of moves, by their ids."""

    def check(table: T, question: Question, id: str, args: Args) -> Message | None:
        return checks[id](table, question, args) if id in checks else None

    return check
