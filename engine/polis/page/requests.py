"""What the page can ask: each request with its fields. `session.py` checks them all.

What anybody may have written (`record`, `lesson`, `puzzle`) may be anything until it is read.
"""

# no `annotations` of the future: a TypedDict would not see which of its fields are required
from typing import Any, Literal, NotRequired, TypedDict

from polis.core.shapes import Card, GameOptions, GivenRecord, Thing


class NewRequest(TypedDict):
    """A new match."""

    do: Literal["new"]
    game: str
    players: int
    seed: int
    options: NotRequired[GameOptions]


class LoadRequest(TypedDict):
    """The match of a record."""

    do: Literal["load"]
    record: GivenRecord


class CheckRequest(TypedDict):
    """Whether a record and a lesson are sound."""

    do: Literal["check"]
    record: NotRequired[GivenRecord]
    lesson: NotRequired[Any]


class PuzzleRequest(TypedDict):
    """Begin a puzzle."""

    do: Literal["puzzle"]
    puzzle: Any


class SolutionRequest(TypedDict):
    """The puzzle's solution, move by move."""

    do: Literal["solution"]


class ReadCodeRequest(TypedDict):
    """The record in a share code."""

    do: Literal["read-code"]
    code: str


class StateRequest(TypedDict):
    """Everything to draw for a viewer."""

    do: Literal["state"]
    seat: NotRequired[int | None]
    since: NotRequired[int]  # the log from the fact of this number on
    at: NotRequired[int]  # as it was after so many moves


class PlayRequest(TypedDict):
    """Play a move."""

    do: Literal["play"]
    move: str


class LessonRequest(TypedDict):
    """Begin a step of a lesson, after the moves that were already played in it."""

    do: Literal["lesson"]
    lesson: Any
    step: NotRequired[int]
    moves: NotRequired[list[str]]


class LessonNextRequest(TypedDict):
    """On from a step that was read or is finished."""

    do: Literal["lesson-next"]


class ExplainRequest(TypedDict):
    """Why a move is not legal; null if it is."""

    do: Literal["explain"]
    move: str


class TouchRequest(TypedDict):
    """Why nothing can be done with a thing; null if something can."""

    do: Literal["touch"]
    thing: Thing
    seat: NotRequired[int | None]


class CardRequest(TypedDict):
    """What a kind of card means to a viewer."""

    do: Literal["card"]
    card: Card
    seat: NotRequired[int | None]
    at: NotRequired[int]


class ChancesRequest(TypedDict):
    """The seats' chances to win, as a viewer can judge."""

    do: Literal["chances"]
    seat: NotRequired[int | None]


class ScoreHistoryRequest(TypedDict):
    """The points over time."""

    do: Literal["score-history"]


class UndoRequest(TypedDict):
    """Back to the seat's previous decision, or to the start of its turn."""

    do: Literal["undo"]
    seat: int | None
    turn: NotRequired[bool]


class RedoRequest(TypedDict):
    """Forward to the seat's next decision."""

    do: Literal["redo"]
    seat: int | None


class ThinkRequest(TypedDict):
    """Begin to think for the seat that is asked."""

    do: Literal["think"]
    level: str
    seed: int
    budget: NotRequired[float | None]  # seconds, or (whole) simulations
    play: NotRequired[bool]
    seat: NotRequired[int | None]  # who is asked, as the page believes


class SliceRequest(TypedDict):
    """Go on thinking."""

    do: Literal["slice"]


class WhyRequest(TypedDict):
    """Why the move of this number was a good idea."""

    do: Literal["why"]
    at: int


class StopRequest(TypedDict):
    """Think no more."""

    do: Literal["stop"]


class RecordRequest(TypedDict):
    """The record of the match."""

    do: Literal["record"]


class PositionRequest(TypedDict):
    """The whole table."""

    do: Literal["position"]
    at: NotRequired[int]


class CodeRequest(TypedDict):
    """The share code of the match."""

    do: Literal["code"]
    at: NotRequired[int]
