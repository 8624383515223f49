"""A lesson as plain data. What each field means to an author is in `docs/lessons.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from polis.core.shapes import Position
from polis.lessons.shapes import StepKind, Text


class Until(NamedTuple):
    """What ends open play: points, things in a zone, turns of the learner, or the game's end."""

    what: Literal["points", "zone", "turn", "over"]
    least: int = 0
    zone: str | None = None
    card: str | None = None


class Step(NamedTuple):
    """Something to read, a move to find, or open play."""

    say: Text
    position: Position | None = None
    point: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    wrong: Mapping[str, Text] = {}
    hints: tuple[Text, ...] = ()
    replies: tuple[str, ...] = ()
    until: Until | None = None

    @property
    def kind(self) -> StepKind:
        return "move" if self.expect else "open" if self.until else "read"


class Lesson(NamedTuple):
    """Steps for the learner's seat; in open play the others are bots of a level."""

    game: str
    id: str
    title: Text
    seat: int
    others: str
    steps: tuple[Step, ...]
