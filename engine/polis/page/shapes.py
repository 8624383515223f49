"""What the page is sent: the answers of `session.py`, and the files that a build writes for it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from polis.core.errors import Message
from polis.core.outline import Outline
from polis.core.shapes import Decision, Event, GameRecord, Position, Result, ScoresAt, View
from polis.lessons.shapes import LessonStatus, Text


class LogLine(TypedDict):
    """Something that happened, in words."""

    move: int
    said: Message | None  # null: told along with an earlier line
    event: Event
    by: int | None  # who played the move


class PuzzleStatus(TypedDict):
    """How a puzzle stands."""

    id: str
    goal: str
    grade: int
    best: int
    over: bool  # with its turn
    value: int | None  # how far that turn got
    solved: bool


class Shown(TypedDict):
    """A match as a viewer sees it."""

    view: View
    outline: Outline
    decision: Decision
    log: list[LogLine]
    facts: int  # how many there are; the next `state` begins with this number
    deciders: list[int | None]  # who played each move


class State(Shown):
    """Everything that a page draws."""

    undo: bool
    redo: bool
    restart: bool
    lesson: LessonStatus | None
    puzzle: PuzzleStatus | None


class Recorded(TypedDict):
    """The match has changed, or another is begun."""

    record: GameRecord
    lesson: NotRequired[LessonStatus]


class Wrong(TypedDict):
    """A legal move that does not belong in the lesson; nothing has changed."""

    wrong: Text


class Checked(TypedDict):
    """Record and lesson are sound."""

    turn: NotRequired[int]  # who moves first in the record


class SolutionMove(TypedDict):
    """A move of a puzzle's solution, and what comes of it."""

    move: str
    label: Message
    said: list[Message]  # what happened
    why: list[Message]  # why it is good


class SolutionStep(SolutionMove):
    """A move of a puzzle's solution with the points so far."""

    points: int


class CardMeaning(TypedDict):
    """What a card means now."""

    now: list[Message]


class ScoreHistory(Result):
    """The points over time, and how they and the victory came about."""

    score_history: list[ScoresAt]


class Choice(TypedDict):
    """What a bot would play and why, with its chances for the best moves, best first."""

    move: str
    why: list[Message]
    values: dict[str, float]


class Thought(TypedDict):
    """How far a thought has come and, at its end, the choice."""

    done: float
    choice: Choice | None


class PlayedMove(TypedDict):
    """What the others may know of a bot's choice."""

    move: str


class PlayedThought(Recorded):
    """A thought whose choice has been played."""

    done: Literal[1]
    choice: PlayedMove


class Done(TypedDict):
    """Nothing more is to be said."""


class EngineError(TypedDict):
    """Why a request is refused; nothing has changed."""

    kind: Literal["IllegalMove", "BadRecord", "BadPosition", "BadLesson", "BadPuzzle"]
    reason: Message


class Missing(TypedDict):
    """What answers a request whose game or expansion is not there yet; nothing has changed."""

    missing: str  # the part of the engine to be fetched, as `parts.js` calls it


class PuzzleFile(TypedDict):
    """A puzzle as it ships."""

    id: str
    goal: str
    grade: int
    position: Position
    seat: int
    best: int
    solution: list[str]


class Openings(TypedDict):
    """The first seat's table at the start of many games, for a page to paint at once."""

    seeds: list[int]
    faceDown: State  # before anything is dealt, for seeds that are not prepared
    base: State
    changes: dict[str, list[tuple[str, object]]]  # by seed the places where it differs from `base`
