"""The table of Innovation: where every card lies, how piles are splayed, and who knows what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, get_args

from polis.core import table as core
from polis.core.table import Fact, after
from polis.innovation.deck import AGE_OF, CARDS, COLOUR_OF, COVERED, WHOLE
from polis.innovation.icons import UNSPLAYED
from polis.innovation.shapes import Special

MOST_PLAYERS: Final = 5

# Zones. Those of the players are counted by seat: `HAND + 1` is seat 1's hand, `PILE + 5 * seat +
# colour` a pile of a board, `DECK + age` a deck. A pile's top card and a deck's next one come last.
HAND: Final = 0
SCORE: Final = 5
ACHIEVED: Final = 10
PILE: Final = 15
DECK: Final = 40
AVAILABLE: Final = 52
JUNK: Final = 53
ZONES: Final = 54

SPECIALS: Final[tuple[Special, ...]] = get_args(Special)
# Where a special achievement is: with a seat, or one of these.
FREE: Final = -1
JUNKED: Final = -2

SETTING_UP, PLAYING = range(2)

# How a game came to its end.
BY_ACHIEVEMENTS, BY_SCORE, BY_CARD, BY_ELIMINATION, BY_ROUNDS = range(5)
ENDS: Final = ("achievements", "score", "card", "elimination", "rounds")
LAST_ROUND: Final = 100  # ruling, so that every game is finite; sensible ones last 15 to 40


class Hidden(NamedTuple):
    """What `imagine` deals anew: the faces of all cards, who knows them, and the random seed."""

    faces: list[int]
    known: list[int]
    seed: int


class Table(core.Table):
    """All that lies on the table. A card is a number; what is on its face is in `faces`."""

    __slots__ = (
        "actions",  # actions left in this turn
        "answered",  # how many questions were answered
        "boards",  # by seat the icons that its board shows, packed
        "changes",  # how many times something was done to a card in this action
        "chosen",  # in the set-up: each seat's card to be melded, or -1
        "end",  # how the game ended, if it did
        "faces",  # by card the number of its face
        "first",  # who began
        "fresh",  # seats whose first turn is short and still to come
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
        "shown",  # by pile the icons that it shows, packed
        "specials",  # where each special achievement is
        "splays",  # by pile
        "touched",  # whose boards have changed since special achievements were looked at, as bits
        "turn",
        "victors",
        "where",  # by card its zone
        "zones",  # by zone its cards; never changed in place, so that copies share them
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.log: list[Fact] | None = None
        self.seed = self.turn = self.first = self.changes = self.out = self.round = 0
        self.actions = self.fresh = self.answered = 0
        self.secret: tuple[tuple[int, int, str], ...] = ()
        self.phase = SETTING_UP
        self.over = self.parley = False
        self.end = BY_ACHIEVEMENTS
        self.victors: tuple[int, ...] = ()
        self.chosen = [-1] * players
        self.faces = list(range(len(CARDS)))
        self.known = [0] * len(CARDS)
        self.specials = [FREE] * len(SPECIALS)
        self.splays = [UNSPLAYED] * (5 * MOST_PLAYERS)
        self.shown = [0] * (5 * MOST_PLAYERS)
        self.boards = [0] * MOST_PLAYERS
        self.touched = self.everyone
        self.where = [0] * len(CARDS)
        self.zones: list[tuple[int, ...]] = [()] * ZONES

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.players = self.players
        twin.log = None
        twin.seed = self.seed
        twin.turn = self.turn
        twin.first = self.first
        twin.fresh = self.fresh
        twin.changes = self.changes
        twin.out = self.out
        twin.round = self.round
        twin.answered = self.answered
        twin.secret = self.secret
        twin.actions = self.actions
        twin.phase = self.phase
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
        pile = self.zones[PILE + 5 * seat + colour]
        return pile[-1] if pile else None

    def tops(self, seat: int) -> list[int]:
        """The top cards of a board."""
        first = PILE + 5 * seat
        return [pile[-1] for pile in self.zones[first : first + 5] if pile]

    def highest_top(self, seat: int) -> int:
        """The value of a seat's highest top card; 0 if it has none."""
        return max([AGE_OF[card] for card in self.tops(seat)], default=0)

    def sees(self, zone: int) -> int:
        """Who sees the faces of a zone, as bits."""
        if zone < ACHIEVED:
            return 1 << zone % MOST_PLAYERS
        return self.everyone if zone < DECK and zone >= PILE else 0

    def knows(self, seat: int | None, card: int) -> bool:
        return bool(self.known[card] >> (self.players if seat is None else seat) & 1)

    # Moving cards

    def move(
        self,
        verb: str,
        cards: Sequence[int],
        target: int,
        *,
        under: bool = False,
        shown: bool = False,
        apart: Sequence[int] = (),
    ) -> None:
        """Moves cards of one zone to another one by one, on top or underneath.

        Everyone sees the backs. A seat that sees no faces, but knew cards with the same back in
        that zone, cannot tell any more which is which, unless all of them move. The cards `apart`
        have only just come there and cannot be confused with others.
        """
        if not cards:
            return
        source = self.where[cards[0]]
        lying = self.zones[source]
        left: Sequence[int] = lying[:-1]
        if len(cards) > 1 or lying[-1] != cards[0]:  # usually it is the top card
            left = [card for card in lying if card not in cards]
        everyone = self.everyone
        seen = everyone if shown else self.sees(source) | self.sees(target)
        blind = everyone & ~seen
        if blind and (source < PILE or source == JUNK):
            self._mix(cards, [card for card in left if card not in apart], ~blind)
            left = left_in_order(lying, cards, left)
        for card in cards:
            self.where[card] = target
            news = seen & ~self.known[card]
            self.known[card] |= seen
            if self.log is not None:
                knowing = (self.known[card], self.knows(None, card))
                self.note(news, "card", verb, card, self.faces[card], source, target, *knowing)
        self.zones[source] = tuple(left)
        if PILE <= source < DECK and source != target and len(left) < 2:
            self.splays[source - PILE] = UNSPLAYED
        there = self.zones[target]
        self.zones[target] = (*reversed(cards), *there) if under else (*there, *cards)
        if PILE <= source < DECK:
            self.count_icons(source - PILE)
        if PILE <= target < DECK:
            self.count_icons(target - PILE)
        self.changes += 1

    def _mix(self, moved: Sequence[int], left: Sequence[int], sighted: int) -> None:
        """Notes that those who saw no face do not know the cards with the same backs any more."""
        known, alike = self.known, [AGE_OF[card] for card in left]
        for card in moved:
            if AGE_OF[card] in alike:
                known[card] &= sighted
        ages = [AGE_OF[card] for card in moved]
        for card in left:
            if AGE_OF[card] in ages:
                known[card] &= sighted

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

    def count_icons(self, place: int) -> None:
        """Counts the icons that a pile shows, after it has changed."""
        faces, cards = self.faces, self.zones[PILE + place]
        shown = WHOLE[faces[cards[-1]]] if cards else 0
        splay = self.splays[place]
        if splay:
            for card in cards[:-1]:
                shown += COVERED[faces[card]][splay]
        seat = place // 5
        self.boards[seat] += shown - self.shown[place]
        self.shown[place] = shown
        self.touched |= 1 << seat

    def pile_of(self, seat: int, card: int) -> int:
        """The pile of a board that a card belongs to, by its colour."""
        return PILE + 5 * seat + COLOUR_OF[self.faces[card]]

    def splay(self, seat: int, colour: int, splay: int) -> bool:
        """Splays a pile of two cards or more; returns whether anything changed."""
        place = 5 * seat + colour
        if self.splays[place] == splay or len(self.zones[PILE + place]) < 2:
            return False
        self.splays[place] = splay
        self.count_icons(place)
        self.changes += 1
        self.note(0, "splay", seat, colour, splay)
        return True


def left_in_order(zone: Sequence[int], gone: Sequence[int], left: Sequence[int]) -> list[int]:
    """The hidden cards that are left, in the order of backs as if the last ones had gone.

    So nobody can tell from the order of the backs which card it was.
    """
    backs = [AGE_OF[card] for card in reversed(zone)]
    for card in gone:
        backs.remove(AGE_OF[card])
    backs.reverse()
    queues = {age: iter([card for card in left if AGE_OF[card] == age]) for age in backs}
    return [next(queues[age]) for age in backs]
