"""What else counts for the learned evaluation: what cards, princes and Wonders make."""

from __future__ import annotations

from typing import Final

from polis.utopia.board import COUNT, ON_ISLAND, VALUES
from polis.utopia.evaluation_features import measure_seat, progress, rounds_left
from polis.utopia.promise import ONE_CARD, THREES, TWO_CARDS, gathered
from polis.utopia.table import DEVELOPMENT, GOAL, HAND, Table

fine: Final = (
    "threes that the cards allow",
    "two cards for a farewell",
    "one card for a farewell",
    "kinds of cards",
    "bonus to come",
    "princes",
    "kinds in the city",
    "bases",
    "turn to come",
    "points squared",
    "monuments at the top",
    "monuments at the bottom",
)


def measure_finely(table: Table) -> tuple[float, list[list[float]]]:
    """How far the game has gone, and for each seat all its features."""
    rounds = rounds_left(table)
    seats = [
        measure_seat(table, seat, rounds) + measure_seat_finely(table, seat)
        for seat in range(table.players)
    ]
    return progress(rounds), seats


def measure_seat_finely(table: Table, me: int) -> list[float]:
    hand = table.cells[5 * (HAND + me) : 5 * (HAND + me) + 5]
    where = table.where[5 * me : 5 * me + 5]
    controlled = table.controlled[me]
    leaving = add_and_leave = 0
    for civilization, there in enumerate(table.monuments):
        if where[civilization] & there:
            leaving += min(hand[civilization], 2)
        elif there:
            add_and_leave += hand[civilization] // 2
    top, bottom = (
        [table.monuments[c] for c in part] for part in (table.scale[:2], table.scale[3:])
    )
    return [
        float(allowed(table, me, hand)),
        float(add_and_leave),
        float(leaving),
        float(sum([1 for count in hand if count])),
        float(bonus_to_come(table, me)),
        float(sum(table.princes[5 * COUNT * me : 5 * COUNT * (me + 1)])),
        float(sum([1 for districts in where if districts])),
        float(table.bases(me)),
        1.0 if table.phase == DEVELOPMENT and not table.acted >> me & 1 else 0.0,
        table.scores[me] * table.scores[me] / GOAL,
        float(sum([(controlled & there).bit_count() for there in top])),
        float(sum([(controlled & there).bit_count() for there in bottom])),
    ]


def allowed(table: Table, me: int, hand: list[int]) -> int:
    """Groups of three princes for whose meeting the cards are in hand."""
    free = table.open & ~table.built
    found = 0
    for civilization, cards in enumerate(hand):
        own = 5 * me + civilization
        if cards and table.where[own]:
            groups = gathered(bytes(table.princes[COUNT * own : COUNT * own + COUNT]), free)
            steps = groups[0] if groups[0] != THREES or len(groups) < 2 else groups[1]
            found += steps == ONE_CARD or (steps == TWO_CARDS and cards > 1)
    return found


def bonus_to_come(table: Table, me: int) -> int:
    """What is printed on the Districts still free on the islands of a player's Wonders."""
    free = table.open & ~table.built
    found = 0
    for island, owner in enumerate(table.wonders):
        if owner == me:
            left = free & ON_ISLAND[island]
            found += sum([value for d, value in enumerate(VALUES) if left >> d & 1])
    return found
