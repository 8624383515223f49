"""Reading positions: cards and guests; what is not named is dealt from the seed."""

from __future__ import annotations

from collections import Counter
from typing import Final

from polis.core.random_source import shuffle
from polis.core.reading import Fields, Reader
from polis.utopia.cards import DEALT, KEPT
from polis.utopia.civilizations import CIVILIZATIONS, IDS, Cards, spread
from polis.utopia.rounds import draw_guests
from polis.utopia.setup import all_guests
from polis.utopia.table import (
    ASIDE,
    CARDS,
    DISCARD,
    DISCARDING,
    HAND,
    LAPS,
    WELCOMING,
    Table,
)
from polis.utopia.verbs import GUEST_NAMES

GUEST_IDS: Final = {name: guest for guest, name in enumerate(GUEST_NAMES)}
ALL_CARDS: Final = 5 * CARDS


def read_seat_list(table: Table, place: Reader, longest: int) -> list[int]:
    return [item.number(0, table.players - 1) for item in place.items(longest)]


def read_cards(place: Reader, most: int = ALL_CARDS) -> Cards:
    found = place.numbers(most, IDS)
    return [found.count(civilization) for civilization in range(5)]


def deal_rest(table: Table, fields: Fields, seats: list[Fields]) -> None:
    """Deals hands that are given as a number, and the rest of the stack under its named cards."""
    table.fill(DISCARD, fields.get("discard", read_cards, [0] * 5))
    named = bytes(fields.named("pile", ALL_CARDS, IDS))
    counted: dict[int, int] = {}
    for seat, of_seat in enumerate(seats):
        table.fill(ASIDE + seat, of_seat.get("aside", read_cards, [0] * 5))
        if "hand" not in of_seat:
            continue
        hand = of_seat["hand"]
        most = largest_hand(table, seat)
        if isinstance(hand.value, list | tuple):
            table.fill(HAND + seat, read_cards(hand, most))
        else:
            counted[seat] = hand.number(0, most)
    left: Cards = []
    for card, name in enumerate(CIVILIZATIONS):
        left.append(CARDS - sum(table.cells[card::5]) - named.count(card))
        if left[card] < 0:
            raise fields.place.bad("bad-too-many-of", card=name, most=CARDS)
    rest = spread(left)
    table.seed = shuffle(rest, table.seed)
    for seat, count in counted.items():
        if count > len(rest):
            raise seats[seat]["hand"].bad("bad-not-enough", count=count)
        cut = len(rest) - count
        dealt, rest = rest[cut:], rest[:cut]
        table.fill(HAND + seat, [dealt.count(card) for card in range(5)])
    table.pile = bytes(rest) + named
    read_aside_by(table, fields)


def largest_hand(table: Table, seat: int) -> int:
    """How many cards a hand can have: those kept and, in phase 2, those dealt and not given up."""
    return KEPT if table.phase == WELCOMING else KEPT + DEALT - table.size(ASIDE + seat)


def read_aside_by(table: Table, fields: Fields) -> None:
    """Who gave up each card, in sequence; by rank if that is not named."""
    if "aside_by" in fields:
        table.aside_by = bytes(read_seat_list(table, fields["aside_by"], ALL_CARDS))
    else:
        seats = [s for s in range(table.players) for _ in range(table.size(ASIDE + s))]
        table.aside_by = bytes(seats)
    for seat in range(table.players):
        if table.aside_by.count(seat) != table.size(ASIDE + seat):
            raise fields.place.bad("bad-aside")
    if table.aside_by and table.phase != DISCARDING:
        raise fields.place.bad("bad-aside")


def read_guests(table: Table, fields: Fields) -> None:
    """Reads the open guests, at most one for each pick that is left; the others are in the bag."""
    taken = []
    for place in fields["taken"].items(40) if "taken" in fields else ():
        pair = place.items(2)
        if len(pair) < 2:
            raise place.bad("bad-taken")
        taken.append((GUEST_IDS[pair[0].one_of(GUEST_IDS)], pair[1].number(0, table.players - 1)))
    if taken and table.phase != WELCOMING:
        raise fields["taken"].bad("bad-taken")
    table.taken = tuple(taken)
    named = fields.named("bag", 40, GUEST_IDS)
    welcomed = fields.named("guests", 40, GUEST_IDS)
    left = Counter(all_guests(table.players))
    left.subtract([*named, *welcomed, *[guest for guest, _ in taken]])
    for guest, count in left.items():
        if count < 0:
            raise fields.place.bad("bad-too-many-guests", guest=GUEST_NAMES[guest])
    rest = [guest for guest in range(20) for _ in range(left[guest])]
    table.seed = shuffle(rest, table.seed)
    table.bag = bytes(rest)
    for guest in welcomed:
        table.guests[guest] += 1
    missing = picks_left(table) - len(welcomed)
    if missing < 0:
        raise fields["guests"].bad("bad-guests", count=picks_left(table))
    # guests that are named in the bag stay there for surprises, as long as there are others
    others = min(missing, len(rest))
    draw_guests(table, others)
    table.bag += bytes(named)
    if missing - others > len(table.bag):
        raise fields.place.bad("bad-guests", count=picks_left(table))
    draw_guests(table, missing - others)


def picks_left(table: Table) -> int:
    """How many guests will still be taken in this phase."""
    if table.phase != WELCOMING or table.over:
        return 0
    return (LAPS - table.lap) * table.players - table.acted.bit_count()
