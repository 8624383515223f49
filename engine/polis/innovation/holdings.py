"""What a player has while they carry out an effect, and what is on the cards they see.

A card is a number here; `face`, `value`, `colour` and `has` tell what is on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from polis.innovation import counting
from polis.innovation.card import Card
from polis.innovation.deck import CARDS, COLOUR_OF, IDS
from polis.innovation.icons import NO_COLOUR
from polis.innovation.table import Table
from polis.innovation.zones import (
    ACHIEVED,
    AVAILABLE,
    HAND,
    PILE,
    PILE_NUMBER,
    SCORE,
)

if TYPE_CHECKING:
    from polis.innovation.execution import Execution


class Holdings:
    """A player and their cards, to be looked at."""

    __slots__ = ("execution", "seat", "table")

    def __init__(self, table: Table, seat: int, execution: Execution) -> None:
        self.table = table
        self.seat = seat
        self.execution = execution

    @property
    def edition(self) -> int:
        """Of the rules by which this game is played."""
        return self.table.edition

    # What a card is. A verb that did not happen has no card: it has no colour and is worth 0.

    def face(self, card: int) -> Card:
        return CARDS[self.table.faces[card]]

    def value(self, card: int | None) -> int:
        return 0 if card is None else self.table.value(card)

    def colour(self, card: int | None) -> int:
        return NO_COLOUR if card is None else COLOUR_OF[self.table.faces[card]]

    def has(self, card: int | None, icon: int) -> bool:
        return card is not None and icon in CARDS[self.table.faces[card]].icons

    def named(self, slug: str) -> int:
        """The card with this face, wherever it is."""
        return self.table.faces.index(IDS[slug])

    def highest(self, cards: Iterable[int], count: int = 1) -> list[int]:
        """All the cards of the highest value; with `count` of as many values as it takes."""
        value = self.table.value
        ordered = sorted(cards, key=lambda card: -value(card))
        if len(ordered) <= count:
            return ordered
        return [card for card in ordered if value(card) >= value(ordered[count - 1])]

    def lowest(self, cards: Iterable[int]) -> list[int]:
        """All the cards of the lowest value."""
        found = list(cards)
        least = min([self.table.value(card) for card in found], default=0)
        return [card for card in found if self.table.value(card) == least]

    def is_top(self, card: int) -> bool:
        """Whether it is a top card on any board."""
        zone = self.table.where[card]
        return PILE_NUMBER[zone] >= 0 and self.table.zones[zone][-1] == card

    # What the player has

    @property
    def hand(self) -> tuple[int, ...]:
        return self.table.zones[HAND[self.seat]]

    @property
    def score_pile(self) -> tuple[int, ...]:
        return self.table.zones[SCORE[self.seat]]

    @property
    def tops(self) -> list[int]:
        return self.table.tops(self.seat)

    def pile(self, colour: int) -> tuple[int, ...]:
        """The cards of a colour on the board, bottom first."""
        return () if colour == NO_COLOUR else self.table.zones[PILE[self.seat][colour]]

    def top(self, colour: int) -> int | None:
        return self.table.top(self.seat, colour)

    def splayed(self, colour: int) -> int:
        """Which way a colour is splayed (UNSPLAYED if not)."""
        return self.table.splays[5 * self.seat + colour]

    @property
    def colours(self) -> list[int]:
        """The colours on the board."""
        return [colour for colour in range(5) if self.pile(colour)]

    @property
    def highest_top(self) -> int:
        """The value of the highest top card, 0 if there is none."""
        return self.table.highest_top(self.seat)

    @property
    def points(self) -> int:
        return counting.score(self.table, self.seat)

    def icons(self, icon: int) -> int:
        """How many of an icon the board shows."""
        return counting.icons(self.table, self.seat, icon)

    def colours_showing(self, icon: int) -> int:
        return counting.colours_showing(self.table, self.seat, icon)

    @property
    def achievements(self) -> int:
        return counting.achievements(self.table, self.seat)

    @property
    def achieved(self) -> tuple[int, ...]:
        """The achievements that have a value, which their backs tell."""
        return self.table.zones[ACHIEVED[self.seat]]

    def available(self, values: Iterable[int]) -> list[int]:
        """The available standard achievements of these values."""
        wanted = tuple(values)
        return [card for card in self.table.zones[AVAILABLE] if self.table.value(card) in wanted]
