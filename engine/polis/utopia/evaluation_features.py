"""What counts in a position of Utopia, as numbers, for both evaluations."""

from __future__ import annotations

from typing import Final

from polis.utopia.board import COUNT, ON_ISLAND
from polis.utopia.prestige import prestige
from polis.utopia.promise import FAR, gathered
from polis.utopia.table import DEVELOPMENT, GOAL, HAND, NOBODY, Table

# Each feature with the weight that the hand-written evaluation gives it, in points.
hand_written: Final[dict[str, float]] = {
    "points": 0.8,
    "prestige": 1.0,  # at the end of this round
    "points at the end": 1.5,  # if this round is the last
    "prestige later": 0.2,  # in the rounds after it, as the scale is now
    "monuments later": 1.6,  # at a usual place on the scale, because the scale will change
    "wonders later": 0.7,
    # princes who wait for others, by how many rounds their monument would bring prestige
    "threes": 1.2,
    "threes within a card": 0.6,
    "threes within two cards": 0.4,
    "pairs": 0.4,
    "loose pairs": 0.2,
    "singles": 0.05,
    "five kinds on an island": 5.5,
    "four kinds": 2.0,
    "three kinds": 0.9,
    "princes at monuments": 0.6,
    "cards to play": 0.5,
    "cards to keep": 0.5,
    "cards of use": 0.4,
    "privileges": 0.8,
    "rank": 0.8,  # who is behind gives up fewer cards and sees what the others do
}
MOST_ROUNDS: Final = 5.0
GROWTH: Final = 5.0  # points that a round brings besides the present prestige


def rounds_left(table: Table) -> float:
    """About how many rounds will follow this one."""
    least = MOST_ROUNDS
    for seat, score in enumerate(table.scores):
        coming = prestige(table, seat)
        missing = GOAL - score - coming
        if missing <= 0:
            return 0.0
        least = min(least, 0.5 + missing / (coming + GROWTH))
    return least


def progress(rounds: float) -> float:
    """How far the game has gone, from 0 to 1."""
    return 1.0 - rounds / MOST_ROUNDS


def measure(table: Table) -> list[list[float]]:
    """For each seat its features."""
    rounds = rounds_left(table)
    return [measure_seat(table, seat, rounds) for seat in range(table.players)]


def measure_seat(table: Table, me: int, rounds: float) -> list[float]:
    now = float(prestige(table, me))
    acts = table.phase != DEVELOPMENT or not table.acted >> me & 1
    # after the last turn of a game, preparations are worth nothing
    staying = rounds + 1.0 if acts else rounds
    more = min(staying, 1.0)
    cards = table.size(HAND + me)
    five, four, three = kinds(table, me)
    return [
        float(table.scores[me]),
        now,
        0.0 if rounds else table.scores[me] + now,
        now * rounds,
        table.controlled[me].bit_count() * rounds,
        table.wonders.count(me) * rounds,
        *[count * staying for count in gatherings(table, me)],
        five * more,
        four * more,
        three * more,
        at_monuments(table, me) * more,
        float(cards) if acts else 0.0,
        0.0 if acts else cards * more,
        of_use(table, me) * more,
        table.privileges[me] * more,
        table.rank.index(me) * min(rounds, 1.0),
    ]


def gatherings(table: Table, me: int) -> list[int]:
    """How far the princes of each civilization are from being three in one District."""
    found = [0] * FAR
    free = table.open & ~table.built
    for civilization in range(5):
        own = 5 * me + civilization
        if table.where[own]:
            counts = bytes(table.princes[COUNT * own : COUNT * own + COUNT])
            for steps in gathered(counts, free):
                if steps < FAR:
                    found[steps] += 1
    return found


def kinds(table: Table, me: int) -> tuple[int, int, int]:
    """How many islands without a Wonder have five, four, three civilizations of a player."""
    five = four = three = 0
    for island, owner in enumerate(table.wonders):
        if owner == NOBODY:
            count = kinds_on(table, me, island)
            five += count == 5
            four += count == 4
            three += count == 3
    return five, four, three


def kinds_on(table: Table, me: int, island: int) -> int:
    """How many civilizations of a player stand on an island."""
    here = ON_ISLAND[island]
    mayan, persian, egyptian, greek, chinese = table.where[5 * me : 5 * me + 5]
    return (
        (mayan & here > 0)
        + (persian & here > 0)
        + (egyptian & here > 0)
        + (greek & here > 0)
        + (chinese & here > 0)
    )


def at_monuments(table: Table, me: int) -> int:
    """Districts with a monument from which a prince of its civilization could be removed."""
    where = table.where[5 * me : 5 * me + 5]
    return sum([(w & m).bit_count() for w, m in zip(where, table.monuments, strict=True)])


def of_use(table: Table, me: int) -> int:
    """Cards of civilizations that have princes of the player or a monument in the city."""
    hand = table.cells[5 * (HAND + me) : 5 * (HAND + me) + 5]
    where = table.where[5 * me : 5 * me + 5]
    return sum([min(n, 3) for n, w, m in zip(hand, where, table.monuments, strict=True) if w or m])
