"""What is told of a match of Utopia, as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

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


class Label(TypedDict):
    """What is said of a legal move, what it points at, and what it takes where."""

    label: Message
    target: Thing | None  # null: a button
    drag: Drag | None


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


class CardPlace(TypedDict):
    """Where an action card lies."""

    zone: Literal["discard", "pile", "hand", "aside"]
    seat: NotRequired[int]


class SupplyPlace(TypedDict):
    """A player's supply."""

    zone: Literal["supply"]
    seat: int


class DistrictPlace(TypedDict):
    """In a District."""

    zone: Literal["district"]
    district: str


CardWay = TypedDict("CardWay", {"from": CardPlace, "to": CardPlace})
PrinceWay = TypedDict(
    "PrinceWay", {"from": SupplyPlace | DistrictPlace, "to": SupplyPlace | DistrictPlace}
)
Steps = TypedDict("Steps", {"from": int, "to": int})
TurnedInto = TypedDict("TurnedInto", {"as": Civilization})


class Happened(TypedDict):
    """The stack was shuffled, or the game is over."""

    event: Literal["shuffle", "over"]


class SeatFirst(TypedDict):
    """Who begins."""

    event: Literal["first"]
    seat: int


class ScaleLaid(TypedDict):
    """The Prestige Scale at the start."""

    event: Literal["start-scale"]
    scale: list[Civilization]


class RoundTold(TypedDict):
    """A round begins, or its prestige is reckoned."""

    event: Literal["round", "reckoning"]
    round: int


class GuestArrived(Guest):
    """A guest has come to an island."""

    event: Literal["arrive"]


class TurnBegan(TypedDict):
    """A player's turn has begun."""

    event: Literal["turn"]
    seat: int
    round: int
    phase: Phase
    lap: int | None


class GuestWelcomed(Guest):
    """A guest was welcomed, from an island or from the bag."""

    event: Literal["take", "surprise"]
    seat: int


class NoPrince(TypedDict):
    """There was no prince left for a guest."""

    event: Literal["no-prince"]
    seat: int
    civilization: Civilization


class PlayerNamed(TypedDict):
    """A player has named another."""

    event: Literal["name"]
    seat: int
    owner: int


class PrinceMoved(PrinceWay):
    """Princes have come, left or walked."""

    event: Literal["prince"]
    seat: int
    civilization: Civilization
    count: int


class GuestsReturned(TypedDict):
    """Guests have gone back into the bag."""

    event: Literal["return-guests"]
    count: int


class CardMoved(CardWay):
    """An action card has gone from one place to another."""

    event: Literal["card"]
    civilization: Civilization | None  # null: hidden from the viewer


class ActionTaken(TypedDict):
    """An action of a civilization."""

    event: Literal["action"]
    seat: int
    action: str
    civilization: Civilization


class PrivilegeUsed(TurnedInto):
    """A card was turned into one of another civilization."""

    event: Literal["privilege"]
    seat: int
    civilization: Civilization


class ScaleMoved(Steps):
    """A civilization has another place on the Prestige Scale."""

    event: Literal["scale"]
    civilization: Civilization


class WonderBuilt(TypedDict):
    """A Wonder was built."""

    event: Literal["wonder"]
    seat: int
    island: Island


class MonumentBuilt(TypedDict):
    """A District was taken control of."""

    event: Literal["monument"]
    seat: int
    civilization: Civilization
    district: str


class PointsGained(TypedDict):
    """A player has scored."""

    event: Literal["points"]
    seat: int
    count: int
    source: Source
    points: int  # all of them then


class RankChanged(Steps):
    """A player has another place in the queue."""

    event: Literal["rank"]
    seat: int
    count: int


Told = (
    Happened
    | SeatFirst
    | ScaleLaid
    | RoundTold
    | GuestArrived
    | TurnBegan
    | GuestWelcomed
    | NoPrince
    | PlayerNamed
    | PrinceMoved
    | GuestsReturned
    | CardMoved
    | ActionTaken
    | PrivilegeUsed
    | ScaleMoved
    | WonderBuilt
    | MonumentBuilt
    | PointsGained
    | RankChanged
)
