"""What achievements mean at this moment: who has them, how near they are, what counts for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polis.core.errors import Message, message
from polis.innovation.achievements import (
    EMPIRE_ICONS,
    EMPIRE_OF_EACH,
    MONUMENT_DEMANDS,
    UNIVERSE_AGE,
    WORLD_CLOCKS,
    is_eligible,
    price,
)
from polis.innovation.card import Card
from polis.innovation.counting import all_icons, icons, score
from polis.innovation.deck import AGE_OF, CARDS
from polis.innovation.icons import CLOCK, COLOURS, ICONS, PERSON, RIGHT
from polis.innovation.table import (
    EMPIRE,
    FREE,
    JUNKED,
    MONUMENT,
    SPECIALS,
    UNIVERSE,
    WORLD,
    Table,
)
from polis.innovation.why_not import unavailable

# The card whose effect can claim a special achievement too.
ALSO_BY: Final = ("construction", "masonry", "invention", "translation", "astronomy")


def empire(table: Table, seat: int) -> int:
    return len([count for count in all_icons(table, seat)[:PERSON] if count >= EMPIRE_OF_EACH])


def monument(table: Table, seat: int) -> int:
    return len([card for card in table.tops(seat) if CARDS[table.faces[card]].demands])


def wonder(table: Table, seat: int) -> int:
    return len([splay for splay in table.splays[5 * seat : 5 * seat + 5] if splay >= RIGHT])


def world(table: Table, seat: int) -> int:
    return icons(table, seat, CLOCK)


def universe(table: Table, seat: int) -> int:
    return len([card for card in table.tops(seat) if AGE_OF[card] >= UNIVERSE_AGE])


# What each special achievement counts, and how many of it are needed.
PROGRESS: Final[tuple[tuple[Callable[[Table, int], int], int], ...]] = (
    (empire, len(EMPIRE_ICONS)),
    (monument, MONUMENT_DEMANDS),
    (wonder, len(COLOURS)),
    (world, WORLD_CLOCKS),
    (universe, len(COLOURS)),
)


def of_special(table: Table, special: int, me: int | None) -> list[Message]:
    """Who has it; if nobody does, how near everyone is."""
    name, place = SPECIALS[special], table.specials[special]
    if place == JUNKED:
        return [message("why-special-junked", special=name)]
    if place != FREE:
        return [
            message("now-special-yours") if place == me else message("now-special", owner=place)
        ]
    count, needed = PROGRESS[special]
    seats = [seat for seat in range(table.players) if table.playing(seat)]
    each = [message("now-of-player", owner=seat, count=count(table, seat)) for seat in seats]
    found = [message("now-special-free"), message(f"now-near-{name}", needed=needed, each=each)]
    if special == EMPIRE and me is not None:
        counts = enumerate(all_icons(table, me)[:PERSON])
        lacking = [ICONS[icon] for icon, have in counts if have < EMPIRE_OF_EACH]
        found += [message("now-empire-lacks", icon=lacking)] if lacking else []
    return [*found, message("now-special-also", card=ALSO_BY[special])]


def of_age(table: Table, age: int, me: int | None) -> list[Message]:
    """A standard achievement: where it is, and what is missing to claim it."""
    gone = unavailable(table, age)
    if gone:
        return [gone]
    found = [message("now-available", age=age, points=5 * age)]
    if me is not None:
        found.append(standing(table, age, me))
    able = [seat for seat in range(table.players) if is_able(table, seat, age) and seat != me]
    return [*found, *([message("now-others-eligible", owner=able)] if able else [])]


def is_able(table: Table, seat: int, age: int) -> bool:
    return table.playing(seat) and is_eligible(table, seat, age)


def standing(table: Table, age: int, me: int) -> Message:
    if is_eligible(table, me, age):
        return message("now-eligible")
    said = {"points": score(table, me), "highest": table.highest_top(me)}
    return message("now-not-eligible", needed=price(table, me, age), age=age, **said)


def counts_for(table: Table, me: int, face: Card) -> list[Message]:
    """The special achievements still to be had for which a card counts as a top card."""
    counting = {
        MONUMENT: face.demands,
        UNIVERSE: face.age >= UNIVERSE_AGE,
        WORLD: face.has(CLOCK),
    }
    return [
        message("now-counts-for", special=SPECIALS[special], count=count(table, me), needed=needed)
        for special, (count, needed) in enumerate(PROGRESS)
        if counting.get(special) and table.specials[special] == FREE
    ]
