"""What is seen of a match of Utopia and said of its moves, as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

from polis.core import shapes as core
from polis.core.errors import Message
from polis.core.shapes import CommonView

Civilization = Literal["mayan", "persian", "egyptian", "greek", "chinese"]
Island = Literal["water", "earth", "fire", "wind"]
Phase = Literal["welcoming", "discarding", "development"]
Source = Literal["wonders", "bonus", "hosting", "farewells", "prestige"]
Zone = Literal[
    "guests",
    "bag",
    "district",
    "hand",
    "scale",
    "wonder",
    "seat",
    "supply",
    "privileges",
    "pile",
    "discard",
]


class Guest(TypedDict):
    """A guest at an island."""

    civilization: Civilization
    island: Island


class TakenGuest(Guest):
    """A guest who has been welcomed."""

    seat: int


class Minister(TypedDict):
    """A player in the queue."""

    seat: int
    points: int
    acted: bool  # in this phase
    why: Message  # what the place comes from


class Monument(TypedDict):
    """A monument with who controls it."""

    civilization: Civilization
    seat: int


class Princes(TypedDict):
    """Princes of one player and civilization in a District."""

    seat: int
    civilization: Civilization
    count: int


class DistrictView(TypedDict):
    """What stands in a District."""

    monument: Monument | None
    princes: list[Princes]


class SeatView(TypedDict):
    """A player's pieces."""

    hand: list[Civilization] | None  # null: hidden from the viewer
    hand_size: int
    aside: list[Civilization] | None
    aside_size: int  # cards given up in this round
    give_up: int  # how many are still to be given up
    supply: dict[Civilization, int]
    bases: int
    privileges: int
    surprise: bool  # whether a surprise guest may still be drawn
    points: dict[Source, int]
    monuments: dict[str, Civilization]  # by District
    wonders: list[Island]


class TableView(TypedDict):
    """What a seat may know of the table."""

    round: int
    phase: Phase | None  # null when the game is over
    lap: int | None  # null but while guests are welcomed
    turn: int | None  # null when the game is over
    first: int
    goal: int
    last_round: int
    closed: list[Island]
    scale: list[Civilization]
    worth: dict[Civilization, int]
    queue: list[Minister]
    guests: list[Guest]
    taken: list[TakenGuest]
    bag: dict[str, dict[str, int]]  # by island and civilization, those that are left
    pile: int
    discard: list[Civilization]
    districts: dict[str, DistrictView]  # those with something in them
    monuments_left: dict[Civilization, int]
    wonders: dict[str, int]  # by island who has built it
    preview: list[int]  # what each would score if the round ended now
    seats: list[SeatView]


class PartOfView(TypedDict, total=False):
    """What a prepared opening shows otherwise, or does without."""

    turn: None
    scale: list[Civilization]
    queue: list[Minister]
    guests: list[Guest]
    bag: dict[str, dict[str, int]]


class View(CommonView, TableView):
    """A table as a seat sees it."""


class Thing(TypedDict):
    """Something on the table, as far as it is named."""

    zone: Zone
    seat: NotRequired[int]
    civilization: NotRequired[Civilization]
    island: NotRequired[Island]
    district: NotRequired[str]
    count: NotRequired[int]  # so many equal cards


Drag = TypedDict("Drag", {"from": Thing, "to": Thing})
Label = core.Label[Thing, Drag]


@final
class CivilizationCard(TypedDict):
    """The cards of a civilization."""

    civilization: Civilization


@final
class DistrictCard(TypedDict):
    """A District."""

    district: str


@final
class WonderCard(TypedDict):
    """An island's Wonder."""

    island: Island


Card = CivilizationCard | DistrictCard | WonderCard


class PrintedCivilization(TypedDict):
    """What is printed on the cards of a civilization."""

    civilization: Civilization


class PrintedDistrict(TypedDict):
    """What is printed on a District, as a card."""

    district: str
    island: Island
    value: int


class BoardIsland(TypedDict):
    """An island of the board."""

    token: str
    sector: Island
    xy: list[int]
    open_to_two: bool


class BoardDistrict(TypedDict):
    """A District of the board, `xy` in hundredths of it."""

    id: str
    island: Island
    value: int
    ship: bool
    sector: Island | None
    xy: list[int]
    neighbours: list[str]
    bridges: list[str]  # the neighbours across a bridge


class Border(TypedDict):
    """The border of two sea sectors."""

    between: list[Island]
    mark: str
    open: bool
    xy: list[int]


class Board(TypedDict):
    """What is printed on the board."""

    reconstructed: bool
    islands: dict[Island, BoardIsland]
    districts: dict[str, BoardDistrict]
    sectors: list[Island]
    borders: list[Border]
