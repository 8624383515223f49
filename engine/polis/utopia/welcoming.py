"""Phase 1, welcoming: a turn of a lap, with surprise guests and the extra pick they bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from polis.core.ask import Options, ask
from polis.utopia.board import ISLANDS, ON_ISLAND
from polis.utopia.building import Deed, buildable, finish_building, with_building
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.rounds import end_turn
from polis.utopia.table import Table
from polis.utopia.verbs import NAME, PLACE, TAKE

SURPRISE: Final = -1


async def welcome(table: Table) -> None:
    """A turn: an open guest, or a surprise guest and somebody else's extra pick."""
    me = table.turn
    guest = await choose_guest(table, me)
    if guest == SURPRISE:
        await surprise(table, me)
    else:
        await take(table, me, guest)
    await finish_building(table, me)
    end_turn(table)


async def choose_guest(table: Table, me: int) -> int:
    """Asks for a guest or SURPRISE; before that the player may build."""
    while True:
        choice = await ask(me, "welcome", lambda: with_building(table, me, picks(table, me)))
        if isinstance(choice, int):
            return choice
        await choice.do(table, me)


def picks(table: Table, me: int) -> Options[int]:
    surprise = bool(table.bag) and not table.surprised >> me & 1
    return guests_or_surprise(takeable(table, me), surprise)


@lru_cache(maxsize=4_000)
def guests_or_surprise(guests: int, surprise: bool) -> Options[int]:
    options = TAKE.must[guests]
    return Options({**options.values, "surprise": SURPRISE}) if surprise else options


def takeable(table: Table, me: int) -> int:
    """The open guests, as bits. Ruling: only those for whom a prince can be placed, if any."""
    supply = table.supply
    own = 5 * me
    every = placeable = 0
    for guest, count in enumerate(table.guests):
        if count:
            every |= 1 << guest
            if supply[own + guest % 5]:
                placeable |= 1 << guest
    return placeable or every


async def take(table: Table, me: int, guest: int) -> None:
    table.guests[guest] -= 1
    table.taken = (*table.taken, (guest, me))
    table.note(0, "take", me, guest)
    await place(table, me, guest)


async def place(table: Table, me: int, guest: int) -> None:
    """Places a prince of the guest's civilization in any District of its island, if one is left."""
    island, civilization = divmod(guest, 5)
    if not table.supply[5 * me + civilization]:
        table.note(0, "no-prince", me, civilization)
        return
    args = {"civilization": CIVILIZATIONS[civilization], "island": ISLANDS[island]}
    district = await ask(me, "place", lambda: PLACE.must[ON_ISLAND[island]], args)
    table.put(me, civilization, district)


async def surprise(table: Table, me: int) -> None:
    """Draws a guest from the bag; then another player must take an open one."""
    table.surprised |= 1 << me
    guest, table.bag = table.bag[-1], table.bag[:-1]
    table.taken = (*table.taken, (guest, me))
    table.note(table.everyone, "surprise", me, guest)
    if not table.supply[5 * me + guest % 5]:
        await finish_building(table, me)  # building may bring back the prince that is missing
    await place(table, me, guest)
    other = await name_another(table, me)
    table.note(0, "name", me, other)
    await extra_pick(table, other, me)


async def name_another(table: Table, me: int) -> int:
    """Asks who is named; before that the player may build."""
    others = (1 << table.players) - 1 & ~(1 << me)
    while others & others - 1 or buildable(table, me):
        choice = await ask(me, "name", lambda: with_building(table, me, NAME.must[others]))
        if isinstance(choice, int):
            return choice
        await choice.do(table, me)
    return others.bit_length() - 1


async def extra_pick(table: Table, me: int, drawer: int) -> None:
    """The player named takes an open guest, and may build before that."""

    def look() -> Options[int | Deed]:
        return with_building(table, me, TAKE.must[takeable(table, me)])

    while True:
        choice = await ask(me, "extra", look, {"owner": drawer})
        if isinstance(choice, int):
            break
        await choice.do(table, me)
    await take(table, me, choice)
    await finish_building(table, me)
