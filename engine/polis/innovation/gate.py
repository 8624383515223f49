"""The gate: every card that a player moves, every splay, claim and win passes here.

Something may happen first or instead (`would.py`), limits hold, and what follows is carried out.
Only the set-up moves cards past it, since nobody does anything there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from polis.innovation import ending
from polis.innovation.deck import back_of
from polis.innovation.happening import Happening
from polis.innovation.icons import NO_COLOUR, OLDEST, UNSPLAYED
from polis.innovation.table import FREE, JUNKED, SPECIALS, Table
from polis.innovation.would import would
from polis.innovation.zones import DECK, HAND, IN_HAND, IS_CLAIMED, IS_LIMITED, ZONES

if TYPE_CHECKING:
    from polis.innovation.player import Player

BEST_LIMIT: Final = 5  # cards in a forecast or a safe, and one less for each better way to splay


# What karmas call an event, if not by its verb.
EVENTS: Final = {"achieve": "claim"}


async def move(
    doer: Player,
    verb: str,
    card: int | None,
    target: int,
    *,
    under: bool = False,
    shown: bool = False,
    apart: Sequence[int] = (),
) -> int | None:
    """Moves a card; None if there is none, or it was replaced or exceeds a limit."""
    if card is None:
        return None
    table = doer.table
    source = table.where[card]
    if table.figures:
        event = EVENTS.get(verb, verb)
        happening = Happening(event, doer.seat, card=card, source=source, target=target)
        if not await would(doer, happening) or table.where[card] != source:
            return None
    if IS_LIMITED[target] and is_full(table, target):
        return None
    table.move(verb, card, target, under=under, shown=shown, apart=apart)
    if IS_CLAIMED[target]:
        table.claimed = True
    if verb == "meld":
        for melded in table.sets.after_meld:
            await melded(doer, card)
    elif verb == "junk" and table.sets.after_junk:
        await after_junk(doer, card, source)
    return card


async def after_junk(doer: Player, card: int, source: int) -> None:
    """What follows for who had a junked card in hand, if they still play."""
    zone = ZONES[source]
    if zone.kind is IN_HAND and zone.owner is not None and doer.table.playing(zone.owner):
        for junked in doer.table.sets.after_junk:
            await junked(doer.other(zone.owner), card)


async def exchange(
    doer: Player, mine: Sequence[int], at: int, theirs: Sequence[int], there: int
) -> bool:
    """Swaps cards of two zones, as one event; returns whether it happened."""
    table, cards = doer.table, (*mine, *theirs)
    places = [table.where[card] for card in cards]
    if table.figures and not await would(doer, Happening("exchange", doer.seat, target=there)):
        return False
    if places != [table.where[card] for card in cards]:
        return False
    going, coming = within(table, mine, there, theirs), within(table, theirs, at, mine)
    for card in going:
        table.move("exchange", card, there, apart=cards)
    for card in coming:
        table.move("exchange", card, at, apart=cards)
    return bool(going or coming)


def within(table: Table, cards: Sequence[int], zone: int, leaving: Sequence[int]) -> Sequence[int]:
    """Those of the cards that a zone takes once others have left it; what exceeds it stays."""
    owner = ZONES[zone].owner
    if not IS_LIMITED[zone] or owner is None:
        return cards
    return cards[: max(0, limit(table, owner) - len(table.zones[zone]) + len(leaving))]


def limit(table: Table, seat: int) -> int:
    """How many cards a seat's forecast may have, and its safe."""
    return BEST_LIMIT - max(table.splays[5 * seat : 5 * seat + 5])


def is_full(table: Table, zone: int) -> bool:
    owner = ZONES[zone].owner
    assert owner is not None
    return len(table.zones[zone]) >= limit(table, owner)


# Drawing


def deck_to_draw(table: Table, value: int, of: int | None = None) -> int | None:
    """The deck from which a value is drawn: the lowest base deck left tells its age, then a deck of
    the set named, if that has any; None above the last age."""
    zones, age = table.zones, max(value, 1)
    while age <= OLDEST and not zones[DECK[age]]:
        age += 1
    if age > OLDEST:
        return None
    if of is not None and zones[DECK[back_of(of, age)]]:
        return DECK[back_of(of, age)]
    return DECK[age]


async def draw(
    doer: Player, value: int, *, of: int | None = None, shown: bool = False
) -> int | None:
    """Draws a card to hand; above the last age it ends the game."""
    table = doer.table
    deck = deck_to_draw(table, value, of)
    if table.figures and deck is not None:
        happening = Happening("draw", doer.seat, card=table.zones[deck][-1], source=deck)
        if not await would(doer, happening):
            return None
        deck = deck_to_draw(table, value, of)
    if deck is None:
        ending.end_by_score(table)
    card = table.zones[deck][-1]
    table.move("draw", card, HAND[doer.seat], shown=shown)
    return card


# The board, and special achievements


async def splay(doer: Player, seat: int, colour: int, direction: int) -> bool:
    """Splays a pile of a seat's board; returns whether anything changed."""
    table = doer.table
    if colour == NO_COLOUR or not table.can_splay(seat, colour, direction):
        return False
    if direction != UNSPLAYED and table.figures:
        happening = Happening("splay", doer.seat, colour=colour, owner=seat, direction=direction)
        if not await would(doer, happening) or not table.can_splay(seat, colour, direction):
            return False
    table.splay(seat, colour, direction)
    if direction != UNSPLAYED:
        for splayed in table.sets.after_splay:
            await splayed(doer)
    return True


async def claim(doer: Player, special: int) -> bool:
    """Takes a special achievement, if it is available."""
    table = doer.table
    if table.specials[special] != FREE:
        return False
    if table.figures:
        happening = Happening("claim", doer.seat, special=special)
        if not await would(doer, happening) or table.specials[special] != FREE:
            return False
    table.specials[special] = doer.seat
    table.claimed = True
    table.changes += 1
    table.note(0, "special", SPECIALS[special], doer.seat)
    return True


async def win(doer: Player) -> None:
    """Wins, because a card says so."""
    if not doer.table.figures or await would(doer, Happening("win", doer.seat)):
        ending.win(doer.table, doer.seat)


def junk_special(table: Table, special: int) -> None:
    table.specials[special] = JUNKED
    table.changes += 1
    table.note(0, "special-junked", SPECIALS[special])


def free_special(table: Table, special: int) -> None:
    """Makes a special achievement in the junk available again, for anyone who fulfils it."""
    table.touched = table.everyone
    table.specials[special] = FREE
    table.changes += 1
    table.note(0, "special-freed", SPECIALS[special])
