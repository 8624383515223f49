"""The table of Innovation: where every card lies, how piles are splayed, and who knows what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, get_args

from polis.core import table as core
from polis.core.table import Fact, after
from polis.innovation.deck import (
    AGE_OF,
    COLOUR_OF,
    COVERED,
    HAS_KARMA,
    VALUE_OF,
    WHOLE,
)
from polis.innovation.hiding import left_in_order, mix
from polis.innovation.icons import UNSPLAYED
from polis.innovation.shapes import Special
from polis.innovation.zones import (
    BOARD,
    IS_MIXED,
    IS_OPEN,
    MOST_PLAYERS,
    PILE,
    PILE_NUMBER,
    SEEN_BY,
    ZONES,
)

if TYPE_CHECKING:
    from polis.innovation.sets_in_play import SetsInPlay

SPECIALS: Final[tuple[Special, ...]] = get_args(Special)
# Where a special achievement is: with a seat, or one of these.
FREE: Final = -1
JUNKED: Final = -2
ABSENT: Final = -3  # its set is not in play

SETTING_UP, PLAYING = range(2)

# How a game came to its end.
BY_ACHIEVEMENTS, BY_SCORE, BY_CARD, BY_ELIMINATION, BY_ROUNDS = range(5)
ENDS: Final = ("achievements", "score", "card", "elimination", "rounds")
MOST_NEEDED, LEAST_NEEDED = 8, 3  # achievements to win: eight less the players, but three

LAST_ROUND: Final = 100  # ruling, so that every game is finite; sensible ones last 15 to 40


class Hidden(NamedTuple):
    """What `imagine` deals anew: the faces of all cards, who knows them, and the random seed."""

    faces: list[int]
    known: bytearray
    seed: int


class Table(core.Table):
    """All that lies on the table. A card is a number; what is on its face is in `faces`."""

    __slots__ = (
        "actions",  # actions left in this turn
        "answered",  # how many questions were answered
        "boards",  # by seat the symbols that its board shows, packed
        "changes",  # how many times something was done to a card in this action
        "chosen",  # in the set-up: each seat's card to be melded, or -1
        "claimed",  # whether achievements were claimed since it was looked who has enough
        "edition",  # of the rules by which it is played
        "end",  # how the game ended, if it did
        "faces",  # by card the number of its face
        "figures",  # piles whose top card has a karma, as bits
        "first",  # who began
        "fresh",  # seats whose first turn is short and still to come
        "goal",  # how many achievements win
        "in_karma",  # whether a karma is being carried out, within which none acts
        "known",  # by card: who knows its face, as bits
        "log",
        "out",  # who has lost, as bits
        "over",
        "parley",  # whether distant players parley (an option for four and five)
        "phase",
        "players",
        "round",
        "secret",  # moves that not everyone may read: number, readers as bits, what the others read
        "seed",
        "sets",  # the sets in play, with their rules
        "shown",  # by pile the symbols that it shows, packed
        "specials",  # where each special achievement is
        "spent",  # what can be done once a turn and has been, as the sets call it
        "splays",  # by pile
        "touched",  # whose boards have changed since special achievements were looked at, as bits
        "turn",
        "victors",
        "where",  # by card its zone
        "zones",  # by zone its cards; never changed in place, so that copies share them
    )

    def __init__(self, players: int, sets: SetsInPlay, edition: int) -> None:
        self.players = players
        self.sets = sets
        self.edition = edition
        # fewer players need more, and so do more sets; who loses does not change it
        self.goal = max(MOST_NEEDED - players + len(sets.expansions), LEAST_NEEDED)
        self.log: list[Fact] | None = None
        self.seed = self.turn = self.first = self.changes = self.out = self.round = 0
        self.actions = self.fresh = self.answered = self.figures = 0
        self.secret: tuple[tuple[int, int, str], ...] = ()
        self.phase = SETTING_UP
        self.claimed = True
        self.over = self.parley = self.in_karma = False
        self.spent: tuple[str, ...] = ()
        self.end = BY_ACHIEVEMENTS
        self.victors: tuple[int, ...] = ()
        self.chosen = [-1] * players
        self.faces = list(range(sets.room))
        self.known = bytearray(sets.room)
        self.specials = [FREE if name in sets.specials else ABSENT for name in SPECIALS]
        self.splays = [UNSPLAYED] * (5 * MOST_PLAYERS)
        self.shown = [0] * (5 * MOST_PLAYERS)
        self.boards = [0] * MOST_PLAYERS
        self.touched = self.everyone
        self.where = bytearray(sets.room)
        self.zones: list[tuple[int, ...]] = [()] * len(ZONES)

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.players = self.players
        twin.sets = self.sets
        twin.edition = self.edition
        twin.goal = self.goal
        twin.log = None
        twin.seed = self.seed
        twin.turn = self.turn
        twin.first = self.first
        twin.fresh = self.fresh
        twin.figures = self.figures
        twin.in_karma = self.in_karma
        twin.changes = self.changes
        twin.out = self.out
        twin.round = self.round
        twin.answered = self.answered
        twin.secret = self.secret
        twin.actions = self.actions
        twin.spent = self.spent
        twin.phase = self.phase
        twin.claimed = self.claimed
        twin.over = self.over
        twin.parley = self.parley
        twin.end = self.end
        twin.victors = self.victors
        twin.chosen = self.chosen[:]
        twin.faces = self.faces  # replaced whole by `deal_hidden`, never changed in place
        twin.known = self.known[:]
        twin.specials = self.specials[:]
        twin.splays = self.splays[:]
        twin.shown = self.shown[:]
        twin.boards = self.boards[:]
        twin.touched = self.touched
        twin.where = self.where[:]
        twin.zones = self.zones[:]
        return twin

    def deal_hidden(self, hidden: Hidden) -> None:
        self.faces = hidden.faces
        self.known = hidden.known[:]
        self.seed = hidden.seed

    # Who plays

    def playing(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def rivals(self, seat: int) -> tuple[int, ...]:
        """The other players still in the game, clockwise."""
        others = after(seat, self.players)
        if not self.out:
            return others
        return tuple([other for other in others if not self.out >> other & 1])

    # What lies where

    def top(self, seat: int, colour: int) -> int | None:
        pile = self.zones[PILE[seat][colour]]
        return pile[-1] if pile else None

    def tops(self, seat: int) -> list[int]:
        """The top cards of a board."""
        return [pile[-1] for pile in self.zones[BOARD[seat]] if pile]

    def highest_top(self, seat: int) -> int:
        """The value of a seat's highest top card; 0 if it has none."""
        faces = self.faces
        highest = 0
        for pile in self.zones[BOARD[seat]]:
            if pile:
                value = VALUE_OF[faces[pile[-1]]]
                if value > highest:
                    highest = value
        return highest

    def value(self, card: int) -> int:
        """What a card is worth where it lies: by its face if that is open, else by its back."""
        return VALUE_OF[self.faces[card]] if IS_OPEN[self.where[card]] else AGE_OF[card]

    def sees(self, zone: int) -> int:
        """Who sees the faces of a zone, as bits."""
        return SEEN_BY[self.players][zone]

    def knows(self, seat: int | None, card: int) -> bool:
        return bool(self.known[card] >> (self.players if seat is None else seat) & 1)

    # Moving cards

    def move(
        self,
        verb: str,
        card: int,
        target: int,
        *,
        under: bool = False,
        shown: bool = False,
        apart: Sequence[int] = (),
    ) -> None:
        """Moves a card to another zone, on top or underneath.

        Everyone sees the backs. A seat that sees no faces, but knew cards with the same back in
        that zone, cannot tell any more which is which. The cards `apart` have only just come there
        or go too, and cannot be confused with others.
        """
        source, zones = self.where[card], self.zones
        lying = zones[source]
        seeing = SEEN_BY[self.players]
        everyone = (2 << self.players) - 1
        seen = everyone if shown else seeing[source] | seeing[target]
        if lying[-1] == card:  # usually it is the top card
            left: Sequence[int] = lying[:-1]
        else:
            left = [other for other in lying if other != card]
        if seen != everyone and IS_MIXED[source]:
            mix(self.known, card, left, apart, seen)
            if lying[-1] != card:
                left = left_in_order(lying, card, left)
        self.where[card] = target
        news = seen & ~self.known[card]
        self.known[card] |= seen
        if self.log is not None:
            knowing = (self.known[card], self.knows(None, card))
            self.note(news, "card", verb, card, self.faces[card], source, target, *knowing)
        zones[source] = tuple(left)
        there = zones[target]
        zones[target] = (card, *there) if under else (*there, card)
        pile = PILE_NUMBER[source]
        if pile >= 0:
            if len(left) < 2 and source != target:
                self.splays[pile] = UNSPLAYED
            self.count_icons(pile)
        pile = PILE_NUMBER[target]
        if pile >= 0:
            self.count_icons(pile)
        self.changes += 1

    def show(self, cards: Sequence[int]) -> None:
        """Reveals cards where they lie."""
        for card in cards:
            news = self.everyone & ~self.known[card]
            self.known[card] = self.everyone
            if self.log is not None:
                self.note(news, "reveal", self.faces[card], self.where[card])

    def tells(self, kind: str, seat: int, cards: Sequence[int]) -> None:
        """Notes that what follows will tell those who do not know these faces something of them."""
        if self.log is not None:
            unsure = 0
            for card in cards:
                unsure |= self.everyone & ~self.known[card]
            if unsure:
                self.note(unsure, kind, seat)

    def count_icons(self, pile: int) -> None:
        """Counts the symbols that a pile shows, after it has changed."""
        seat = pile // 5
        faces, cards = self.faces, self.zones[PILE[seat][pile % 5]]
        shown = karma = 0
        if cards:
            top = faces[cards[-1]]
            shown, karma = WHOLE[top], HAS_KARMA[top]
            splay = self.splays[pile]
            if splay:
                for card in cards[:-1]:
                    shown += COVERED[faces[card]][splay]
        if karma or self.figures:
            self.figures = self.figures & ~(1 << pile) | karma << pile
        self.boards[seat] += shown - self.shown[pile]
        self.shown[pile] = shown
        self.touched |= 1 << seat

    def pile_of(self, seat: int, card: int) -> int:
        """The pile of a board that a card belongs to, by its colour."""
        return PILE[seat][COLOUR_OF[self.faces[card]]]

    def can_splay(self, seat: int, colour: int, splay: int) -> bool:
        """Whether a pile of two cards or more would lie another way."""
        pile = 5 * seat + colour
        return self.splays[pile] != splay and len(self.zones[PILE[seat][colour]]) > 1

    def splay(self, seat: int, colour: int, splay: int) -> None:
        """Splays a pile that can be splayed that way."""
        pile = 5 * seat + colour
        self.splays[pile] = splay
        self.count_icons(pile)
        self.changes += 1
        self.note(0, "splay", seat, colour, splay)
