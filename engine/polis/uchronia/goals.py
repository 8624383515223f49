"""What puzzles of Uchronia ask for: points, victory, or escaping the Draconians."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from polis.core.ask import Question
from polis.uchronia import staging
from polis.uchronia.attack import attack_key, loss
from polis.uchronia.building import ANSWERS, BUILDINGS, BUILDINGS_IN
from polis.uchronia.ending import winners
from polis.uchronia.materials import CLAY, MEMBERS, NAMES
from polis.uchronia.table import ACTIVITIES, DOMAIN, FORUM, HAND, PILE, SEEN, STOCK, Table

POINTS, WIN, ESCAPE = "points", "win", "escape"
# What a turn counts as that is not over or depends on luck: more than any attack can take.
ALL_LOST: Final = 99


class UchroniaGoals:
    letters = "u"
    names: Sequence[str] = (POINTS, WIN, ESCAPE)
    fewest: Collection[str] = (ESCAPE,)
    most_tries = 15_000
    least: Mapping[str, int] = {POINTS: 3, WIN: 1}
    # chances to win are too rare to skip any
    one_in: Mapping[str, int] = {POINTS: 3, ESCAPE: 3}

    def __init__(self) -> None:
        self.losses: dict[object, int] = {}

    def value(self, goal: str, before: Table, after: Table, seat: int) -> int:
        if goal == POINTS:
            return max(after.score(seat) - before.score(seat), 0)
        if goal == WIN:
            return int(after.over and winners(after) == (seat,))
        if after.over:
            return 0
        return ALL_LOST if after.turn == seat else self.lost(before, after, seat)

    def lost(self, before: Table, after: Table, seat: int) -> int:
        """What the next player's Draconians would take, whatever this player has drawn."""
        if after.present[DOMAIN + seat] and len(before.pile) != len(after.pile):
            after = after.copy()
            after.fill(HAND + seat, [1] * 5)
        place = seat, attack_key(after, seat)
        if place not in self.losses:
            if len(self.losses) > 20_000:
                self.losses.clear()
            self.losses[place] = loss(after, seat)
        return self.losses[place]

    def effects(self, goal: str, before: Table, after: Table, seat: int) -> frozenset[str]:
        if goal == ESCAPE:
            return built(after, seat) - built(before, seat) | defences(before, after, seat)
        return sources(after, seat) - sources(before, seat)

    def fingerprint(self, table: Table, question: Question, played: Sequence[str]) -> Hashable:
        """What a rule still has to do follows from the moves so far, in any order."""
        return (
            tuple(sorted(played)),
            question.options.moves,
            tuple(table.cells),
            tuple([tuple(sorted(built)) for built in table.built]),
            tuple([(b, *resources) for sites in table.sites for b, resources in sites.items()]),
            tuple(table.monopolies),
            tuple(sorted(table.works)),
            table.founded,
        )

    def begins_something(self, question: Question) -> bool:
        return True

    def hides(self, table: Table, question: Question) -> bool:
        """Only giving depends on a Hand, unless everyone knows which colours it has."""
        if question.about != "give":
            return False
        seat = question.seat
        unseen = table.size(HAND + seat) - table.size(SEEN + seat)
        for name in question.args["material"]:
            material = NAMES.index(name)
            there = table.present[SEEN + seat] >> material & 1
            if not there and unseen and not table.lacks[seat] >> material & 1:
                return True
        return False

    def harmless(self, fact: Sequence[Any], seat: int) -> bool:
        """New Great Works and cards drawn bring neither points nor safety."""
        _, kind, *rest = fact
        return kind == "works" or (kind == "card" and rest[1:] == [PILE, HAND + seat])

    def stage(self, goal: str, table: Table, rng: Random) -> Iterator[Table]:
        if goal == ESCAPE:
            yield from staging.threatened(table, rng)
        elif goal == WIN:
            yield from staging.near_the_end(table)
        else:
            yield table

    def keys(self, effects: frozenset[str], line: Sequence[str]) -> tuple[str, ...]:
        """The Buildings that the solution names or completes, or else its Monopolies."""
        words = [word for move in line for word in move.split(" ")]
        named = [b.slug for b in BUILDINGS if b.slug in words or b.slug in effects]
        return tuple(named or [name for name in NAMES if f"{name} 0" in effects])


def built(table: Table, seat: int) -> frozenset[str]:
    return frozenset([BUILDINGS[building].slug for building in table.built[seat]])


def sources(table: Table, seat: int) -> frozenset[str]:
    """What a player's points come from: whole Buildings, and every other point by itself."""
    found = [BUILDINGS[building].slug for building in table.built[seat]]
    for material, holder in enumerate(table.monopolies):
        if holder == seat:
            count = table.cells[5 * (ACTIVITIES + seat) + material]
            found += [f"{NAMES[material]} {number}" for number in range(count)]
    for building in BUILDINGS_IN[table.active[seat] & ANSWERS.points]:
        points = building.points(table, seat)
        found += [f"{building.slug} {number}" for number in range(points)]
    return frozenset(found)


def defences(before: Table, after: Table, seat: int) -> frozenset[str]:
    """What may keep an attacker from a player's cards."""
    drawn = len(before.pile) != len(after.pile)
    found = []
    if not after.present[DOMAIN + seat]:
        found.append("bare domain")
    if after.present[STOCK + seat] >> CLAY & 1:
        found.append("clay in stock")
    if not drawn:
        found += [f"no {NAMES[m]}" for m in MEMBERS[~after.present[HAND + seat] & 31]]
    found += [f"forum without {NAMES[m]}" for m in MEMBERS[~after.present[FORUM] & 31]]
    for site, resources in before.sites[seat].items():
        if sum(resources) and not sum(after.sites[seat].get(site, ())):
            found.append(f"nothing on {BUILDINGS[site].slug}")
    return frozenset(found)
