"""What is seen of a match of Uchronia and said of its moves, as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

from polis.core import shapes as core
from polis.core.shapes import CommonView

MaterialName = Literal["clay", "wood", "brick", "stone", "marble"]
PointSource = Literal["buildings", "monopolies", "effects"]
OrderName = Literal["production", "exploration", "draconians", "construction", "trade"]
Zone = Literal[
    "hand",
    "stock",
    "domain",
    "activities",
    "site",
    "sites",
    "buildings",
    "works",
    "forum",
    "pile",
    "discard",
    "monopolies",
]


class Site(TypedDict):
    """A Building under construction."""

    building: str
    resources: list[MaterialName]
    new: bool  # founded in this turn
    active: bool


class SeatView(TypedDict):
    """A player's zones."""

    hand: list[MaterialName] | None  # null: hidden from the viewer
    hand_size: int
    seen: list[MaterialName]  # cards of the Hand that everyone knows
    lacks: list[MaterialName]  # materials that everyone knows not to be in the Hand
    domain: list[MaterialName]
    stock: list[MaterialName]
    activities: list[MaterialName]
    limit: int  # how many Activities it may have
    sites: list[Site]
    buildings: list[str]
    points: dict[PointSource, int]


class TableView(TypedDict):
    """What a seat may know of the table."""

    setup: bool
    turn: int | None  # null when the game is over
    first: int
    last: int  # who has the Last Turn card
    round: int
    threshold: int  # the points that end the game
    ending: bool
    idle: int  # turns in which nothing moved
    forum: list[MaterialName]
    discard: list[MaterialName]
    pile: int
    works: list[str]
    works_pile: int
    works_discard: list[str]
    works_left: list[str]
    box: list[MaterialName]
    monopolies: dict[MaterialName, int | None]
    seats: list[SeatView]


class PartOfView(TypedDict, total=False):
    """What a prepared opening shows otherwise, or does without."""

    turn: None
    works: list[str]
    works_left: list[str]
    seats: list[SeatView]


class View(CommonView, TableView):
    """A table as a seat sees it."""


class Thing(TypedDict):
    """Something on the table, as far as it is named."""

    zone: Zone
    seat: NotRequired[int]
    material: NotRequired[MaterialName | list[MaterialName]]
    building: NotRequired[str]
    count: NotRequired[int]  # so many equal cards


Drag = TypedDict("Drag", {"from": Thing, "to": Thing})
Label = core.Label[Thing, Drag]


@final
class MaterialCard(TypedDict):
    """The cards of a material."""

    material: MaterialName


@final
class BuildingCard(TypedDict):
    """A Building's card."""

    building: str


Card = MaterialCard | BuildingCard


class PrintedMaterial(TypedDict):
    """What is printed on the cards of a material."""

    material: MaterialName
    order: OrderName


class PrintedBuilding(TypedDict):
    """What is printed on a Building."""

    material: MaterialName
    cost: int
    original: bool  # made for this project: the rulebook does not list it
