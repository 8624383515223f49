"""What is told of what happened in a match of Utopia, as JSON; `facts.py` tells it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from polis.utopia.shapes import Civilization, Guest, Island, Phase, Source


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
