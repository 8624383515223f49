"""The zones: one table that says of each whose it is, who sees its cards and how they are kept.

A zone's number is its row. Nothing else is known of a zone by its number.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from polis.innovation.deck import BACKS
from polis.innovation.icons import AGES, COLOURS
from polis.innovation.shapes import ZoneName

MOST_PLAYERS: Final = 5
SEATS: Final = range(MOST_PLAYERS)

Seers = Literal["everyone", "owner", "nobody"]


class Kind(NamedTuple):
    """What zones of a kind have in common."""

    name: ZoneName
    faces: Seers  # who sees them
    ordered: bool  # whether everyone can follow which card lies where
    limited: bool = False  # whether its owner's best splay limits it


class Zone(NamedTuple):
    """A place for cards."""

    kind: Kind
    owner: int | None = None
    colour: int | None = None  # of a pile
    back: int | None = None  # of a deck


IN_HAND: Final = Kind("hand", faces="owner", ordered=False)
IN_SCORE: Final = Kind("score", faces="owner", ordered=False)
CLAIMED: Final = Kind("achieved", faces="nobody", ordered=False)
ON_BOARD: Final = Kind("board", faces="everyone", ordered=True)
IN_DECK: Final = Kind("deck", faces="nobody", ordered=True)
LAID_OUT: Final = Kind("achievements", faces="nobody", ordered=True)
JUNKED_CARDS: Final = Kind("junk", faces="nobody", ordered=False)
IN_FORECAST: Final = Kind("forecast", faces="owner", ordered=False, limited=True)
IN_SAFE: Final = Kind("safe", faces="nobody", ordered=True, limited=True)

ZONES: Final[list[Zone]] = []


def _row(zone: Zone) -> int:
    ZONES.append(zone)
    return len(ZONES) - 1


def _of_seats(kind: Kind) -> tuple[int, ...]:
    return tuple([_row(Zone(kind, owner=seat)) for seat in SEATS])


# By seat. A pile's top card, a deck's next one and the latest one of other zones come last.
HAND: Final = _of_seats(IN_HAND)
SCORE: Final = _of_seats(IN_SCORE)
ACHIEVED: Final = _of_seats(CLAIMED)
# By seat and colour; the piles of a board are rows that follow each other.
PILE: Final = tuple(
    [
        tuple([_row(Zone(ON_BOARD, owner=seat, colour=colour)) for colour in range(len(COLOURS))])
        for seat in SEATS
    ]
)
AVAILABLE: Final = _row(Zone(LAID_OUT))
JUNK: Final = _row(Zone(JUNKED_CARDS))
# By back (of the base set this is the age); no card has an age of 0 yet.
DECK: Final = tuple(
    [_row(Zone(IN_DECK, back=back)) if age in AGES else -1 for back, (_, age) in enumerate(BACKS)]
)
FORECAST: Final = _of_seats(IN_FORECAST)
SAFE: Final = _of_seats(IN_SAFE)

# Rows that follow each other, as slices of all zones.
ALL_ACHIEVED: Final = slice(ACHIEVED[0], ACHIEVED[-1] + 1)
BOARD: Final = tuple([slice(piles[0], piles[-1] + 1) for piles in PILE])
# By zone: the number of the pile among all piles, or -1.
PILE_NUMBER: Final = tuple(
    [
        -1 if zone.owner is None or zone.colour is None else 5 * zone.owner + zone.colour
        for zone in ZONES
    ]
)
IS_OPEN: Final = tuple([zone.kind.faces == "everyone" for zone in ZONES])
IS_CLAIMED: Final = tuple([zone.kind is CLAIMED for zone in ZONES])
IS_LIMITED: Final = tuple([zone.kind.limited for zone in ZONES])
# Where cards with the same back cannot be told apart by their place.
IS_MIXED: Final = tuple([not zone.kind.ordered for zone in ZONES])


def _seeing(zone: Zone, players: int) -> int:
    """Who sees the faces of a zone, as bits."""
    if zone.kind.faces == "owner":
        assert zone.owner is not None
        return 1 << zone.owner
    return (2 << players) - 1 if zone.kind.faces == "everyone" else 0


# By number of players and by zone; the bit above the players' is the onlookers'.
SEEN_BY: Final = tuple(
    [tuple([_seeing(zone, players) for zone in ZONES]) for players in range(MOST_PLAYERS + 1)]
)


def zones_of(seat: int) -> list[int]:
    """All places where a player has cards."""
    return [number for number, zone in enumerate(ZONES) if zone.owner == seat]
