"""Achievements: who may claim which; the special ones are checked after every action."""

from __future__ import annotations

from typing import Final

from polis.innovation.card_set import SpecialAchievement
from polis.innovation.counting import score
from polis.innovation.deck import AGE_OF
from polis.innovation.table import FREE, Table
from polis.innovation.zones import ACHIEVED, AVAILABLE

POINTS_PER_VALUE: Final = 5


def price(table: Table, seat: int, value: int) -> int:
    """The points that an achievement of a value takes; each one already held adds as much again."""
    held = [AGE_OF[card] for card in table.zones[ACHIEVED[seat]]].count(value)
    return POINTS_PER_VALUE * value * (held + 1)


def is_eligible(table: Table, seat: int, value: int) -> bool:
    return table.highest_top(seat) >= value and score(table, seat) >= price(table, seat, value)


def claimable(table: Table, seat: int) -> list[int]:
    """The available standard achievements that a seat may claim."""
    points = score(table, seat)
    if points < POINTS_PER_VALUE:  # not even for the lowest one
        return []
    highest = min(table.highest_top(seat), points // POINTS_PER_VALUE)
    held = [AGE_OF[card] for card in table.zones[ACHIEVED[seat]]]
    return [
        card
        for card in table.zones[AVAILABLE]
        if (age := AGE_OF[card]) <= highest
        and (age not in held or points >= price(table, seat, age))
    ]


def earned(table: Table) -> list[tuple[int, SpecialAchievement]]:
    """Who gets which special achievement after an action: of several who could, the first one
    clockwise from the left of the player whose turn it is."""
    touched, specials, found = table.touched, table.specials, []
    table.touched = 0
    if FREE not in specials:
        return []
    seats = [s for s in (*table.rivals(table.turn), table.turn) if touched >> s & 1]
    for special, achievement in table.sets.checked:
        if specials[special] == FREE:
            holds = achievement.holds
            for seat in seats:
                if holds(table, seat):
                    found.append((seat, achievement))
                    break
    return found
