"""Putting the cards of a position on the table: named ones, and any that have a back."""

from __future__ import annotations

from typing import NamedTuple

from polis.core.random_source import shuffle
from polis.core.reading import Reader
from polis.innovation.deck import BACKS, CARDS, OF_BACK, SETS, back_of, back_text, backs_in
from polis.innovation.icons import OLDEST
from polis.innovation.table import Table


class Unnamed(NamedTuple):
    """A card given by its back: where it goes, its place there, and where it was read."""

    zone: int
    number: int
    back: int
    place: Reader


class CardPlacer:
    """Puts the cards of a position on the table; a back means any card that has it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cards = table.sets.cards
        self.backs = {back_text(back): back for back in backs_in(table.sets.numbers)}
        self.left = [True] * table.sets.room
        self.open: list[Unnamed] = []
        # by back: the cards that are left once all that is given has been dealt
        self.rest: dict[int, list[int]] = {}

    def named(self, zone: int, place: Reader, colour: int | None = None) -> None:
        """Reads the cards of a zone, by name or (where faces do not matter) by back."""
        for number, item in enumerate(place.items(self.table.sets.room)):
            back = self.back(item) if colour is None else None
            if back is not None:
                self.open.append(Unnamed(zone, number, back, item))
                continue
            card = self.cards[item.one_of(self.cards)]
            if not self.left[card]:
                raise item.bad("bad-card-twice", card=CARDS[card].slug)
            if colour is not None and CARDS[card].colour != colour:
                raise item.bad("bad-card-colour", card=CARDS[card].slug)
            self.put(zone, card)

    def back(self, item: Reader) -> int | None:
        """The back that is given instead of a name: the age of a base card, or a set and an age."""
        if type(item.value) is int:
            return back_of(SETS.index("base"), item.number(1, OLDEST))
        back = self.backs.get(item.value) if isinstance(item.value, str) else None
        return None if back is None or SETS[BACKS[back][0]] == "base" else back

    def put(self, zone: int, card: int, number: int | None = None) -> None:
        """Puts a card in a zone, on top or at its place in the order given."""
        cards = self.table.zones[zone]
        self.left[card] = False
        self.table.where[card] = zone
        at = len(cards) if number is None else number
        self.table.zones[zone] = (*cards[:at], card, *cards[at:])

    def deal(self) -> None:
        """Deals the cards given only by their backs, from the shuffled rest."""
        for back in self.backs.values():
            cards = [card for card in OF_BACK[back] if self.left[card]]
            self.table.seed = shuffle(cards, self.table.seed)
            self.rest[back] = cards
        for zone, number, back, place in self.open:
            if not self.rest[back]:
                raise place.bad("bad-no-card-left", age=back % (OLDEST + 1))
            self.put(zone, self.rest[back].pop(), number)
