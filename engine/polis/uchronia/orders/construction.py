"""Construction: start a Building of the Great Works, or transfer a Resource to a site."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from polis.core.ask import PASS, Options, ask
from polis.uchronia.building import ANSWERS, BUILDINGS, FOUNDATIONS_OF, MATERIAL_OF
from polis.uchronia.completion import accepted, open_sites, start, transfer
from polis.uchronia.effects import Occasion
from polis.uchronia.materials import ALL_MATERIALS, MEMBERS, NAMES
from polis.uchronia.table import DISCARD, FORUM, HAND, STOCK, Table

FROM: Final = {STOCK: "", FORUM: " from forum", HAND: " from hand"}


class Found(NamedTuple):
    """Start a Building with a Foundation from the Forum or the Hand."""

    move: str
    building: int
    card: int
    source: int


class Add(NamedTuple):
    """Transfer a Resource from the Stock or the Forum to a site."""

    move: str
    building: int
    card: int
    source: int


Step = Found | Add


class Steps(dict[int, tuple[Step, ...]]):
    """All steps of one kind by Building and materials (`building << 5 | materials`)."""

    def __init__(self, make: Callable[[int, int], Step]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: int) -> tuple[Step, ...]:
        building, materials = divmod(key, 1 << 5)
        steps = self[key] = tuple(self.make(building, card) for card in MEMBERS[materials])
        return steps


def found(building: int, card: int, source: int) -> Found:
    choice = FOUNDATIONS_OF[building].bit_count() > 1
    foundation = f" with {NAMES[card]}" if choice else ""
    origin = FROM[HAND] if source == HAND else ""
    return Found(f"found {BUILDINGS[building].slug}{foundation}{origin}", building, card, source)


def add(building: int, card: int, source: int) -> Add:
    move = f"add {NAMES[card]} to {BUILDINGS[building].slug}{FROM[source]}"
    return Add(move, building, card, source)


FOUND: Final = {source: Steps(partial(found, source=source)) for source in (FORUM, HAND)}
ADD: Final = {source: Steps(partial(add, source=source)) for source in (STOCK, FORUM)}


async def construction(now: Occasion, more: int) -> None:
    for done in range(1 + more):
        if not await construct_once(now, may=done > 0):
            return


async def construct_once(now: Occasion, may: bool) -> bool:
    """Carries out the Order once; False if it is declined or impossible."""
    table, me = now.table, now.me
    steps = open_steps(now)
    from_hand = hand_could(table, me)
    if not steps and not from_hand:
        return False
    # steps that need a card of a certain colour from Hand are offered, but are never mandatory
    declinable = may or not (steps or any_card_would_do(table, me))

    def look() -> Options[Step | None]:
        everything = steps + hand_steps(table, me) if from_hand else steps
        values: dict[str, Step | None] = {step.move: step for step in everything}
        if declinable:
            values[PASS] = None
        return Options(values)

    step = await ask(me, "construction", look)
    if step is None:
        return False
    await take_step(now, step)
    return True


async def take_step(now: Occasion, step: Step) -> None:
    table, me = now.table, now.me
    if isinstance(step, Found):
        table.move(step.card, step.source if step.source == FORUM else HAND + me, DISCARD)
        start(table, me, step.building)
        return
    if step.source == FORUM:
        now.forum_used = True
    source = FORUM if step.source == FORUM else STOCK + me
    await transfer(table, me, step.card, source, step.building)


def startable(table: Table, me: int) -> list[int]:
    """The Great Works whose name this player does not have yet."""
    owned = table.owned[me]
    return [building for building in table.works if not owned >> building & 1]


def foundings(table: Table, me: int, source: int, materials: int) -> list[Step]:
    found_from = FOUND[source]
    steps: list[Step] = []
    for building in startable(table, me):
        steps += found_from[building << 5 | FOUNDATIONS_OF[building] & materials]
    return steps


def open_steps(now: Occasion) -> list[Step]:
    """All that could be done with open cards."""
    table, me = now.table, now.me
    forum = table.present[FORUM]
    steps = foundings(table, me, FORUM, forum) if forum else []
    stock = table.present[STOCK + me]
    if now.forum_used or not table.active[me] & ANSWERS.transfers_from_forum:
        forum = 0
    if stock | forum:
        others_too = table.active[me] & ANSWERS.accepts
        for site in open_sites(table, me):
            materials = accepted(table, me, site) if others_too else 1 << MATERIAL_OF[site]
            if materials & stock:
                steps += ADD[STOCK][site << 5 | materials & stock]
            if materials & forum:
                steps += ADD[FORUM][site << 5 | materials & forum]
    return steps


def hand_could(table: Table, me: int) -> bool:
    """Whether, by open information, a Foundation might come from Hand."""
    return bool(
        table.active[me] & ANSWERS.foundation_from_hand
        and table.present[HAND + me]
        and startable(table, me)
    )


def any_card_would_do(table: Table, me: int) -> bool:
    """Whether a Building could be started with whatever card is in Hand."""
    return any(FOUNDATIONS_OF[b] == ALL_MATERIALS for b in startable(table, me))


def hand_steps(table: Table, me: int) -> list[Step]:
    return foundings(table, me, HAND, table.present[HAND + me])
