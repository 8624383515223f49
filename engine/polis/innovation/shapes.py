"""What is seen of a match of Innovation and said of its moves, as JSON.

Cards are called by their names in moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict, final

from polis.core import shapes as core
from polis.core.errors import Message
from polis.core.shapes import CommonView

Colour = Literal["red", "yellow", "green", "blue", "purple"]
Icon = Literal["castle", "crown", "leaf", "lightbulb", "factory", "clock", "person"]
# What else can be printed in a slot of a card.
Symbol = Literal[
    Icon,
    "flag",
    "fountain",
    "plus",
    "arrow-left",
    "arrow-right",
    "arrow-up",
    "unsplay",
    "uplift",
    "junk-achievement",
]
Splay = Literal["none", "left", "right", "up", "aslant"]
EffectKind = Literal["demand", "compel", "dogma", "echo", "karma"]
SetName = Literal["base", "cities", "artifacts", "figures", "echoes", "unseen"]
Special = Literal[
    "empire",
    "monument",
    "wonder",
    "world",
    "universe",
    "tradition",
    "repute",
    "fame",
    "glory",
    "victory",
]
PointSource = Literal["standard", "special", "flags", "fountains"]  # of achievements
ZoneName = Literal[
    "hand",
    "board",
    "score",
    "achieved",
    "seat",
    "achievements",
    "specials",
    "deck",
    "junk",
    "forecast",
    "safe",
]


class Back(TypedDict):
    """A card that may be hidden."""

    set: SetName
    age: int
    card: str | None  # null: the viewer does not know it


class KnownInDeck(TypedDict):
    """A card in a deck that the viewer knows."""

    card: str
    above: int  # how many are drawn before it


class SpecialPlace(TypedDict):
    """Where a special achievement is."""

    place: Literal["available", "junk", "claimed"]
    seat: int | None


class FirstCard(TypedDict):
    """In the set-up: whether a seat has chosen its first card."""

    chosen: bool
    card: str | None  # one's own


class DogmaPreview(TypedDict):
    """What a Dogma on a top card would do to whom."""

    card: str
    icon: Icon
    counts: list[int]  # by seat
    shares: list[int]
    vulnerable: list[int]
    parleys: list[int]


class MeldPreview(TypedDict):
    """How the board would stand with a card of the viewer's hand on it."""

    card: str
    colour: Colour
    covers: str | None
    icons: dict[Icon, int]
    highest_top: int
    claimable: list[int]
    specials: list[Special]
    follows: list[Message]  # what the sets in play have follow


class Preview(TypedDict):
    """What would come of Dogmas and melds."""

    dogmas: list[DogmaPreview]
    melds: list[MeldPreview]


class Pile(TypedDict):
    """A pile of a board, bottom card first."""

    cards: list[str]
    splay: Splay


class SeatView(TypedDict):
    """A player's zones."""

    hand: list[Back]
    hand_size: int
    score_pile: list[Back]
    score: int
    bonuses: list[int]  # those that show, the highest first
    forecast: list[Back]
    safe: list[Back]
    achievements: list[Back]
    specials: list[Special]
    points: Mapping[PointSource, int]  # those of the sets in play
    board: dict[Colour, Pile]
    icons: dict[Icon, int]
    highest_top: int
    out: bool


class TableView(TypedDict):
    """What a seat may know of the table."""

    round: int
    phase: Literal["setup", "playing"]
    turn: int | None  # null in the set-up and when the game is over
    first: int | None
    actions: int
    short: list[int]  # who has one action in the first turn
    needed: int  # achievements to win
    parley: bool
    sets: list[SetName]  # those in play
    spent: list[str]  # what can be done once a turn and has been: `endorsed`
    decks: dict[str, int]  # by back
    known_in_decks: dict[str, list[KnownInDeck]]  # by back
    achievements: list[Back]
    specials: Mapping[Special, SpecialPlace]  # those of the sets in play
    junk: list[Back]
    junk_size: int
    chosen: list[FirstCard] | None  # null after the set-up
    preview: Preview
    seats: list[SeatView]


class PartOfView(TypedDict, total=False):
    """What a prepared opening shows otherwise, or does without."""

    turn: None
    decks: dict[str, int]
    achievements: list[Back]
    preview: Preview
    seats: list[SeatView]


class View(CommonView, TableView):
    """A table as a seat sees it."""


class Thing(TypedDict):
    """Something on the table, as far as it is named."""

    zone: ZoneName
    seat: NotRequired[int]
    card: NotRequired[str]
    colour: NotRequired[Colour]
    age: NotRequired[int]
    set: NotRequired[SetName]  # with an age, if it is not of the base set
    special: NotRequired[Special]


Drag = TypedDict("Drag", {"from": Thing, "to": Thing})
Label = core.Label[Thing, Drag]


@final
class NamedCard(TypedDict):
    """A card by name."""

    card: str


@final
class SpecialCard(TypedDict):
    """A special achievement."""

    special: Special


@final
class AgeCard(TypedDict):
    """The standard achievement of a value."""

    age: int
    set: NotRequired[SetName]  # if it is not of the base set


Card = NamedCard | SpecialCard | AgeCard


class PrintedCard(TypedDict):
    """What is printed on a card."""

    card: str
    age: int
    colour: Colour
    set: SetName
    icons: list[Symbol | int | None]  # by slot; a number is a bonus, null the picture
    slots: list[str]  # where these are
    featured: Icon | None  # null for a card without effects
    effects: list[EffectKind]
