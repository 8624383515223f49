"""Things on the table that moves point at and players touch."""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from polis.core.ask import Question
from polis.core.errors import Message
from polis.core.game import Json
from polis.core.reading import Fields, Reader

# Reasons that say no more than that a move is not legal.
VAGUE: Final = ("why-not-now", "why-not-offered", "why-not-this-way")

IsAsked = Callable[[Question, str], bool]
WhyNot = Callable[[Any, Question, str], Message]


def needed(fields: Fields, key: str) -> Reader:
    if key not in fields:
        raise fields.place.bad("bad-missing-field", field=key)
    return fields[key]


def is_same(pointed: Json, thing: Json) -> bool:
    """Whether a move's thing is the one touched, as far as both are named."""
    for key, touched in thing.items():
        named = pointed.get(key)
        # a move may need several cards, each of which stands for it
        if named is not None and touched not in (named if isinstance(named, list) else [named]):
            return False
    return True


def telling(
    table: Any, question: Question, moves: Iterable[str], is_asked: IsAsked, why_not: WhyNot
) -> Message | None:
    """Why the first of these moves is not legal that has more of a reason than that it is not."""
    for move in moves:
        if is_asked(question, move):
            why = why_not(table, question, move)
            if why["id"] not in VAGUE:
                return why
    return None


def is_about(
    label: Callable[[Question, str], Json], question: Question, move: str, thing: Json
) -> bool:
    """Whether a move points at a thing or takes it somewhere."""
    words = label(question, move)
    things = (words["target"], words["drag"] and words["drag"]["from"])
    return any(pointed is not None and is_same(pointed, thing) for pointed in things)


def asks_for(question: Question, move: str, also: Collection[str]) -> bool:
    """Whether a question is about moves of this kind at all; `also` names such as are not legal."""
    verb = move.split(" ")[0]
    return verb in also or verb in [other.split(" ")[0] for other in question.options.moves]
