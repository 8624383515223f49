"""What is told of what happened in a match of Innovation, as JSON; `facts.py` tells it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from polis.innovation.shapes import Colour, Drag, SetName, Special, Splay, Thing


class CardMoved(Drag):
    """A card has gone from one place to another."""

    event: Literal["card"]
    verb: str
    card: str | None  # null: the viewer does not know it
    age: int
    set: NotRequired[SetName]  # if it is not of the base set


class CardRevealed(TypedDict):
    """A card is shown where it lies."""

    event: Literal["reveal"]
    card: str
    at: Thing


class PileSplayed(TypedDict):
    """A pile lies another way."""

    event: Literal["splay"]
    seat: int
    colour: Colour
    direction: Splay


class SpecialClaimed(TypedDict):
    """A special achievement is claimed."""

    event: Literal["special"]
    special: Special
    seat: int


class SpecialMoved(TypedDict):
    """A special achievement is junked, or available again."""

    event: Literal["special-junked", "special-freed"]
    special: Special


class SeatDid(TypedDict):
    """A free draw, a chain of effects, a first card chosen, a player out, what a hand allowed."""

    event: Literal["bonus", "chain", "chosen", "lose", "able", "unseen"]
    seat: int


class EffectCarriedOut(TypedDict):
    """A player carries out an effect of a card."""

    event: Literal["effect"]
    seat: int
    card: str
    number: int


class CardExecuted(TypedDict):
    """A player carries out a card's effects for themself."""

    event: Literal["execute"]
    seat: int
    card: str


class ActionTaken(TypedDict):
    """An action of a turn."""

    event: Literal["action"]
    seat: int
    action: Literal["draw", "meld", "achieve", "dogma", "parley", "endorse"]
    card: str | None


class TurnBegan(TypedDict):
    """A player's turn has begun."""

    event: Literal["turn"]
    seat: int
    round: int


class GameEnded(TypedDict):
    """The game is over."""

    event: Literal["end"]
    how: str


Told = (
    CardMoved
    | CardRevealed
    | PileSplayed
    | SpecialClaimed
    | SpecialMoved
    | SeatDid
    | EffectCarriedOut
    | CardExecuted
    | ActionTaken
    | TurnBegan
    | GameEnded
)
