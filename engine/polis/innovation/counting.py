"""What is counted of a table: icons, points and achievements. Nobody is asked, nothing changes."""

from polis.innovation.deck import AGE_OF
from polis.innovation.icons import (
    BONUS,
    BONUSES,
    HIGHEST_BONUS,
    MASK,
    UNSPLAYED,
    WIDTH,
    shown_of,
    unpacked,
)
from polis.innovation.shapes import PointSource
from polis.innovation.table import Table
from polis.innovation.zones import ACHIEVED, PILE, SCORE


def icons(table: Table, seat: int, icon: int) -> int:
    """How many of an icon a board shows."""
    return shown_of(table.boards[seat], icon)


def all_icons(table: Table, seat: int) -> list[int]:
    """For each icon how many a board shows."""
    return unpacked(table.boards[seat])


def colours_showing(table: Table, seat: int, icon: int) -> int:
    """On how many colours of a board an icon shows."""
    bits = MASK << WIDTH * icon
    return len([shown for shown in table.shown[5 * seat : 5 * seat + 5] if shown & bits])


def visible_cards(table: Table, seat: int, colour: int) -> int:
    """How many cards of a colour show something: all of a splayed pile, otherwise its top card."""
    pile = table.zones[PILE[seat][colour]]
    return min(len(pile), 1) if table.splays[5 * seat + colour] == UNSPLAYED else len(pile)


# Points


def score(table: Table, seat: int) -> int:
    """The points of a seat: the values in its score pile, and what its bonuses give."""
    points = sum([AGE_OF[card] for card in table.zones[SCORE[seat]]])
    bonuses = table.boards[seat] >> WIDTH * BONUSES
    return points + bonus_points(bonuses) if bonuses else points


def bonus_points(bonuses: int) -> int:
    """The highest bonus in full, and one point for each of the others."""
    # their number comes first, then how many there are of each value: the highest one comes last
    highest = (bonuses.bit_length() - 1) // WIDTH - 1
    return highest + (bonuses & MASK) - 1


def bonuses(table: Table, seat: int) -> list[int]:
    """The bonuses that a board shows, the highest first."""
    shown = table.boards[seat]
    return [
        value
        for value in range(HIGHEST_BONUS, 0, -1)
        for _ in range(shown_of(shown, BONUS + value))
    ]


# Achievements


def achievements(table: Table, seat: int) -> int:
    """How many achievements a seat has, of all kinds."""
    held = len(table.zones[ACHIEVED[seat]]) + table.specials.count(seat)
    if table.sets.achievements:
        held += sum([count(table, seat) for count in table.sets.achievements.values()])
    return held


def achievements_by_source(table: Table, seat: int) -> dict[PointSource, int]:
    """What a seat's achievements come from."""
    return {
        "standard": len(table.zones[ACHIEVED[seat]]),
        "special": table.specials.count(seat),
        **{source: count(table, seat) for source, count in table.sets.achievements.items()},
    }
