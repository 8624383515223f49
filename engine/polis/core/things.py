"""Things on the table that moves point at and players touch."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.reading import Fields, Reader
from polis.core.shapes import Label, Thing
from polis.core.table import Table

T = TypeVar("T", bound=Table)

# Reasons that say no more than that a move is not legal.
VAGUE: Final = ("why-not-now", "why-not-offered", "why-not-this-way")


@dataclass(frozen=True, kw_only=True)
class Touching(Generic[T]):
    """Says why nothing can be done now with a thing that somebody touches."""

    label: Callable[[T, Question, str], Label[Thing, Any]]
    is_asked: Callable[[T, Question, str], bool]
    why_not: Callable[[T, Question, str], Message]
    # the moves that a player who touches this thing may have in mind, legal or not
    moves_naming: Callable[[T, Question, Thing], Iterable[str]]
    # what a thing of a zone is for, if the question has nothing to do with it …
    for_what: Mapping[Any, str]
    # … and, where that differs, what somebody else's is for
    for_others: Mapping[Any, str]
    # whether a move in mind only counts if it points at the very thing or takes it somewhere
    exactly: bool = False

    def why_untouchable(self, table: T, question: Question, thing: Thing) -> Message | None:
        """None if some move of the one asked is about this thing."""
        if any(self._is_about(table, question, move, thing) for move in question.options.moves):
            return None
        return self._why_no_move(table, question, thing) or self._what_for(question, thing)

    def _is_about(self, table: T, question: Question, move: str, thing: Thing) -> bool:
        """Whether a move points at a thing or takes it somewhere."""
        words = self.label(table, question, move)
        things = (words["target"], words["drag"] and words["drag"]["from"])
        return any(pointed is not None and is_same(pointed, thing) for pointed in things)

    def _why_no_move(self, table: T, question: Question, thing: Thing) -> Message | None:
        """Why a likely move is not legal: the first reason that says more than that it is not."""
        for move in self.moves_naming(table, question, thing):
            if not self.is_asked(table, question, move):
                continue
            if self.exactly and not self._is_about(table, question, move, thing):
                continue
            why = self.why_not(table, question, move)
            if why["id"] not in VAGUE:
                return why
        return None

    def _what_for(self, question: Question, thing: Thing) -> Message:
        zone = thing["zone"]
        own = thing.get("seat") in (None, question.seat)
        id = self.for_what[zone] if own else self.for_others.get(zone, self.for_what[zone])
        return message(id, seat=thing.get("seat", question.seat))


def needed(fields: Fields, key: str) -> Reader:
    if key not in fields:
        raise fields.place.bad("bad-missing-field", field=key)
    return fields[key]


def is_same(pointed: Thing, thing: Thing) -> bool:
    """Whether a move's thing is the one touched, by all the keys that both have."""
    for key, touched in thing.items():
        named = pointed.get(key)
        # a move may need several cards, each of which stands for it
        if named is not None and touched not in (named if isinstance(named, list) else [named]):
            return False
    return True
