"""The table of Uchronia: every zone as plain data, and the ways a card moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from polis.core.counted_cards import CountedCards
from polis.core.random_source import shuffle
from polis.core.table import Fact
from polis.uchronia.building import ANSWERS, BUILDINGS_IN, MATERIAL_OF
from polis.uchronia.materials import COST, Cards, present, spread
from polis.uchronia.shapes import PointSource

MOST_PLAYERS: Final = 5

# Zones of Resource cards. Those of the players are counted by seat: `STOCK + 1` is seat 1's Stock.
FORUM: Final = 0
DISCARD: Final = 1
HAND: Final = 2
STOCK: Final = 7
ACTIVITIES: Final = 12
DOMAIN: Final = 17
SEEN: Final = 22  # not a zone: the cards of a Hand that everyone knows
BOX: Final = 27  # cards that a position leaves out of the game
ZONES: Final = 28
# Further places of a card, which only facts have.
SITE: Final = 28
PILE: Final = 33

THRESHOLDS: Final = {2: 20, 3: 18, 4: 16, 5: 14}
NOBODY: Final = -1


class Hidden(NamedTuple):
    """The hidden cards and the random seed: what `imagine` deals anew."""

    hands: list[Cards]
    pile: bytes
    works_pile: bytes
    seed: int


class Table(CountedCards):
    """All zones, whose turn it is, and what everybody knows of the Hands."""

    __slots__ = (
        "active",  # per seat: the Buildings that have effect, as bits
        "built",  # per seat: completed Buildings in the sequence of completion
        "cells",
        "ending",  # the threshold has been reached
        "explored",  # the turn's player has executed Exploration
        "first",
        "founded",  # Buildings started this turn, as bits
        "idle",  # turns in a row in which no card left its zone
        "lacks",  # per seat: materials that no unseen card of the Hand has, as bits
        "log",
        "monopolies",  # per material: the holder or NOBODY
        "moved",  # a card has left its zone this turn
        "over",
        "owned",  # per seat: Buildings completed or under construction, as bits
        "pile",
        "players",
        "present",  # per zone: the materials that lie there, as bits
        "round",
        "seed",
        "setup",
        "sites",  # per seat: Buildings under construction with their Resources
        "turn",
        "under",  # how many cards at the bottom of the works pile everyone has seen
        "watched",  # somebody's points follow the Stock
        "works",
        "works_discard",
        "works_pile",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.cells = [0] * (5 * ZONES)
        self.present = [0] * ZONES
        # what changes seldom is replaced, never changed in place, so that copies can share it
        self.pile = b""
        self.works: tuple[int, ...] = ()
        self.works_pile = b""
        self.works_discard: tuple[int, ...] = ()
        self.sites: list[Mapping[int, Sequence[int]]] = [{}] * players
        self.built: list[tuple[int, ...]] = [()] * players
        self.owned = [0] * players
        self.active = [0] * players
        self.lacks = [0] * players
        self.monopolies = [NOBODY] * 5
        self.seed = self.turn = self.first = self.idle = self.founded = self.under = 0
        self.round = 1
        self.ending = self.explored = self.moved = self.over = self.setup = self.watched = False
        self.log: list[Fact] | None = None

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.players = self.players
        twin.cells = self.cells[:]
        twin.present = self.present[:]
        twin.pile = self.pile
        twin.works = self.works
        twin.works_pile = self.works_pile
        twin.works_discard = self.works_discard
        twin.sites = self.sites[:]
        twin.built = self.built[:]
        twin.owned = self.owned[:]
        twin.active = self.active[:]
        twin.lacks = self.lacks[:]
        twin.monopolies = self.monopolies[:]
        twin.seed = self.seed
        twin.turn = self.turn
        twin.first = self.first
        twin.round = self.round
        twin.idle = self.idle
        twin.founded = self.founded
        twin.under = self.under
        twin.ending = self.ending
        twin.explored = self.explored
        twin.moved = self.moved
        twin.over = self.over
        twin.setup = self.setup
        twin.watched = self.watched
        twin.log = None
        return twin

    def deal_hidden(self, hidden: Hidden) -> None:
        for seat, hand in enumerate(hidden.hands):
            self.fill(HAND + seat, hand)
        self.pile = hidden.pile
        self.works_pile = hidden.works_pile
        self.seed = hidden.seed

    # Zones

    def fill(self, zone: int, cards: Cards) -> None:
        super().fill(zone, cards)
        self.present[zone] = present(cards)

    @property
    def last(self) -> int:
        """Who holds the Last Turn card: the player to the right of the first."""
        return (self.first - 1) % self.players

    # Cards on the move

    def move(self, card: int, source: int, target: int) -> None:
        """Moves one card between open zones and Hands, in sight of everyone."""
        cell = 5 * source + card
        left = self.cells[cell] = self.cells[cell] - 1
        if not left:
            self.present[source] &= ~(1 << card)
        self.cells[5 * target + card] += 1
        self.present[target] |= 1 << card
        self.moved = True
        known = not HAND <= source < STOCK or self._forget(card, source - HAND)
        if HAND <= target < STOCK:
            self._arrive(card, target - HAND + SEEN)
        if self.log is not None:
            self.note(
                0 if known else self.all_but(source - HAND),
                "card",
                card,
                source,
                target,
            )
        if self.watched and STOCK <= target < ACTIVITIES:
            self.check_threshold(target - STOCK)

    def move_to_site(self, card: int, source: int, me: int, building: int) -> None:
        """Moves one card to a Building under construction."""
        self._leave(card, source)
        known = not HAND <= source < STOCK or self._forget(card, source - HAND)
        self._change_site(me, building, card, 1)
        news = 0 if known else self.all_but(source - HAND)
        self.note(news, "card", card, source, SITE + me, building)

    def move_from_site(self, card: int, owner: int, building: int, target: int) -> None:
        """Moves one card from a Building under construction."""
        self._change_site(owner, building, card, -1)
        self._arrive(card, target)
        self.moved = True
        self.note(0, "card", card, SITE + owner, target, building)
        if self.watched and STOCK <= target < ACTIVITIES:
            self.check_threshold(target - STOCK)

    def _change_site(self, owner: int, building: int, card: int, by: int) -> None:
        resources = list(self.sites[owner][building])
        resources[card] += by
        self.sites[owner] = {**self.sites[owner], building: resources}

    def _arrive(self, card: int, zone: int) -> None:
        self.cells[5 * zone + card] += 1
        self.present[zone] |= 1 << card

    def _leave(self, card: int, zone: int) -> None:
        cell = 5 * zone + card
        self.cells[cell] -= 1
        if not self.cells[cell]:
            self.present[zone] &= ~(1 << card)
        self.moved = True

    def _forget(self, card: int, seat: int) -> bool:
        """Notes that a card has left a Hand; returns whether everyone knew that it was there."""
        if not self.present[SEEN + seat] >> card & 1:
            return False
        self._leave(card, SEEN + seat)
        return True

    def reveal(self, card: int, me: int, revealed: Cards) -> None:
        """Shows a card of the Hand besides those `revealed` before; it stays in the Hand."""
        revealed[card] += 1
        news = 0
        if revealed[card] > self.cells[5 * (SEEN + me) + card]:
            self._arrive(card, SEEN + me)
            news = self.all_but(me)
        self.note(news, "reveal", me, card)

    def show_lack(self, me: int, materials: int) -> None:
        """Shows that a Hand has no card of these materials."""
        news = self.all_but(me) if materials & ~self.lacks[me] else 0
        self.lacks[me] |= materials
        self.note(news, "lacks", me, materials)

    def show_ability(self, me: int, materials: int) -> None:
        """Notes that a Hand has one of these materials, since a question has just told so."""
        news = 0 if materials & self.present[SEEN + me] else self.all_but(me)
        self.note(news, "has", me, materials)

    # Drawing

    def can_draw(self) -> bool:
        return bool(self.pile or self.present[DISCARD] or self.present[FORUM])

    def _new_pile(self) -> bool:
        """Shuffles a new draw pile; False if there is nothing to make it of."""
        # Ruling: when the discard pile is empty too, the whole Forum becomes the pile.
        source = DISCARD if self.present[DISCARD] else FORUM
        cards = spread(self.zone(source))
        if not cards:
            return False
        self.fill(source, [0] * 5)
        self.seed = shuffle(cards, self.seed)
        self.pile = bytes(cards)
        self.note(0, "shuffle", source)
        return True

    def turn_up(self) -> int | None:
        """Takes the top card off the draw pile, for everyone to see."""
        if not self.pile and not self._new_pile():
            return None
        self.moved = True
        card = self.pile[-1]
        self.pile = self.pile[:-1]
        return card

    def place_turned(self, card: int, target: int) -> None:
        """Puts a card just turned up into an open zone."""
        self._arrive(card, target)
        self.note(self.everyone, "card", card, PILE, target)
        if self.watched and STOCK <= target < ACTIVITIES:
            self.check_threshold(target - STOCK)

    def draw(self, me: int, count: int) -> None:
        """Draws cards into a Hand, unseen by the others."""
        drawn = self.pile[-count:]
        self.pile = self.pile[:-count]
        first = 5 * (HAND + me)
        for card in reversed(drawn):
            self.cells[first + card] += 1
            self.present[HAND + me] |= 1 << card
            if self.log is not None:
                self.note(1 << me, "card", card, PILE, HAND + me)
        if drawn:
            self.moved = True
            self.lacks[me] = 0
        if len(drawn) < count and self._new_pile():
            self.draw(me, count - len(drawn))

    # Points

    def points(self, me: int) -> dict[PointSource, int]:
        """A player's points by source."""
        effects = BUILDINGS_IN[self.active[me] & ANSWERS.points]
        return {
            "buildings": sum([COST[MATERIAL_OF[b]] for b in self.built[me]]),
            "monopolies": self.monopoly_points(me),
            "effects": sum([b.points(self, me) for b in effects]),
        }

    def monopoly_points(self, me: int) -> int:
        points = 0
        if me in self.monopolies:
            for material, holder in enumerate(self.monopolies):
                if holder == me:
                    points += self.cells[5 * (ACTIVITIES + me) + material]
        return points

    def score(self, me: int) -> int:
        points = self.monopoly_points(me)
        for building in self.built[me]:
            points += COST[MATERIAL_OF[building]]
        for effect in BUILDINGS_IN[self.active[me] & ANSWERS.points]:
            points += effect.points(self, me)
        return points

    def check_threshold(self, me: int) -> None:
        """Notes the end if a player who got points has reached the threshold; it stays noted."""
        if not self.ending and self.score(me) >= THRESHOLDS[self.players]:
            self.ending = True
            self.note(0, "ending", me)
