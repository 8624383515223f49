"""How the game ends: achievements, score, a card's effect, or being the last one left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from polis.core.errors import Message, message
from polis.innovation.counting import achievements, score
from polis.innovation.icons import fields
from polis.innovation.table import (
    BY_ACHIEVEMENTS,
    BY_CARD,
    BY_ELIMINATION,
    BY_ROUNDS,
    BY_SCORE,
    ENDS,
    FREE,
    JUNKED,
    Table,
)
from polis.innovation.zones import ALL_ACHIEVED, zones_of

if TYPE_CHECKING:
    from polis.innovation.player import Player


class Stop(Exception):
    """Stops effects; those who carry them out catch what concerns them."""


class Ended(Stop):
    """The game is over, in the middle of whatever was going on."""


class Lost(Stop):
    """The player who carries out an effect has lost, and carries out no more."""


class Complete(Stop):
    """The Dogma action is complete: none of its effects is carried out any further."""


def finish(table: Table, end: int, victors: Sequence[int]) -> None:
    table.over = True
    table.end = end
    table.victors = tuple(victors)
    table.note(0, "end", ENDS[end])


def win(table: Table, seat: int) -> None:
    """A seat wins because a card says so."""
    finish(table, BY_CARD, [seat])
    raise Ended


def end_by_score(table: Table) -> NoReturn:
    """Ends the game because somebody had to draw a card above the last age."""
    finish(table, BY_SCORE, leading(table))
    raise Ended


def end_by_rounds(table: Table) -> None:
    """Ends the game because the last round is over."""
    finish(table, BY_ROUNDS, leading(table))


def leading(table: Table) -> list[int]:
    """Who has the highest score, and of these the most achievements."""
    seats = [seat for seat in range(table.players) if table.playing(seat)]
    results = {seat: (score(table, seat), achievements(table, seat)) for seat in seats}
    best = max(results.values())
    return [seat for seat in seats if results[seat] == best]


async def lose(me: Player) -> None:
    """Junks all cards of a player, who leaves the game; the last player left wins."""
    table, seat = me.table, me.seat
    table.out |= 1 << seat
    for zone in zones_of(seat):
        await me.junk(table.zones[zone])
    table.specials = [JUNKED if place == seat else place for place in table.specials]
    table.note(0, "lose", seat)
    left = [other for other in range(table.players) if table.playing(other)]
    if len(left) == 1:
        finish(table, BY_ELIMINATION, left)
        raise Ended


def check_achievements(table: Table) -> None:
    """Ends the game after an action if somebody has enough achievements."""
    table.claimed = False
    if nobody_has_enough(table):
        return
    clockwise = (*table.rivals(table.turn), table.turn)
    most = max([achievements(table, seat) for seat in clockwise])
    if most >= table.goal:
        winner = next(seat for seat in clockwise if achievements(table, seat) == most)
        finish(table, BY_ACHIEVEMENTS, [winner])
        raise Ended


def nobody_has_enough(table: Table) -> bool:
    """Whether that can be told without counting: all that could count would not be enough."""
    claimed = len(table.sets.specials) - table.specials.count(FREE)
    most = max(map(len, table.zones[ALL_ACHIEVED])) + claimed
    if most >= table.goal:
        return False
    achieving = table.sets.achieving
    if achieving:
        lowest = achieving & -achieving  # numbers are compared faster than they are masked
        for shown in table.boards:
            if shown >= lowest and most + sum(fields((shown & achieving) // lowest)) >= table.goal:
                return False
    return True


def winners(table: Table) -> tuple[int, ...]:
    return table.victors


def why_won(table: Table) -> list[Message]:
    """How the game came to its end."""
    if not table.over:
        return []
    return [message(f"end-{ENDS[table.end]}", count=table.goal, round=table.round)]
