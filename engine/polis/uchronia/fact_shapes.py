"""What is told of what happened in a match of Uchronia, as JSON; `facts.py` tells it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from polis.uchronia.shapes import MaterialName, OrderName, Zone


class Place(TypedDict):
    """Where a card comes from or goes to."""

    zone: Zone
    seat: NotRequired[int]


Way = TypedDict("Way", {"from": Place, "to": Place})
Origin = TypedDict("Origin", {"from": Place})


class CardMoved(Way):
    """A card has gone from one place to another."""

    event: Literal["card"]
    material: MaterialName | None  # null: drawn unseen
    building: NotRequired[str]


class Shuffled(Origin):
    """Cards have become a new draw pile."""

    event: Literal["shuffle"]


class Happened(TypedDict):
    """The Great Works were shuffled, or the game is over."""

    event: Literal["shuffle-works", "over"]


class BuildingTurnedUp(TypedDict):
    """A Building has come to the Great Works, under their pile or to their discard pile."""

    event: Literal["works", "works-under", "works-discard"]
    building: str


class SeatDid(TypedDict):
    """Who begins, who plots, who has reached the threshold."""

    event: Literal["first", "plot", "ending"]
    seat: int


class TurnBegan(TypedDict):
    """A player's turn has begun."""

    event: Literal["turn"]
    seat: int
    round: int


class OrderCopied(TypedDict):
    """An Order of another Domain is copied."""

    event: Literal["copy"]
    seat: int
    order: OrderName
    owner: int


class OrderGiven(TypedDict):
    """An Order is carried out."""

    event: Literal["order"]
    seat: int
    order: OrderName


class BuildingChanged(TypedDict):
    """A Building is used, founded or completed."""

    event: Literal["use", "found", "complete"]
    seat: int
    building: str


class CardRevealed(TypedDict):
    """A card of a Hand is shown."""

    event: Literal["reveal"]
    seat: int
    material: MaterialName


class CardHidden(TypedDict):
    """A card is protected from Draconians."""

    event: Literal["hide"]
    seat: int
    victim: int
    material: MaterialName


class HandKnown(TypedDict):
    """A Hand was seen to lack these materials, or to have one of them."""

    event: Literal["lacks", "has"]
    seat: int
    materials: list[MaterialName]


class MonopolyPassed(TypedDict):
    """A Monopoly has a new holder."""

    event: Literal["monopoly"]
    material: MaterialName
    seat: int
    previous: int | None


Told = (
    CardMoved
    | Shuffled
    | Happened
    | BuildingTurnedUp
    | SeatDid
    | TurnBegan
    | OrderCopied
    | OrderGiven
    | BuildingChanged
    | CardRevealed
    | CardHidden
    | HandKnown
    | MonopolyPassed
)
