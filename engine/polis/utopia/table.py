"""The table of Utopia: board, princes, cards, guests and rank as plain data."""

from __future__ import annotations

from typing import Final, NamedTuple

from polis.core.counted_cards import CountedCards
from polis.core.table import Fact
from polis.utopia.board import COUNT, EVERYWHERE, ON_ISLAND, WATER
from polis.utopia.civilizations import Cards
from polis.utopia.shapes import Phase, Source

MOST_PLAYERS: Final = 5
PRINCES: Final = 8  # of each civilization, for each player (ruling)
BASES: Final = 8
MONUMENTS: Final = 7  # of each civilization; the eighth stands on the Prestige Scale
PRIVILEGES: Final = 2
TO_CONTROL: Final = 3  # princes of a civilization that make way for its monument
CARDS: Final = 10  # of each civilization
GUESTS: Final = 2  # of each civilization and island
LAPS: Final = 3
GOAL: Final = 50
LAST_ROUND: Final = 30  # ruling, so that every game is finite

WELCOMING, DISCARDING, DEVELOPMENT = range(3)
PHASES: Final[tuple[Phase, ...]] = ("welcoming", "discarding", "development")

SOURCES: Final[tuple[Source, ...]] = ("wonders", "bonus", "hosting", "farewells", "prestige")
WONDERS, BONUS, HOSTING, FAREWELLS, PRESTIGE = range(5)
BACK: Final = "back"  # why a minister is where it is: put behind the others at a round's end
NOBODY: Final = -1

# Zones of action cards. Those of the players are counted by seat: `HAND + 1` is seat 1's hand.
DISCARD: Final = 0
HAND: Final = 1
ASIDE: Final = 6  # given up at the beginning of phase 2, and not shown yet
ZONES: Final = 11
# Further places of a card, which only facts have.
PILE: Final = 11


class Hidden(NamedTuple):
    """The hidden cards and the random seed: what `imagine` deals anew."""

    hands: list[Cards]
    aside: list[Cards]
    pile: bytes
    bag: bytes
    seed: int


class Table(CountedCards):
    """All that lies on the table. A guest is the number `5 * island + civilization`."""

    __slots__ = (
        "acted",  # who has had a turn in this lap or phase, as bits
        "aside_by",  # who gave up each card of ASIDE, in sequence
        "bag",  # the next guest last
        "cells",
        "closed",  # Districts out of the game, as bits
        "controlled",  # per seat: Districts, as bits
        "first",
        "gains",  # per seat: the last change of its place, as points and source
        "guests",  # how many of each guest are open
        "lap",
        "log",
        "monuments",  # per civilization: Districts, as bits
        "over",
        "phase",
        "pile",  # the next card last
        "players",
        "points",  # per seat and source
        "princes",  # per seat, civilization and District
        "privileges",
        "rank",
        "round",
        "scale",  # the top civilization first
        "scores",
        "seed",
        "supply",  # per seat and civilization: princes that are not in the city
        "surprised",  # who has drawn a surprise guest this round, as bits
        "taken",  # guests taken in this phase, each with its seat
        "threes",  # per seat and civilization: Districts with princes enough for control, as bits
        "turn",
        "where",  # per seat and civilization: Districts with princes, as bits
        "wonders",  # per island: the owner or NOBODY
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.log: list[Fact] | None = None
        self.seed = self.first = self.turn = self.lap = self.acted = self.surprised = 0
        self.round = 1
        self.phase = WELCOMING
        self.over = False
        self.closed = ON_ISLAND[WATER] if players == 2 else 0
        self.cells = [0] * (5 * ZONES)
        self.guests = [0] * 20
        self.points = [0] * (5 * players)
        self.scores = [0] * players
        self.princes = [0] * (5 * COUNT * players)
        self.where = [0] * (5 * players)
        self.threes = [0] * (5 * players)
        self.supply = [PRINCES] * (5 * players)
        self.controlled = [0] * players
        self.monuments = [0] * 5
        self.wonders = [NOBODY] * 4
        self.privileges = [PRIVILEGES] * players
        # what changes seldom is replaced, never changed in place, so that copies can share it
        self.pile = self.bag = self.aside_by = b""
        self.rank = tuple(range(players))
        self.scale: tuple[int, ...] = tuple(range(5))
        self.taken: tuple[tuple[int, int], ...] = ()
        self.gains: tuple[tuple[int, str] | None, ...] = (None,) * players

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.players = self.players
        twin.log = None
        twin.seed = self.seed
        twin.first = self.first
        twin.turn = self.turn
        twin.lap = self.lap
        twin.acted = self.acted
        twin.surprised = self.surprised
        twin.round = self.round
        twin.phase = self.phase
        twin.over = self.over
        twin.closed = self.closed
        twin.cells = self.cells[:]
        twin.guests = self.guests[:]
        twin.points = self.points[:]
        twin.scores = self.scores[:]
        twin.princes = self.princes[:]
        twin.where = self.where[:]
        twin.threes = self.threes[:]
        twin.supply = self.supply[:]
        twin.controlled = self.controlled[:]
        twin.monuments = self.monuments[:]
        twin.wonders = self.wonders[:]
        twin.privileges = self.privileges[:]
        twin.pile = self.pile
        twin.bag = self.bag
        twin.aside_by = self.aside_by
        twin.rank = self.rank
        twin.scale = self.scale
        twin.taken = self.taken
        twin.gains = self.gains
        return twin

    def deal_hidden(self, hidden: Hidden) -> None:
        for seat in range(self.players):
            self.fill(HAND + seat, hidden.hands[seat])
            self.fill(ASIDE + seat, hidden.aside[seat])
        self.pile = hidden.pile
        self.bag = hidden.bag
        self.seed = hidden.seed

    # Cards

    def play_card(self, civilization: int, me: int) -> None:
        """Moves a card from a hand to the discard pile, in sight of everyone."""
        self.cells[5 * (HAND + me) + civilization] -= 1
        self.cells[5 * DISCARD + civilization] += 1
        if self.log is not None:
            self.note(self.all_but(me), "card", civilization, HAND + me, DISCARD)

    # Princes

    def put(self, seat: int, civilization: int, district: int) -> None:
        """Moves a prince from the supply into a District."""
        own = 5 * seat + civilization
        self.supply[own] -= 1
        self._change(own, district, 1)
        if self.log is not None:
            self.note(0, "prince", seat, civilization, 1, NOBODY, district)

    def take_back(self, seat: int, civilization: int, district: int, count: int = 1) -> None:
        """Moves princes from a District into the supply."""
        own = 5 * seat + civilization
        self.supply[own] += count
        self._change(own, district, -count)
        if self.log is not None:
            self.note(0, "prince", seat, civilization, count, district, NOBODY)

    def march(self, seat: int, civilization: int, source: int, target: int, count: int) -> None:
        """Moves princes from one District to another."""
        own = 5 * seat + civilization
        self._change(own, source, -count)
        self._change(own, target, count)
        if self.log is not None:
            self.note(0, "prince", seat, civilization, count, source, target)

    def _change(self, own: int, district: int, by: int) -> None:
        cell = COUNT * own + district
        count = self.princes[cell] = self.princes[cell] + by
        bit = 1 << district
        if count:
            self.where[own] |= bit
        else:
            self.where[own] &= ~bit
        if count >= TO_CONTROL:
            self.threes[own] |= bit
        else:
            self.threes[own] &= ~bit

    def princes_in(self, seat: int, civilization: int, district: int) -> int:
        return self.princes[COUNT * (5 * seat + civilization) + district]

    # Monuments and Wonders

    @property
    def open(self) -> int:
        """The Districts that are in the game, as bits."""
        return EVERYWHERE & ~self.closed

    @property
    def built(self) -> int:
        """The Districts with a monument, as bits."""
        return sum(self.controlled)

    def controller(self, district: int) -> int:
        """Who controls a District, or NOBODY."""
        for seat, controlled in enumerate(self.controlled):
            if controlled >> district & 1:
                return seat
        return NOBODY

    def monument(self, district: int) -> int | None:
        """The civilization of the monument in a District."""
        for civilization, districts in enumerate(self.monuments):
            if districts >> district & 1:
                return civilization
        return None

    def bases(self, seat: int) -> int:
        """How many bases a player has left."""
        return BASES - self.controlled[seat].bit_count() - self.wonders.count(seat)

    def value(self, civilization: int) -> int:
        """What a civilization is worth on the Prestige Scale."""
        return 5 - self.scale.index(civilization)
