"""Facts in words, for a log: cards that move together are told together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polis.core.errors import Message
from polis.core.game import Game
from polis.core.shapes import Event


def tell(game: Game[Any], events: Sequence[Event]) -> list[Message | None]:
    """A message for each event; None where it is told along with an earlier one."""
    said: list[Message | None] = []
    start = 0
    for end in range(1, len(events) + 1):
        if end == len(events) or not _together(game, events[start], events[end]):
            said.append(game.words.event(_joined(game, events[start:end])))
            said += [None] * (end - start - 1)
            start = end
    return said


def _together(game: Game[Any], one: Event, other: Event) -> bool:
    """Whether two events of one move differ only in what may be listed, both seen or both not."""
    field = game.words.listed.get(one["event"])
    if (
        field is None
        or one.keys() != other.keys()
        or (one[field] is None) != (other[field] is None)
    ):
        return False
    return all(one[name] == other[name] for name in one if name != field)


def _joined(game: Game[Any], events: Sequence[Event]) -> Event:
    first = events[0]
    field = game.words.listed.get(first["event"])
    if field is None:
        return first
    seen = None if first[field] is None else [event[field] for event in events]
    return {**first, field: seen, "count": len(events)}
