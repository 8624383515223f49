"""What achievements mean at this moment: who has them, how near they are, what counts for them."""

from __future__ import annotations

from polis.core.errors import Message, message
from polis.innovation.achievements import is_eligible, price
from polis.innovation.card import Card
from polis.innovation.counting import all_icons, score
from polis.innovation.icons import CLOCK, ICONS
from polis.innovation.sets.base.special_achievements import (
    EMPIRE_ICONS,
    EMPIRE_OF_EACH,
    UNIVERSE_AGE,
)
from polis.innovation.shapes import SetName
from polis.innovation.table import ABSENT, FREE, JUNKED, SPECIALS, Table
from polis.innovation.why_not import unavailable


def of_special(table: Table, special: int, me: int | None) -> list[Message]:
    """Who has it; if nobody does, how near everyone is."""
    place = table.specials[special]
    if place == JUNKED:
        return [message("why-special-junked", special=SPECIALS[special])]
    if place == ABSENT:
        return [message("why-special-absent", special=SPECIALS[special])]
    if place != FREE:
        return [
            message("now-special-yours") if place == me else message("now-special", owner=place)
        ]
    row = dict(table.sets.checked).get(special)
    if row is None:
        return [message("now-special-at-once"), message(f"special-how-{SPECIALS[special]}")]
    name, _, counted, needed, also_by = row
    seats = [seat for seat in range(table.players) if table.playing(seat)]
    each = [message("now-of-player", owner=seat, count=counted(table, seat)) for seat in seats]
    found = [message("now-special-free"), message(f"now-near-{name}", needed=needed, each=each)]
    if name == "empire" and me is not None:
        counts = all_icons(table, me)
        lacking = [ICONS[icon] for icon in EMPIRE_ICONS if counts[icon] < EMPIRE_OF_EACH]
        found += [message("now-empire-lacks", icon=lacking)] if lacking else []
    return [*found, message("now-special-also", card=also_by)]


def of_age(table: Table, age: int, me: int | None, of: SetName = "base") -> list[Message]:
    """A standard achievement: where it is, and what is missing to claim it."""
    gone = unavailable(table, age, of)
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
        "monument": face.demands,
        "universe": face.age >= UNIVERSE_AGE,
        "world": face.has(CLOCK),
    }
    return [
        message("now-counts-for", special=name, count=counted(table, me), needed=needed)
        for special, (name, _, counted, needed, _) in table.sets.checked
        if counting.get(name) and table.specials[special] == FREE
    ]
