"""What is told of a match of any game, as JSON. What a game adds lies in its own `shapes.py`.

`View`, `Move`, `Event`, `Thing` and `Card` differ from game to game: `web/site/engine_shapes.py`
reads each game's off the signatures of its parts.
"""

from typing import Annotated, Any, Generic, NotRequired, TypedDict, TypeVar

from polis.core.errors import Message

GameOptions = dict[str, bool | int | str]


class Since(TypedDict):
    """How a position inside a turn came about."""

    start: "Position"  # as the turn began
    moves: list[str]


class PositionHead(TypedDict):
    """What a position of any game says first."""

    polis: int
    game: str
    players: int
    edition: NotRequired[int]  # of the rules, if the game has had several
    seed: NotRequired[int]
    turn: NotRequired[int | None]  # null when the game is over
    since: NotRequired[Since]


# A head and the zones of a table, as its game names them: JSON that the game's own reader knows and
# nobody else takes apart.
Position = Annotated[dict[str, Any], PositionHead]

# Of a game: with what it adds to `CommonView`, `CommonMove` and `CommonEvent`.
View = Annotated[Any, "View"]
Move = Annotated[Any, "Move"]
Event = Annotated[Any, "Event"]
Thing = Annotated[Any, "Thing"]
Card = Annotated[Any, "Card"]


class CommonView(TypedDict):
    """What a seat may know of a table of any game."""

    game: str
    players: int
    seat: int | None  # who sees it; null: a spectator
    asked: int | None  # who must decide; null when the game is over
    over: bool
    scores: list[int]
    winners: list[int]
    history: list[str]  # the moves so far, as this seat saw them


ThingType = TypeVar("ThingType")
DragType = TypeVar("DragType")


class Label(TypedDict, Generic[ThingType, DragType]):
    """What is said of a legal move, what it points at, and what it takes where."""

    label: Message
    target: ThingType | None  # null: a button
    drag: DragType | None


class LabelledMove(Label[Any, Any]):
    """A legal move with its words."""

    move: str


class CommonMove(LabelledMove):
    """A legal move of any game, as the page is sent it."""

    preview: NotRequired[list[Message]]  # what can be foreseen of it


class Decision(TypedDict):
    """What is asked, of whom, and what can be answered."""

    seat: int | None  # null when the game is over
    ask: Message
    moves: list[Move]  # none for those who are not asked


class CommonEvent(TypedDict):
    """Something that happened, as a seat saw it."""

    move: int  # the number of the move that brought it about; 0: the set-up
    event: str


class SourcePoints(TypedDict):
    """Points from one source."""

    source: Message
    count: int


class Result(TypedDict):
    """How a match was won, and what each seat's points come from."""

    why: list[Message]  # empty while it goes on
    goal: int  # the points with which the end comes
    sources: list[list[SourcePoints]]  # by seat


class ScoresAt(TypedDict):
    """The points after so many moves, at the end of a turn."""

    move: int
    round: int | None
    scores: list[int]


class RecordHead(TypedDict):
    """How a match begins."""

    polis: int
    game: str
    players: int
    seed: int
    options: GameOptions
    edition: NotRequired[int]  # of the rules by which it is played; 1 if it does not say
    start: NotRequired[Position]  # if it did not begin with the set-up


class GameRecord(RecordHead):
    """A match as it is saved: whatever happened follows from it."""

    moves: list[str]


class GivenRecord(TypedDict):
    """A record as somebody may write it: what it does not name is as usual."""

    polis: int
    game: str
    players: int
    seed: NotRequired[int]
    options: NotRequired[GameOptions]
    edition: NotRequired[int]
    start: NotRequired[Position]
    moves: list[str]
