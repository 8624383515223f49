"""Courses and lessons as files, and how a lesson stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from polis.core.shapes import Position

Text = Mapping[str, str]  # by language
StepKind = Literal["read", "move", "open"]


class UntilFile(TypedDict):
    """What ends open play."""

    points: NotRequired[int]
    zone: NotRequired[str]
    count: NotRequired[int]
    card: NotRequired[str]
    turn: NotRequired[int]
    over: NotRequired[Literal[True]]


class StepFile(TypedDict):
    """A step of a lesson as its author wrote it: `docs/lessons.md` says what each field means."""

    say: Text
    position: NotRequired[Position]
    point: NotRequired[list[str]]
    expect: NotRequired[list[str]]
    allow: NotRequired[list[str]]
    wrong: NotRequired[dict[str, Text]]
    hints: NotRequired[list[Text]]
    replies: NotRequired[list[str]]
    until: NotRequired[UntilFile]


class LessonFile(TypedDict):
    """A lesson as its author wrote it."""

    polis: int
    game: str
    id: str
    title: Text
    seat: NotRequired[int]
    others: NotRequired[str]
    steps: list[StepFile]


class LessonTitle(TypedDict):
    """A lesson in the list of a course."""

    id: str
    title: Text


class Course(TypedDict):
    """A game's lessons in order."""

    polis: int
    game: str
    lessons: list[LessonTitle]


class LessonBot(TypedDict):
    """The bot that plays now."""

    level: str
    seed: int


class LessonStatus(TypedDict):
    """How a lesson stands, for a page that has the lesson itself."""

    id: str
    step: int
    steps: int  # how many there are
    kind: StepKind
    point: list[str]  # legal moves that are pointed at
    expected: list[str]  # legal moves that finish the step
    hints: int
    since: int  # how many moves lie before the step
    done: bool  # the step is finished, and what comes of it is looked at
    finished: bool  # the whole lesson is
    failed: bool  # the game ended before the open play came to what it was played for
    bot: LessonBot | None
