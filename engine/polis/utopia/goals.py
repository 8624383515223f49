"""What puzzles of Utopia ask for in a turn of phase 2: points, victory, prestige, a Wonder."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from polis.core.ask import Question
from polis.utopia import staging
from polis.utopia.board import ISLANDS, SLUGS
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.ending import winners
from polis.utopia.prestige import prestige
from polis.utopia.table import SOURCES, Table

POINTS, WIN, PRESTIGE, WONDER = "points", "win", "prestige", "wonder"


class UtopiaGoals:
    letters = "ut"
    names: Sequence[str] = (POINTS, WIN, PRESTIGE, WONDER)
    fewest: Collection[str] = ()
    most_tries = 5_000
    least: Mapping[str, int] = {POINTS: 4, WIN: 1, PRESTIGE: 4, WONDER: 1}
    one_in: Mapping[str, int] = {POINTS: 2, PRESTIGE: 2}

    def value(self, goal: str, before: Table, after: Table, seat: int) -> int:
        if goal == WIN:
            return int(after.over and winners(after) == (seat,))
        if goal == PRESTIGE:
            return prestige(after, seat)
        if goal == WONDER:
            return after.wonders.count(seat) - before.wonders.count(seat)
        return after.scores[seat] - before.scores[seat]

    def effects(self, goal: str, before: Table, after: Table, seat: int) -> frozenset[str]:
        found = built(after, seat) - built(before, seat)
        if goal in (WIN, PRESTIGE):
            found |= standings(after) - standings(before)
        if goal in (WIN, POINTS):
            found |= sources(after, seat) - sources(before, seat)
        return found

    def fingerprint(self, table: Table, question: Question, played: Sequence[str]) -> Hashable:
        """What a rule still has to do follows from the question alone."""
        return (
            question.about,
            tuple(question.args.values()),
            question.options.moves,
            tuple(table.cells),
            tuple(table.princes),
            tuple(table.controlled),
            tuple(table.monuments),
            tuple(table.wonders),
            tuple(table.points),
            tuple(table.privileges),
            tuple(table.guests),
            table.surprised,
            table.bag,
            table.rank,
            table.scale,
        )

    def begins_something(self, question: Question) -> bool:
        return question.about == "act"

    def hides(self, table: Table, question: Question) -> bool:
        """A turn of phase 2 asks no other player and shows no hidden card."""
        return False

    def harmless(self, fact: Sequence[Any], seat: int) -> bool:
        """Guests who arrive in the next round change nothing in the present turn."""
        return bool(fact[1] == "arrive")

    def stage(self, goal: str, table: Table, rng: Random) -> Iterator[Table]:
        yield from staging.STAGES.get(goal, staging.a_turn)(table, rng)

    def keys(self, effects: frozenset[str], line: Sequence[str]) -> tuple[str, ...]:
        """What the solution builds, or else the civilizations that it plays."""
        words = [word for move in line for word in move.split(" ")]
        named = [slug for slug in (*SLUGS, *ISLANDS) if slug in effects]
        return tuple(named or [name for name in CIVILIZATIONS if name in words])


def built(table: Table, seat: int) -> frozenset[str]:
    """A player's Wonders, by island, and monuments, by District."""
    wonders = [ISLANDS[island] for island, owner in enumerate(table.wonders) if owner == seat]
    districts = [slug for d, slug in enumerate(SLUGS) if table.controlled[seat] >> d & 1]
    return frozenset(wonders + districts)


def standings(table: Table) -> frozenset[str]:
    """Where each civilization stands on the scale."""
    return frozenset([f"{CIVILIZATIONS[c]} {table.value(c)}" for c in table.scale])


def sources(table: Table, seat: int) -> frozenset[str]:
    """What a player's points come from, point by point."""
    return frozenset(
        [
            f"{source} {number}"
            for place, source in enumerate(SOURCES)
            for number in range(table.points[5 * seat + place])
        ]
    )
